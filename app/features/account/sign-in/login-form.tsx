import type { FormEvent } from "react";
import { useFieldErrors } from "#app/shared/forms/use-field-errors.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { PasswordInput } from "#app/shared/ui/form/password-input.tsx";
import { awaitsSecondFactor } from "../second-factor/second-factor.ts";
import { useAuth } from "../session/use-auth.ts";
import type { Attempt } from "./use-attempt.ts";

export function LoginForm({ signIn }: { signIn: Attempt }) {
  const { login } = useAuth();
  const { errors, check } = useFieldErrors();

  async function enter(email: string, password: string) {
    const result = await login({ email, password });
    if (result.error?.code === "over_request_rate_limit") return { ...result, error: { code: "sign_in_limited" } };
    const { session } = result.data;
    if (session && !awaitsSecondFactor(session)) toast({ title: "Login realizado com sucesso!" });
    return result;
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    void signIn.attempt(() => enter(email, password), "E-mail ou senha incorretos");
  }

  return (
    // Sent before the scripts are awake, "dialog" does nothing: no password in an address, and nothing typed is lost.
    <form method="dialog" noValidate onSubmit={submit}>
      <Field label="E-mail" error={errors.email}>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          maxLength={254}
          required
          data-problem="Informe o e-mail da sua conta, como nome@exemplo.com.br."
        />
      </Field>
      <Field label="Senha" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" required data-problem="Informe sua senha." />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" busy={signIn.isBusy} busyLabel="Entrando..." className="max-sm:w-full">
          Entrar
        </Button>
        <a href="/recuperar-senha" className="text-link flex min-h-11 items-center">
          Esqueci minha senha
        </a>
      </div>
    </form>
  );
}
