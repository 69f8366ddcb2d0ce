import { useEffect, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { loadBackend } from "#app/shared/backend/backend.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";

/** An unconfirmed address blocks nothing; it is only reminded of. */
export function ConfirmEmailReminder() {
  const email = useUnconfirmedEmail();
  const [isBusy, setBusy] = useState(false);
  if (!email) return null;

  async function resend(to: string) {
    setBusy(true);
    const sent = await resendConfirmation(to);
    setBusy(false);
    toast(
      sent
        ? { title: "E-mail enviado", description: `Abra a mensagem que mandamos para ${to} e confirme.` }
        : {
            variant: "destructive",
            title: "O e-mail não foi enviado",
            description: "Espere um minuto e tente de novo.",
          },
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
      <DemoMailbox to={email} />
    </Alert>
  );
}

/** The stored session may be older than the confirmation: the server is asked, and the reminder goes where it is. */
function useUnconfirmedEmail() {
  const { user } = useAuth();
  const [isConfirmed, setConfirmed] = useState(false);
  const isUnconfirmed = Boolean(user?.email) && !user?.email_confirmed_at;
  useEffect(() => {
    setConfirmed(false);
    if (!isUnconfirmed) return;
    let isCurrent = true;
    loadBackend()
      .then((backend) => backend.auth.getUser())
      .then(({ data }) => {
        if (isCurrent && data.user?.email_confirmed_at) setConfirmed(true);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isUnconfirmed]);
  return isUnconfirmed && !isConfirmed ? user?.email : undefined;
}

async function resendConfirmation(email: string) {
  try {
    const backend = await loadBackend();
    const { error } = await backend.auth.resend({ type: "signup", email });
    return !error;
  } catch {
    return false;
  }
}
