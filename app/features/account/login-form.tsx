import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { describeAuthFault } from "./auth-fault.ts";
import { useAuth } from "./use-auth.ts";

export function LoginForm() {
  const { login } = useAuth();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const error = await login({ email: String(form.get("email")).trim(), password: String(form.get("password")) }).then(
      (result) => result.error,
      (error: unknown) => error,
    );
    setBusy(false);
    if (!error) return toast({ title: "Login realizado com sucesso!" });
    toast({
      variant: "destructive",
      title: "Falha no login",
      description: describeAuthFault(error, "E-mail ou senha incorretos"),
    });
  }

  return (
    <form onSubmit={submit}>
      <Field label="E-mail">
        <Input type="email" name="email" autoComplete="username" required />
      </Field>
      <Field label="Senha">
        <Input type="password" name="password" autoComplete="current-password" required />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy} busyLabel="Entrando...">
          Entrar
        </Button>
        <Link to="/recuperar-senha" className="text-link">
          Esqueci minha senha
        </Link>
      </div>
    </form>
  );
}
