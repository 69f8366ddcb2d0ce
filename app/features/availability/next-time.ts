import { nextTimeLabel } from "./free-times.ts";
import { type Availability, freeSlots } from "./slots.ts";

/** "hoje, 14:30"; null when nothing is free in the next weeks. */
export function nextTime(availability: Availability, now: number) {
  const [next] = freeSlots(availability, now, 1);
  return next ? nextTimeLabel(next.startsAt, availability.zone, now) : null;
}
