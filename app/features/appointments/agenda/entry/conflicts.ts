import { isOutsideHours, type OwnTimes, obstaclesTo } from "#app/features/availability/own-times.ts";
import type { Interval } from "#app/features/availability/slots.ts";
import { addDays, clockIn, dayIn, instantOf } from "#app/shared/time-zones.ts";
import type { AgendaEntry } from "../agenda.ts";

/** A date, of one appointment or of a series, on which something stands in the way. */
export type Conflict = {
  day: string;
  startsAt: number;
  words: string[];
  /** By another appointment: it can only be skipped. */
  isTaken: boolean;
};

type Known = { own: OwnTimes | undefined; entries: readonly AgendaEntry[]; zone: string; now: number };

/** Where times come upon a holiday, closed hours, what a calendar elsewhere has, or another appointment than those moved. */
export function findConflicts(
  times: readonly Interval[],
  known: Known,
  moved: ReadonlySet<string> = new Set(),
): Conflict[] {
  const taken = known.entries.filter((entry) => !moved.has(entry.id) && isHeld(entry, known.now));
  return times.flatMap((time) => {
    const others = taken.filter(({ starts_at, ends_at }) => {
      return Date.parse(starts_at ?? "") < time.endsAt && time.startsAt < Date.parse(ends_at ?? "");
    });
    const words = [
      ...others.map(({ patient_name }) => `consulta de ${patient_name}`),
      ...(known.own ? obstaclesTo(time, known.own) : []),
    ];
    if (words.length === 0) return [];
    return [{ day: dayIn(time.startsAt, known.zone), startsAt: time.startsAt, words, isTaken: others.length > 0 }];
  });
}

/** Times outside of the hours, and what goes on after midnight, in a sentence each; nothing of ordinary ones. */
export function oddHours(times: readonly Interval[], { own, zone }: Pick<Known, "own" | "zone">): string[] {
  const outside = times.filter(
    // Of a day that is closed its conflict tells.
    (time) => own && own.weeklyHours.length > 0 && isOutsideHours(time, own) && obstaclesTo(time, own).length === 0,
  );
  const late = times.filter(({ startsAt, endsAt }) => dayIn(startsAt, zone) !== dayIn(endsAt - 1, zone));
  const say = ({ length }: readonly Interval[], words: string) =>
    length === 0 ? [] : [times.length > 1 ? `${length} de ${times.length} datas: ${words}.` : sentence([words])];
  return [
    ...say(outside, "fora dos horários em que você atende"),
    ...say(late, "até depois da meia-noite, já no dia seguinte"),
  ];
}

/** "Feriado (Natal), consulta de Rui." */
export const sentence = (words: readonly string[]) =>
  `${words.join(", ").replace(/^./, (first) => first.toUpperCase())}.`;

/** The time is nobody else's; what is agreed on holds its time until "infinity". */
const isHeld = ({ held_until }: AgendaEntry, now: number) =>
  held_until === "infinity" || Date.parse(held_until ?? "") > now;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** This one, or with all that follow in its series: what can still be moved. */
export function movable(entry: AgendaEntry, entries: readonly AgendaEntry[], following: boolean, now: number) {
  if (!following || !entry.series_id) return [entry];
  const start = ({ starts_at }: AgendaEntry) => Date.parse(starts_at ?? "");
  return entries
    .filter(({ series_id, status }) => series_id === entry.series_id && status === "confirmed")
    .filter((other) => start(other) >= start(entry) && start(other) > now)
    .toSorted((one, other) => start(one) - start(other));
}

/**
 * All by as much as the first, on the clock. directory.move_own_appointments does the same;
 * supabase/tests/appointments/own-appointments.test.ts compares the two.
 */
export function movedTimes(moved: readonly AgendaEntry[], at: number, zone: string): Interval[] {
  const wall = (instant: number) => Date.parse(`${dayIn(instant, zone)}T${clockIn(instant, zone)}:00Z`);
  const later = wall(at) - wall(Date.parse(moved[0]?.starts_at ?? ""));
  return moved.map(({ starts_at, ends_at }) => {
    const [start, end] = [Date.parse(starts_at ?? ""), Date.parse(ends_at ?? "")];
    const minutes = wall(start) + later;
    const day = addDays("1970-01-01", Math.floor(minutes / DAY));
    const startsAt = instantOf(day, new Date(minutes).toISOString().slice(11, 16), zone);
    return { startsAt, endsAt: startsAt + (end - start) };
  });
}

export type ConflictChoice = "skip" | "keep";

/** The days to leave out: where another appointment is, there is no choice. */
export function skippedDays(those: readonly Conflict[], choice: ConflictChoice | undefined) {
  return those.filter(({ isTaken }) => isTaken || choice === "skip").map(({ day }) => day);
}

/** Whether it has to be said what becomes of them. */
export const needsChoice = (those: readonly Conflict[], count: number) =>
  count > 1 && those.some(({ isTaken }) => !isTaken);
