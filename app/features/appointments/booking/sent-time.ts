import { useState } from "react";
import type { FreeTime, FreeTimes } from "#app/features/availability/free-times.ts";

type SentTime = FreeTime & { service: string | undefined };

/**
 * The free times, and with them the one that was sent while its answer is not there: what holds it may be that very
 * request, and whoever sends it again must find it chosen.
 */
export function useSentTime(free: FreeTimes | undefined, isUnanswered: boolean) {
  const [sent, setSent] = useState<SentTime>();
  return {
    times: isUnanswered ? withTime(free, sent) : free,
    keepTime: (slot: FreeTime | undefined) => setSent(slot && { ...slot, service: free?.service }),
  };
}

export function withTime(free: FreeTimes | undefined, sent: SentTime | undefined): FreeTimes | undefined {
  if (!free || !sent || free.service !== sent.service) return free;
  const { startsAt, modality } = sent;
  if (free.slots.some((slot) => slot.startsAt === startsAt)) return free;
  return { ...free, slots: [...free.slots, { startsAt, modality }].toSorted((a, b) => a.startsAt - b.startsAt) };
}
