import { type ReactNode, useState } from "react";
import { firstName } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { NotifyPatientContext, type Unnotified } from "./use-notify-patient.ts";
import { whatsappHref, whatsappMessage } from "./whatsapp-message.ts";

/** Where an act would send an e-mail and there is no address: the ready message, and that nothing was sent yet. */
export function NotifyPatient({ zone, children }: { zone: string; children: ReactNode }) {
  const [unnotified, setUnnotified] = useState<Unnotified>();
  return (
    <NotifyPatientContext value={setUnnotified}>
      {children}
      {unnotified && <MessageDialog {...unnotified} zone={zone} onClose={() => setUnnotified(undefined)} />}
    </NotifyPatientContext>
  );
}

function MessageDialog({
  entry,
  done,
  room,
  change,
  zone,
  onClose,
}: Unnotified & { zone: string; onClose: () => void }) {
  const [message, setMessage] = useState(() => whatsappMessage(entry, zone, room, change));
  const name = firstName(entry.patient_name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Avise ${name} pelo WhatsApp`}
      description={`${done}. Nada foi enviado ainda: ${name} deixou só um número, e a mensagem sai do seu WhatsApp.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Agora não
          </Button>
          <a
            href={whatsappHref(entry, message)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
            className={buttonVariants()}
          >
            Abrir no WhatsApp
          </a>
        </>
      }
    >
      <Field label="Mensagem">
        <Textarea rows={7} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </Dialog>
  );
}
