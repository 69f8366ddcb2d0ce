import { type FormEvent, type ReactNode, useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { PasswordInput } from "#app/shared/ui/form/password-input.tsx";
import { CONFIRM_PASSWORD, PASSWORD_HINT, passwordError, passwordsDiffer } from "./password.ts";
import { useWeakPasswordWarning } from "./use-weak-password-warning.ts";

type NewPasswordFormProps = {
  /** Tells password managers which account the new password is for. */
  email: string;
  /** Nobody may choose it as a password. */
  name: string;
  busy: boolean;
  /** What else is asked, above the new password. */
  children?: ReactNode;
  onSubmit: (password: string, form: FormData) => void;
};

type Errors = { password?: string | undefined; confirmation?: string | undefined };

export function NewPasswordForm({ email, name, busy, children, onSubmit }: NewPasswordFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [typed, setTyped] = useState("");
  const warning = useWeakPasswordWarning(typed, [name, email]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("new-password"));
    const isSame = password === form.get("confirmation");
    const problem = passwordError(password);
    setErrors({ password: problem, confirmation: isSame ? undefined : `${passwordsDiffer.description}.` });
    if (!isSame) toast({ variant: "destructive", ...passwordsDiffer });
    else if (!problem) onSubmit(password, form);
  }
  return (
    // Sent before the scripts are awake, "dialog" does nothing: no password in an address, and nothing typed is lost.
    <form method="dialog" onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <Field label="Nova senha" description={PASSWORD_HINT} error={errors.password} warning={warning}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          required
          onChange={({ target }) => setTyped(target.value)}
          onBlur={({ target }) => target.value && setErrors({ ...errors, password: passwordError(target.value) })}
        />
      </Field>
      <Field label={CONFIRM_PASSWORD} error={errors.confirmation}>
        <PasswordInput name="confirmation" autoComplete="new-password" required />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Salvando..." className="max-sm:w-full">
        Salvar senha
      </Button>
    </form>
  );
}
