import { useState } from "react";
import { isOutsideHours } from "#app/features/availability/own-times.ts";
import { dayIn, instantOf } from "#app/shared/time-zones.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import type { AgendaEntry } from "./agenda.ts";
import { landings } from "./landings.ts";
import { useAgenda } from "./use-agenda.ts";
import { useOwnTimes } from "./use-own-times.ts";

type ExceptionalTimeProps = { entry: AgendaEntry; zone: string; error: string | undefined };

const USUAL_MINUTES = 50;

/** A time that is none of the free ones, as `exception`; it says what stands in its way. */
export function ExceptionalTime({ entry, zone, error }: ExceptionalTimeProps) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const at = day && time ? instantOf(day, time, zone) : undefined;
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Dia" error={error}>
          <Input
            type="date"
            value={day}
            min={dayIn(Date.now(), zone)}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Field label="Hora">
          <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </div>
      <input type="hidden" name="exception" value={at ?? ""} />
      <InTheWay entry={entry} zone={zone} at={at} />
    </>
  );
}

function InTheWay({ entry, zone, at }: { entry: AgendaEntry; zone: string; at: number | undefined }) {
  const { agenda } = useAgenda();
  const { own } = useOwnTimes();
  const [now] = useState(() => Date.now());
  const warning = at === undefined || at <= now ? undefined : warningOf(at);
  return (
    <div role="status" className="empty:hidden">
      {warning && <Alert variant="warning" className="mb-3" {...warning} />}
    </div>
  );

  function warningOf(startsAt: number) {
    const length = entry.starts_at && entry.ends_at && Date.parse(entry.ends_at) - Date.parse(entry.starts_at);
    const time = { startsAt, endsAt: startsAt + (length || (own?.minutes ?? USUAL_MINUTES) * 60_000) };
    const known = { own, entries: agenda.entries, zone, now };
    const [landing] = landings([time], known, new Set([entry.id]));
    if (landing?.isTaken) return { title: "Esse horário já está ocupado", children: sentence(landing.words) };
    const words = landing?.words ?? (own && isOutsideHours(time, own) ? ["fora dos horários em que você atende"] : []);
    if (words.length === 0) return undefined;
    return { title: "Esse horário é uma exceção", children: `${sentence(words)} Você pode propor mesmo assim.` };
  }
}

const sentence = (words: readonly string[]) => `${words.join(", ").replace(/^./, (first) => first.toUpperCase())}.`;
