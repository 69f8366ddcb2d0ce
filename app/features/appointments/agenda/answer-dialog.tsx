import { type FormEvent, useId, useState } from "react";
import { clockIn, dayIn, instantOf } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { inZone } from "#app/shared/when.ts";
import type { AgendaEntry } from "./agenda.ts";
import { useAnswer } from "./use-answer.ts";

export type AnswerKind = "propose" | "decline" | "cancel" | "minor";

const WORDS: Record<AnswerKind, { title: string; button: string; description: string }> = {
  propose: {
    title: "Propor um horário",
    button: "Propor este horário",
    description: "O horário fica reservado até o paciente responder.",
  },
  decline: { title: "Recusar o pedido", button: "Recusar", description: "O horário volta a ficar livre." },
  cancel: {
    title: "Cancelar a consulta",
    button: "Cancelar a consulta",
    description: "O horário volta a ficar livre.",
  },
  minor: {
    title: "Pedido de menor sem responsável",
    button: "Avisar",
    description:
      "Se quem pediu é criança ou adolescente sem mãe, pai ou responsável legal, avise: nossa equipe confere e apaga o pedido, e você recebe um aviso.",
  },
};

/** Who gave a number gets no emails from us. */
function describe(kind: AnswerKind, { patient_email }: AgendaEntry, zone: string) {
  if (kind === "minor") return WORDS.minor.description;
  return [
    WORDS[kind].description,
    patient_email
      ? "O paciente é avisado por e-mail."
      : "Depois, a mensagem para o WhatsApp do paciente já vem pronta: daqui nada é enviado.",
    ...(kind === "propose" ? [`Dia e hora são ${inZone(zone)}.`] : []),
  ].join(" ");
}

type AnswerDialogProps = { kind: AnswerKind; entry: AgendaEntry; zone: string; onClose: () => void };

export function AnswerDialog({ kind, entry, zone, onClose }: AnswerDialogProps) {
  const formId = useId();
  const { answer, isBusy } = useAnswer(entry);
  const [error, setError] = useState<string>();
  const { title, button } = WORDS[kind];
  const start = entry.starts_at ? new Date(entry.starts_at) : undefined;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get("note"));
    if (kind === "minor") return (await answer({ kind })) && onClose();
    if (kind !== "propose") return (await answer({ kind, note })) && onClose();
    const [day, time] = [String(form.get("day")), String(form.get("time"))];
    if (!day || !time) return setError("Informe o dia e a hora.");
    const at = new Date(instantOf(day, time, zone));
    if (!(at.getTime() > Date.now())) return setError("Escolha um horário que ainda não passou.");
    if (await answer({ kind, at, note })) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={describe(kind, entry, zone)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} busy={isBusy} variant={kind === "propose" ? "default" : "destructive"}>
            {button}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="flex flex-col gap-2" noValidate>
        {kind === "propose" && (
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Field label="Dia" error={error}>
              <Input
                type="date"
                name="day"
                defaultValue={start && dayIn(start.getTime(), zone)}
                min={dayIn(Date.now(), zone)}
              />
            </Field>
            <Field label="Hora">
              <Input type="time" name="time" defaultValue={start && clockIn(start.getTime(), zone)} />
            </Field>
          </div>
        )}
        {kind !== "minor" && (
          <Field label="Mensagem ao paciente" optional>
            <Textarea name="note" rows={3} maxLength={500} counter />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
