import { useState } from "react";
import type { Interval } from "#app/features/availability/slots.ts";
import type { AgendaEntry } from "../agenda.ts";
import { useAgenda } from "../use-agenda.ts";
import { useOwnTimes } from "../use-own-times.ts";
import { type ConflictChoice, findConflicts, needsChoice, oddHours, skippedDays } from "./conflicts.ts";

type Wanted = { times: readonly Interval[]; moved?: ReadonlySet<string> };

/** What stands in the way of the times that are typed, and what is to become of those dates. */
export function useConflicts(wantedOf: (entries: readonly AgendaEntry[], now: number) => Wanted) {
  const { agenda } = useAgenda();
  const { own } = useOwnTimes();
  const [choice, setChoice] = useState<ConflictChoice>();
  const [hasTried, setTried] = useState(false);
  const now = Date.now();
  const { times, moved } = wantedOf(agenda.entries, now);
  const known = { own, entries: agenda.entries, zone: agenda.zone, now };
  const found = findConflicts(times, known, moved);
  const odd = oddHours(times, known);
  const isMissing = needsChoice(found, times.length) && !choice;
  const isSingle = times.length === 1;
  /** A single date has nowhere else to go. */
  const isTaken = isSingle && found.some(({ isTaken }) => isTaken);
  return {
    skipped: times.length > 1 ? skippedDays(found, choice) : [],
    isTaken,
    isException: isSingle && !isTaken && found.length + odd.length > 0,
    /** For the field that tells, and asks. */
    field: {
      ...{ conflicts: found, odd, count: times.length, zone: agenda.zone, choice, onChoice: setChoice },
      error: hasTried && isMissing ? "Escolha o que fazer com essas datas." : undefined,
    },
    /** Whether it cannot be so, or the choice is still to be made, which is then said. */
    refuses() {
      setTried(true);
      return isMissing || isTaken;
    },
  };
}
