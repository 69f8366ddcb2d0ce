import { useState } from "react";
import type { Interval } from "#app/features/availability/slots.ts";
import type { AgendaEntry } from "./agenda.ts";
import { type LandingChoice, landings, needsChoice, skippedDays } from "./landings.ts";
import { useAgenda } from "./use-agenda.ts";
import { useOwnTimes } from "./use-own-times.ts";

type Wanted = { times: readonly Interval[]; moved?: ReadonlySet<string> };

/** What stands in the way of the times that are typed, and what is to become of those dates. */
export function useLandings(wantedOf: (entries: readonly AgendaEntry[], now: number) => Wanted) {
  const { agenda } = useAgenda();
  const { own } = useOwnTimes();
  const [choice, setChoice] = useState<LandingChoice>();
  const [hasTried, setTried] = useState(false);
  const now = Date.now();
  const { times, moved } = wantedOf(agenda.entries, now);
  const found = landings(times, { own, entries: agenda.entries, zone: agenda.zone, now }, moved);
  const isMissing = needsChoice(found, times.length) && !choice;
  return {
    landings: found,
    count: times.length,
    skipped: times.length > 1 ? skippedDays(found, choice) : [],
    /** For the field that asks. */
    choice: {
      choice,
      onChoice: setChoice,
      error: hasTried && isMissing ? "Escolha o que fazer com essas datas." : undefined,
    },
    /** Whether the choice is still to be made, which is then said. */
    refuses() {
      setTried(true);
      return isMissing;
    },
  };
}
