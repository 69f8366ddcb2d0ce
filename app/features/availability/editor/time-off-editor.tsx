import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FieldError } from "#app/shared/ui/form/field-error.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import {
  type ClosedSpan,
  describeTimeOff,
  type NewTimeOff,
  TIME_OFF_REASON_LENGTH,
  type TimeOff,
  timeOffError,
} from "../dates/time-off.ts";
import { addTimeOff, listTimeOff, removeTimeOff } from "./time-off.client.ts";
import { usePlanned } from "./use-planned.ts";

const EMPTY = { starts_on: "", ends_on: "", reason: "" };

type TimeOffEditorProps = {
  today: string;
  /** Says who is booked while nobody is to be received. */
  booked: (closed: ClosedSpan[]) => ReactNode;
};

/** Each period is saved as it is added: there is nothing to forget. */
export function TimeOffEditor({ today, booked }: TimeOffEditorProps) {
  const { planned, hasFailed, load, change } = usePlanned(listTimeOff, today);
  const [typed, setTyped] = useState(EMPTY);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    const period: NewTimeOff = {
      starts_on: typed.starts_on,
      ends_on: typed.ends_on || typed.starts_on,
      reason: typed.reason.trim() || null,
    };
    const problem = timeOffError(period, today, planned ?? []);
    setError(problem ?? "");
    if (problem || isBusy) return;
    setBusy(true);
    if (await change(() => addTimeOff(period), "Período adicionado")) setTyped(EMPTY);
    setBusy(false);
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      {hasFailed && <LoadFailure onRetry={load} />}
      <PlannedList
        planned={planned}
        hasFailed={hasFailed}
        onRemove={(id) => change(() => removeTimeOff(id), "Período removido")}
      />
      <form noValidate onSubmit={add} className="mt-4 border-t pt-4">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label="Primeiro dia">
            <Input type="date" min={today} aria-describedby="folga-erro" {...field("starts_on")} />
          </Field>
          <Field label="Último dia" optional>
            <Input type="date" min={typed.starts_on || today} aria-describedby="folga-erro" {...field("ends_on")} />
          </Field>
        </div>
        <FieldError id="folga-erro">{error}</FieldError>
        <Field label="Motivo" optional description="Só você vê.">
          <Input maxLength={TIME_OFF_REASON_LENGTH} placeholder="Ex.: férias" {...field("reason")} />
        </Field>
        {booked(
          typed.starts_on
            ? [{ day: typed.starts_on, starts: "00:00", lastDay: typed.ends_on || typed.starts_on, ends: "24:00" }]
            : [],
        )}
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Adicionando..." className="max-sm:w-full">
          Adicionar período
        </Button>
      </form>
    </>
  );
}

type PlannedListProps = { planned: TimeOff[] | undefined; hasFailed: boolean; onRemove: (id: string) => void };

function PlannedList({ planned, hasFailed, onRemove }: PlannedListProps) {
  if (!planned?.length && hasFailed) return null;
  if (!planned) return <p className="mt-3 text-muted-foreground">Carregando...</p>;
  if (planned.length === 0) return <p className="mt-3 text-muted-foreground">Nenhum período planejado.</p>;
  return (
    <ul aria-label="Períodos sem atendimento" className="mt-3">
      {planned.map((period) => (
        <li key={period.id} className="flex items-center justify-between gap-4 border-b py-1 last:border-0">
          <p className="numeric min-w-0">
            <span className="font-semibold">{describeTimeOff(period)}</span>
            {period.reason && <span className="text-muted-foreground"> · {period.reason}</span>}
          </p>
          <Button variant="ghost" size="sm" onClick={() => onRemove(period.id)}>
            Remover<span className="sr-only"> {describeTimeOff(period)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
