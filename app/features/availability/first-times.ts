import { formatTime } from "#app/shared/formats.ts";
import { dayIn } from "#app/shared/time-zones.ts";
import { zonePlace } from "#app/shared/zone-place.ts";
import { dayLabel, type FreeTimes, freeDays } from "./free-times.ts";

/** The first free times in words, as a profile shows them: worded on the server, so that its page needs no calendar. */
export type FirstTimes = { place: string; changedAt: string; now: number; days: FirstDay[] };
export type FirstDay = { label: string; times: { startsAt: string; label: string }[]; rest: number };

export const FIRST_DAYS = 3;
const TIMES = 5;

export function firstTimes({ zone, changedAt, now, slots }: FreeTimes): FirstTimes {
  const today = dayIn(now, zone);
  const days = freeDays(slots, zone)
    .slice(0, FIRST_DAYS)
    .map(({ day, times }) => ({
      label: dayLabel(day, today),
      times: times.slice(0, TIMES).map(({ startsAt }) => ({
        startsAt: new Date(startsAt).toISOString(),
        label: formatTime(new Date(startsAt), zone),
      })),
      rest: Math.max(0, times.length - TIMES),
    }));
  return { place: zonePlace(zone), changedAt, now, days };
}
