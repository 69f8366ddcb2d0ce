import { type FormEvent, useId, useState } from "react";
import { clockIn, dayIn, instantOf } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { inZone } from "#app/shared/when.ts";
import type { AgendaEntry } from "./agenda.ts";
import { ScopeField } from "./scope-field.tsx";
import { useAnswer } from "./use-answer.ts";

type MoveDialogProps = { entry: AgendaEntry; zone: string; onClose: () => void };

/** To another time what the professional entered: this one, or with all that follow by as much. */
export function MoveDialog({ entry, zone, onClose }: MoveDialogProps) {
  const formId = useId();
  const { answer, isBusy } = useAnswer(entry);
  const [error, setError] = useState<string>();
  const start = Date.parse(entry.starts_at ?? "");

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [day, time] = [String(form.get("day")), String(form.get("time"))];
    if (!day || !time) return setError("Informe o dia e a hora.");
    const at = new Date(instantOf(day, time, zone));
    if (!(at.getTime() > Date.now())) return setError("Escolha um horário que ainda não passou.");
    if (await answer({ kind: "move", at, following: form.get("scope") === "following" })) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mudar o horário"
      description={`${
        entry.patient_email ? "O paciente é avisado por e-mail." : "Nada é enviado daqui: avise o paciente."
      } Dia e hora são ${inZone(zone)}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Mudar
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label="Dia" error={error}>
            <Input type="date" name="day" defaultValue={dayIn(start, zone)} min={dayIn(Date.now(), zone)} />
          </Field>
          <Field label="Hora">
            <Input type="time" name="time" defaultValue={clockIn(start, zone)} />
          </Field>
        </div>
        {entry.series_id && <ScopeField legend="O que muda?" />}
      </form>
    </Dialog>
  );
}
