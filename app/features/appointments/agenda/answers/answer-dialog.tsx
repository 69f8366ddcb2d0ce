import { type FormEvent, useId, useState } from "react";
import { describeTooLong } from "#app/shared/forms/text-length.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { formatWhen, inZone } from "#app/shared/when.ts";
import { type AgendaEntry, NOTE_LENGTH } from "../agenda.ts";
import { movable } from "../entry/conflicts.ts";
import { ScopeField } from "../entry/scope-field.tsx";
import { useAgenda } from "../use-agenda.ts";
import { ProposedTime } from "./proposed-time.tsx";
import { useAnswer } from "./use-answer.ts";
import type { AnswerKind } from "./use-answer-dialog.ts";

type WrittenKind = Exclude<AnswerKind, "move">;

const FREED = "O horário volta a ficar livre.";

/** A proposal that is cancelled has words of its own: nothing was agreed on yet. */
const WORDS: Record<WrittenKind | "cancel-proposal", { title: string; button: string; description: string }> = {
  propose: {
    title: "Propor um horário",
    button: "Propor este horário",
    description: "O horário fica reservado até o paciente responder ou o prazo da resposta terminar.",
  },
  keep: {
    title: "Manter o horário de agora",
    button: "Manter o horário",
    description: "A consulta continua marcada como está.",
  },
  decline: { title: "Recusar o pedido", button: "Recusar", description: FREED },
  cancel: {
    title: "Cancelar a consulta",
    button: "Cancelar a consulta",
    description: FREED,
  },
  "cancel-proposal": {
    title: "Cancelar a proposta",
    button: "Cancelar a proposta",
    description: FREED,
  },
  minor: {
    title: "Pedido de menor sem responsável",
    button: "Avisar",
    description:
      "Se quem pediu é criança ou adolescente sem mãe, pai ou responsável legal, avise: nossa equipe confere e apaga o pedido, e você recebe um aviso.",
  },
};

/** Who gave a number gets no emails from us. */
function describe(kind: WrittenKind, entry: AgendaEntry, zone: string, refused: string) {
  const { patient_email, patient_whatsapp, starts_at, status } = entry;
  if (kind === "minor") return WORDS.minor.description;
  return [
    ...(kind === "keep" ? [`O paciente pede para mudar para ${formatWhen(new Date(refused), zone)}.`] : []),
    // Who only said when it would be good has no time.
    ...(WORDS[kind].description === FREED && !starts_at ? [] : [WORDS[kind].description]),
    ...(kind === "propose" && status === "confirmed" ? ["O horário combinado deixa de valer agora."] : []),
    patient_email
      ? "O paciente é avisado por e-mail."
      : patient_whatsapp
        ? "Depois, a mensagem para o WhatsApp do paciente já vem pronta: daqui nada é enviado."
        : "Avise o paciente: daqui ele não recebe mensagens.",
    ...(kind === "propose" ? [`Dia e hora são ${inZone(zone)}.`] : []),
  ].join(" ");
}

type AnswerDialogProps = { kind: WrittenKind; entry: AgendaEntry; zone: string; onClose: () => void };

export function AnswerDialog({ kind, entry, zone, onClose }: AnswerDialogProps) {
  const formId = useId();
  const { answer, isBusy } = useAnswer(entry);
  const [error, setError] = useState<string>();
  // As it was read: the patient may ask for yet another time meanwhile.
  const [refused] = useState(entry.move_to ?? "");
  const [noteError, setNoteError] = useState<string>();
  const forgive = () => {
    setError(undefined);
    setNoteError(undefined);
  };
  const following = movable(entry, useAgenda().agenda.entries, true, Date.now()).length;
  const { title, button } = WORDS[kind === "cancel" && entry.status === "proposed" ? "cancel-proposal" : kind];

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get("note"));
    if (kind === "minor") return (await answer({ kind })) && onClose();
    const tooLong = describeTooLong(note, NOTE_LENGTH);
    if (tooLong) return setNoteError(tooLong);
    const following = form.get("scope") === "following";
    if (kind === "cancel") return (await answer({ kind, note, following })) && onClose();
    if (kind === "keep") return (await answer({ kind, note, to: refused })) && onClose();
    if (kind !== "propose") return (await answer({ kind, note })) && onClose();
    const exception = form.get("exception");
    const at = exception ?? form.get("at");
    if (!at) return setError(exception === null ? "Escolha um horário." : "Informe o dia e a hora.");
    if (Number(at) <= Date.now()) return setError("Escolha um horário que ainda não passou.");
    if (form.has("taken")) return setError("Já há uma consulta nesse horário.");
    const isException = exception !== null;
    if (await answer({ kind, at: new Date(Number(at)), note, isException })) onClose();
  }

  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={title}
      description={describe(kind, entry, zone, refused)}
      footer={
        <>
          <BackButton />
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            variant={kind === "propose" || kind === "keep" ? "default" : "destructive"}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} onChange={forgive} className="flex flex-col gap-2" noValidate>
        {kind === "propose" && <ProposedTime entry={entry} zone={zone} error={error} onSwitch={forgive} />}
        {kind === "cancel" && following > 1 && <ScopeField legend="O que cancelar?" following={following} />}
        {kind !== "minor" && (
          <Field label="Mensagem ao paciente" optional error={noteError}>
            <Textarea name="note" rows={3} limit={NOTE_LENGTH} counter />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
