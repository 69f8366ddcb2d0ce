import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { formatElsewhere, formatWhen } from "#app/shared/when.ts";
import type { AgendaEntry } from "../agenda.ts";
import type { useAnswer } from "./use-answer.ts";

/** The other time that a patient asks for; the appointment stays where it is until that is answered. */
export function MoveRequest({ entry, zone }: { entry: AgendaEntry; zone: string }) {
  const { move_to, move_answer_by, modality, patient_zone } = entry;
  const at = new Date(move_to ?? "");
  const elsewhere = modality === "online" && formatElsewhere(at, zone, patient_zone);
  return (
    <Alert variant="warning" title={`Pede para mudar para ${formatWhen(at, zone)}.`} className="mt-4">
      {elsewhere && <p>Para o paciente: {elsewhere}.</p>}
      <p>
        Responda até {formatWhen(new Date(move_answer_by ?? ""), zone)}. Até lá, e sem resposta, a consulta continua no
        horário de agora. O novo não está reservado.
      </p>
    </Alert>
  );
}

type AnswerToMoveProps = { entry: AgendaEntry; onKeep: () => void } & ReturnType<typeof useAnswer>;

/** Yes, or no. A proposal would give up the agreed time: who has a third one in mind says so in the note of the no. */
export function AnswerToMove({ entry: { move_to }, answer, isBusy, onKeep }: AnswerToMoveProps) {
  return (
    <>
      <Button busy={isBusy} onClick={() => answer({ kind: "accept-move", to: move_to ?? "" })}>
        Aceitar a mudança
      </Button>
      <Button variant="outline" onClick={onKeep}>
        Manter o horário
      </Button>
    </>
  );
}
