import { useState } from "react";
import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { hours } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";

type MailCodeFieldProps = {
  name: string;
  email: string;
  /** A first code is on its way already. */
  isSent?: boolean;
  error?: string | undefined;
  send: () => Promise<{ error: unknown }>;
};

/** A code by mail, and a button for another one: mails get lost. */
export function MailCodeField({ name, email, isSent = false, error, send }: MailCodeFieldProps) {
  const [wasSent, setSent] = useState(isSent);
  const { isBusy, attempt } = useAttempt("O código não foi enviado");

  async function ask() {
    if (!(await attempt(send))) return;
    setSent(true);
    toast({ title: "Código enviado", description: `Veja a mensagem que mandamos para ${email}.` });
  }
  return (
    <>
      <Field
        error={error}
        label="Código que enviamos ao seu e-mail"
        description={
          wasSent
            ? `6 números, na mensagem para ${email}. Vale por ${hours(mailLinkHours)}.`
            : "Peça o código e digite os 6 números."
        }
      >
        <Input
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*([0-9]\s*){6}"
          maxLength={9}
          required
          data-problem="Digite os 6 números da mensagem."
          className="numeric max-w-64"
        />
      </Field>
      {wasSent && <DemoMailbox to={email} />}
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Enviando..."
        className="mb-5 max-sm:w-full"
        onClick={ask}
      >
        {wasSent ? "Enviar outro código" : "Enviar código por e-mail"}
      </Button>
    </>
  );
}
