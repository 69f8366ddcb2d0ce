import { type FormEvent, type ReactNode, useState } from "react";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import {
  type DateHours,
  type DateHoursErrors,
  dateHoursErrors,
  describeDateHours,
  openAlready,
} from "../dates/date-hours.ts";
import { type ClosedSpan, TIME_OFF_REASON_LENGTH } from "../dates/time-off.ts";
import { addDateHours, listDateHours, loadWeekFacts, removeDateHours } from "./date-hours.client.ts";
import { usePlanned } from "./use-planned.ts";

const EMPTY = { kind: "closed" as DateHours["kind"], day: "", starts: "", ends: "", modality: "ambos", reason: "" };

const modalityOptions = [
  { value: "ambos", label: "Presencial e Online" },
  { value: "presencial", label: "Presencial" },
  { value: "online", label: "Online" },
];

type DateHoursEditorProps = {
  today: string;
  /** Whether hours may be in person or online. */
  hasModalities: boolean;
  /** Says who is booked while nobody is to be received. */
  booked: (closed: ClosedSpan[]) => ReactNode;
};

/** Part of a day without patients, or hours beside those of the week. Each date is saved as it is added. */
export function DateHoursEditor({ today, hasModalities, booked }: DateHoursEditorProps) {
  const { planned, hasFailed, load, change } = usePlanned(listDateHours, today);
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<DateHoursErrors>({});
  const [isBusy, setBusy] = useState(false);
  const isExtra = typed.kind === "extra";
  // Midnight as an end: a time field calls it 00:00.
  const ends = typed.ends === "00:00" ? "24:00" : typed.ends;

  async function add(event: FormEvent) {
    event.preventDefault();
    const { kind, day, starts, reason } = typed;
    const date = {
      ...{ kind, day, starts, reason: (!isExtra && reason.trim()) || null },
      ends,
      modality: isExtra && typed.modality !== "ambos" ? (typed.modality as DateHours["modality"]) : null,
    };
    const problems = dateHoursErrors(date, today, planned ?? []);
    setErrors(problems);
    if (Object.keys(problems).length > 0 || isBusy) return;
    setBusy(true);
    // Asked now, because the week above may just have been saved. When nobody answers, saving will tell.
    const week = isExtra && (await loadWeekFacts().catch(() => null));
    const open = week ? openAlready(date, week) : {};
    setErrors(open);
    if (open.day) return setBusy(false);
    if (await change(() => addDateHours([date]), "Data adicionada")) setTyped({ ...EMPTY, kind });
    setBusy(false);
  }
  const field = (name: "day" | "starts" | "ends" | "modality" | "reason") => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      {hasFailed && <LoadFailure onRetry={load} />}
      <PlannedDates
        planned={planned}
        hasFailed={hasFailed}
        onRemove={(id) => change(() => removeDateHours(id), "Data removida")}
      />
      <form noValidate onSubmit={add} className="mt-4 border-t pt-4">
        <RadioGroup
          legend="O que muda nessa data?"
          name="kind"
          value={typed.kind}
          optionsClassName="flex flex-wrap gap-x-6"
          onChange={(event) => setTyped({ ...typed, kind: event.target.value as DateHours["kind"] })}
          options={[
            { value: "closed", label: "Não atendo em parte do dia" },
            { value: "extra", label: "Atendo em um horário a mais" },
          ]}
        />
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[2fr_1fr_1fr]">
          <Field label="Data" error={errors.day} className="max-sm:col-span-2">
            <Input type="date" min={today} {...field("day")} />
          </Field>
          <Field label="Das" error={errors.starts}>
            <Input type="time" {...field("starts")} className="numeric px-3" />
          </Field>
          <Field label="Até" error={errors.ends}>
            <Input type="time" {...field("ends")} className="numeric px-3" />
          </Field>
        </div>
        {isExtra && hasModalities && (
          <Field label="Como atende nesse horário" className="max-w-72">
            <Select options={modalityOptions} {...field("modality")} />
          </Field>
        )}
        {!isExtra && (
          <Field label="Observação" optional description="Só você vê.">
            <Input maxLength={TIME_OFF_REASON_LENGTH} placeholder="Ex.: reunião na escola" {...field("reason")} />
          </Field>
        )}
        {booked(isExtra ? [] : [{ day: typed.day, starts: typed.starts, ends }])}
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Adicionando..." className="max-sm:w-full">
          Adicionar data
        </Button>
      </form>
    </>
  );
}

type PlannedDatesProps = { planned: DateHours[] | undefined; hasFailed: boolean; onRemove: (id: string) => void };

function PlannedDates({ planned, hasFailed, onRemove }: PlannedDatesProps) {
  if (!planned?.length && hasFailed) return null;
  if (!planned) return <p className="mt-3 text-muted-foreground">Carregando...</p>;
  if (planned.length === 0) return <p className="mt-3 text-muted-foreground">Nenhuma data planejada.</p>;
  return (
    <ul aria-label="Horários de uma data" className="mt-3 max-h-96 overflow-y-auto">
      {planned.map((date) => (
        <li key={date.id} className="flex items-center justify-between gap-4 border-b py-1 last:border-0">
          <p className="numeric flex min-w-0 flex-wrap items-center gap-x-2">
            <Badge variant={date.kind === "extra" ? "success" : "secondary"}>
              {date.kind === "extra" ? "A mais" : "Não atende"}
            </Badge>
            <span className="font-semibold">{describeDateHours(date)}</span>
            {date.reason && <span className="min-w-0 break-words text-muted-foreground">{date.reason}</span>}
          </p>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remover ${describeDateHours(date)}`}
            onClick={() => onRemove(date.id)}
          >
            <CloseIcon />
          </Button>
        </li>
      ))}
    </ul>
  );
}
