import { useState } from "react";
import { dayIn, instantOf } from "#app/shared/time-zones.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import type { AgendaEntry } from "../agenda.ts";
import { useOwnTimes } from "../use-own-times.ts";
import { ConflictsField } from "./conflicts-field.tsx";
import { USUAL_MINUTES } from "./new-entry.ts";
import { useConflicts } from "./use-conflicts.ts";

type ExceptionalTimeProps = { entry: AgendaEntry; zone: string; error: string | undefined };

/** A time that is none of the free ones, as `exception`; it says what stands in its way, and whether it is `taken`. */
export function ExceptionalTime({ entry, zone, error }: ExceptionalTimeProps) {
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const at = day && time ? instantOf(day, time, zone) : undefined;
  const { own } = useOwnTimes();
  const length = entry.starts_at && entry.ends_at && Date.parse(entry.ends_at) - Date.parse(entry.starts_at);
  const minutes = own?.minutes ?? USUAL_MINUTES;
  const { isTaken, field } = useConflicts((_, now) => ({
    times: at && at > now ? [{ startsAt: at, endsAt: at + (length || minutes * 60_000) }] : [],
    moved: new Set([entry.id]),
  }));
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
      {isTaken && <input type="hidden" name="taken" value="sim" />}
      <ConflictsField act="propor" {...field} />
    </>
  );
}
