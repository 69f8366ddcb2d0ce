import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CONFIRM_PASSWORD, PASSWORD_HINT } from "#app/features/account/sign-in/password.ts";
import { useWeakPasswordWarning } from "#app/features/account/sign-in/use-weak-password-warning.ts";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import type { SignUpValues } from "./sign-up-fields.ts";

type AccountStepProps = {
  /** The profile's fields of this step. */
  profile: ReactNode;
  /** The account of a first attempt is there: only its profile is missing. */
  hasAccount: boolean;
};

export function AccountStep({ profile, hasAccount }: AccountStepProps) {
  const { register, formState } = useFormContext<SignUpValues>();
  return (
    <>
      {profile}
      <Field
        label="E-mail"
        description={hasAccount ? "Sua conta já foi criada com este e-mail. Falta salvar o perfil." : undefined}
        error={formState.errors.email?.message}
      >
        <Input
          {...register("email")}
          type="email"
          inputMode="email"
          required
          readOnly={hasAccount}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      {!hasAccount && <PasswordFields />}
      <p>
        Já tem conta?{" "}
        <a href="/login" className="text-link inline-flex min-h-11 items-center">
          Entrar
        </a>
      </p>
    </>
  );
}

function PasswordFields() {
  const { register, trigger, getFieldState, formState } = useFormContext<SignUpValues>();
  const [password, name, email] = useWatch<SignUpValues, ["password", "name", "email"]>({
    name: ["password", "name", "email"],
  });
  const [isShown, setShown] = useState(false);
  const warning = useWeakPasswordWarning(password, [name, email]);
  const type = isShown ? "text" : "password";
  // A password changed afterwards makes the confirmation right or wrong at once.
  const recheck = () => getFieldState("confirmPassword").isTouched && trigger("confirmPassword");
  return (
    <>
      <Field label="Senha" error={formState.errors.password?.message} warning={warning}>
        <Input
          {...register("password", { onChange: recheck })}
          type={type}
          required
          autoComplete="new-password"
          placeholder={PASSWORD_HINT}
        />
      </Field>
      <Field label={CONFIRM_PASSWORD} error={formState.errors.confirmPassword?.message}>
        <Input {...register("confirmPassword")} type={type} required autoComplete="new-password" />
      </Field>
      <Checkbox
        label="Mostrar as senhas"
        className="-mt-2"
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </>
  );
}
