import { useState } from "react";
import { describeAuthError } from "#app/features/account/sign-in/auth-error.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";

/** An unconfirmed address blocks nothing; it is only reminded of. */
export function ConfirmEmailReminder({ email }: { email: string | undefined }) {
  const [isBusy, setBusy] = useState(false);
  if (!email) return null;

  async function resend(to: string) {
    setBusy(true);
    const refusal = await resendConfirmation(to);
    setBusy(false);
    toast(
      refusal
        ? { variant: "destructive", title: "O e-mail não foi enviado", description: refusal }
        : { title: "E-mail enviado", description: `Abra a mensagem que mandamos para ${to} e confirme.` },
    );
  }
  return (
    <Alert
      title="Confirme seu e-mail"
      action={
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          busyLabel="Enviando..."
          className="max-sm:w-full"
          onClick={() => resend(email)}
        >
          Reenviar e-mail
        </Button>
      }
    >
      Mandamos uma mensagem para {email}. Confirmar protege sua conta e permite receber pedidos de pacientes por e-mail.
      Até lá, quem você anota na agenda não é avisado por e-mail.
      <DemoMailbox to={email} />
    </Alert>
  );
}

/** Why not, if not. */
async function resendConfirmation(email: string) {
  const fallback = "Espere um minuto e tente de novo.";
  try {
    const backend = await loadBackend();
    const { error } = await backend.auth.resend({ type: "signup", email });
    return error ? describeAuthError(error, fallback) : undefined;
  } catch (error) {
    return describeAuthError(error, fallback);
  }
}
