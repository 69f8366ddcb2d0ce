import type { FormEvent } from "react";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import type { Account } from "../session/use-account.ts";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { requestEmailChange, resendConfirmation, resendEmailChange } from "./account.client.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Both mailboxes have to agree, so an address that nobody confirmed cannot hand the account on. */
export function EmailSettings({ account }: { account: Account }) {
  const { email, isConfirmed, newEmail } = account;
  return (
    <SettingsSection title="E-mail" summary={isConfirmed ? email : `${email}, falta confirmar`}>
      {!isConfirmed && (
        <Alert
          variant="warning"
          title="Confirme seu e-mail"
          action={<Resend label="Reenviar e-mail" send={() => resendConfirmation(email)} />}
        >
          Abra o link que enviamos para {email}. Depois disso você pode trocar de endereço.
          <DemoMailbox to={email} />
        </Alert>
      )}
      {newEmail && (
        <Alert
          className="mb-6"
          title="Troca de e-mail em andamento"
          action={<Resend label="Reenviar os links" send={() => resendEmailChange(email)} />}
        >
          Abra os dois links: o que enviamos para {email} e o que enviamos para {newEmail}. Até lá, nada muda. Se o do
          endereço novo não chegar, confira se ele já não é de outra conta sua.
          <DemoMailbox />
        </Alert>
      )}
      {isConfirmed && <EmailForm account={account} />}
    </SettingsSection>
  );
}

function EmailForm({ account }: { account: Account }) {
  const { isBusy, attempt } = useAttempt("O e-mail não foi alterado");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = String(new FormData(form).get("new-email")).trim();
    if (wanted.toLowerCase() === account.email) return toast({ title: "Este já é o e-mail da sua conta" });
    if (!(await attempt(() => requestEmailChange(wanted)))) return;
    form.reset();
    toast({ title: "Falta confirmar", description: "Enviamos um link para o e-mail atual e outro para o novo." });
    await account.reload();
  }
  return (
    <form onSubmit={submit}>
      <Field
        label="Novo e-mail"
        description="É com ele que você entra. Enviamos um link ao endereço atual e ao novo. Se o seu perfil mostra o atual, passa a mostrar o novo."
      >
        <Input type="email" name="new-email" autoComplete="email" maxLength={254} required />
      </Field>
      <Button type="submit" busy={isBusy} busyLabel="Enviando..." className="max-sm:w-full">
        Trocar e-mail
      </Button>
    </form>
  );
}

function Resend({ label, send }: { label: string; send: () => Promise<{ error: unknown }> }) {
  const { isBusy, attempt } = useAttempt("O e-mail não foi enviado");
  async function resend() {
    if (await attempt(send)) toast({ title: "E-mail enviado", description: "Olhe também a caixa de spam." });
  }
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      busyLabel="Enviando..."
      className="max-sm:w-full"
      onClick={resend}
    >
      {label}
    </Button>
  );
}
