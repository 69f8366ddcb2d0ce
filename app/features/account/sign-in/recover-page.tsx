import { type FormEvent, useState } from "react";
import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { hours } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/card.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { requestRecovery } from "./recovery.client.ts";
import { useAttempt } from "./use-attempt.ts";

/** The answer is the same whether or not somebody has an account by that address. */
export function RecoverPage() {
  const [sentTo, setSentTo] = useState("");
  const { isBusy, attempt } = useAttempt("O e-mail não foi enviado");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (await attempt(() => requestRecovery(email))) setSentTo(email);
  }

  return (
    <Page
      title="Esqueci minha senha"
      lead="Diga o e-mail da sua conta e enviamos um link para criar uma nova senha."
      width="form"
    >
      {sentTo && (
        <Alert variant="success" title="Veja seu e-mail" announce className="mb-6">
          Se houver uma conta com {sentTo}, o link chega em instantes. Ele vale por {hours(mailLinkHours)} e uma única
          vez. Não chegou? Olhe a caixa de spam ou peça outro em um minuto.
          <DemoMailbox to={sentTo} />
        </Alert>
      )}
      <Card>
        <form method="dialog" onSubmit={submit}>
          <Field label="E-mail">
            <Input type="email" name="email" autoComplete="username" maxLength={254} required />
          </Field>
          <Button type="submit" busy={isBusy} busyLabel="Enviando..." className="max-sm:w-full">
            {sentTo ? "Enviar de novo" : "Enviar link"}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center">
        <a href="/login" className="text-link inline-flex min-h-11 items-center">
          Voltar para entrar
        </a>
      </p>
    </Page>
  );
}
