import { type FormEvent, useId, useState } from "react";
import { clockIn, dayIn, instantOf } from "#app/shared/time-zones.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { inZone } from "#app/shared/when.ts";
import type { AgendaEntry } from "../agenda.ts";
import { useAnswer } from "../answers/use-answer.ts";
import { useAgenda } from "../use-agenda.ts";
import { movable, movedTimes } from "./conflicts.ts";
import { ConflictsField } from "./conflicts-field.tsx";
import { ScopeField } from "./scope-field.tsx";
import { useConflicts } from "./use-conflicts.ts";

type MoveDialogProps = { entry: AgendaEntry; zone: string; onClose: () => void };

/** To another time what the professional entered: this one, or with all that follow by as much. */
export function MoveDialog({ entry, zone, onClose }: MoveDialogProps) {
  const formId = useId();
  const { answer, isBusy } = useAnswer(entry);
  const [error, setError] = useState<string>();
  const start = Date.parse(entry.starts_at ?? "");
  const [typed, setTyped] = useState({ day: dayIn(start, zone), time: clockIn(start, zone), following: false });
  const at = typed.day && typed.time ? instantOf(typed.day, typed.time, zone) : undefined;
  const { entries } = useAgenda().agenda;
  const following = movable(entry, entries, true, Date.now()).length;
  const { skipped, isTaken, isException, field, refuses } = useConflicts((entries, now) => {
    const moved = movable(entry, entries, typed.following, now);
    return at === undefined || at === start
      ? { times: [] }
      : { times: movedTimes(moved, at, zone), moved: new Set(moved.map(({ id }) => id)) };
  });

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setError(undefined);
    if (at === undefined) return setError("Informe o dia e a hora.");
    if (!(at > Date.now())) return setError("Escolha um horário que ainda não passou.");
    if (at === start) return setError("É o mesmo horário. Escolha outro.");
    if (isTaken) return setError("Já há uma consulta nesse horário.");
    if (refuses()) return;
    const { following } = typed;
    if (await answer({ kind: "move", at: new Date(at), following, skipped })) onClose();
  }
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title="Mudar o horário"
      description={`${
        entry.patient_email ? "O paciente é avisado por e-mail." : "Nada é enviado daqui: avise o paciente."
      } Dia e hora são ${inZone(zone)}.`}
      footer={
        <>
          <BackButton />
          <Button type="submit" form={formId} busy={isBusy}>
            {isException ? "Mudar mesmo assim" : "Mudar"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} onChange={() => setError(undefined)} noValidate>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label="Dia" error={error}>
            <Input
              type="date"
              value={typed.day}
              min={dayIn(Date.now(), zone)}
              onChange={(event) => setTyped({ ...typed, day: event.target.value })}
            />
          </Field>
          <Field label="Hora">
            <Input
              type="time"
              value={typed.time}
              onChange={(event) => setTyped({ ...typed, time: event.target.value })}
            />
          </Field>
        </div>
        {following > 1 && (
          <ScopeField
            legend="O que muda?"
            following={following}
            onChange={(scope) => setTyped({ ...typed, following: scope === "following" })}
          />
        )}
        <ConflictsField act="mudar" {...field} />
      </form>
    </Dialog>
  );
}
