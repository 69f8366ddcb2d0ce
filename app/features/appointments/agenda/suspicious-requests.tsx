import { useState } from "react";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { declineRequests } from "./agenda.client.ts";
import { type SuspiciousGroup, suspiciousGroups } from "./agenda.ts";
import { useAgenda } from "./use-agenda.ts";

/** Requests that look like one hand's, to be refused in one act. */
export function SuspiciousRequests() {
  const { agenda } = useAgenda();
  return suspiciousGroups(agenda).map((group) => <Group key={group.key} group={group} />);
}

function Group({ group: { title, text, requests } }: { group: SuspiciousGroup }) {
  const { reload } = useAgenda();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function decline() {
    setBusy(true);
    try {
      const count = await declineRequests(requests.map(({ id }) => id));
      toast({ title: plural(count, "pedido recusado", "pedidos recusados") });
      setAsking(false);
    } catch (error) {
      toastFailure(error);
    } finally {
      await reload();
      setBusy(false);
    }
  }
  return (
    <Alert
      variant="warning"
      title={title}
      action={
        requests.length > 0 && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {requests.length === 1 ? "Recusar o pedido" : "Recusar todos"}
          </Button>
        )
      }
    >
      <p>{text}</p>
      <Dialog
        open={isAsking}
        busy={isBusy}
        onClose={() => setAsking(false)}
        title={`Recusar ${plural(requests.length, "pedido", "pedidos")}?`}
        description="Os horários voltam a ficar livres. Só quem confirmou o e-mail é avisado. Isso não pode ser desfeito."
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Voltar
            </Button>
            <Button variant="destructive" busy={isBusy} onClick={decline}>
              Recusar todos
            </Button>
          </>
        }
      >
        <ul className="max-h-60 overflow-y-auto">
          {requests.map(({ id, patient_name, patient_email, patient_whatsapp }) => (
            <li key={id} className="break-words">
              {patient_name}, {[patient_email, patient_whatsapp].filter(Boolean).join(", ")}
            </li>
          ))}
        </ul>
      </Dialog>
    </Alert>
  );
}
