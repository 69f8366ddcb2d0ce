import type { Service } from "#app/features/professionals/booking-rules.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import { dayIn, instantOf, minuteOf, timeOf } from "#app/shared/time-zones.ts";
import type { DateHours } from "./dates/date-hours.ts";
import { isHoliday } from "./dates/holidays.ts";
import { nationalHolidays } from "./dates/national-holidays.ts";
import { type Availability, blocksOfDay, type Interval } from "./slots.ts";

/** What a professional has planned, as the own agenda shows it behind the appointments. */
export type OwnTimes = Pick<Availability, "zone" | "minutes" | "weeklyHours" | "worksOnHolidays" | "localHolidays"> & {
  services: readonly Service[];
  modality: Modality | null;
  timeOff: readonly { startsOn: string; endsOn: string; reason: string | null }[];
  busy: readonly Interval[];
  closed: readonly DateHours[];
  extra: readonly DateHours[];
};

/** Minutes of a day. */
export type Minutes = { starts: number; ends: number };

/** When somebody attends on a day, in order. */
export function openMinutes(day: string, own: OwnTimes): Minutes[] {
  if (timeOffOn(day, own)) return [];
  return joined(blocksOfDay(day, own).map(({ starts, ends }) => ({ starts: minuteOf(starts), ends: minuteOf(ends) })));
}

/** In order; what overlaps or follows at once is one. */
export function joined(parts: readonly Minutes[]): Minutes[] {
  const whole: Minutes[] = [];
  for (const part of parts.toSorted((one, other) => one.starts - other.starts)) {
    const last = whole.at(-1);
    if (last && part.starts <= last.ends) last.ends = Math.max(last.ends, part.ends);
    else whole.push({ ...part });
  }
  return whole;
}

/** "Feriado: Natal", "Sem atendimento: férias"; nothing of an ordinary day. */
export function dayNote(day: string, own: OwnTimes) {
  const off = timeOffOn(day, own);
  if (off) return off.reason ? `Sem atendimento: ${off.reason}` : "Sem atendimento";
  const name = holidayOn(day, own);
  return name === LOCAL ? "Feriado local" : name && `Feriado: ${name}`;
}

/** What stands in the way of a time, in words; nothing where nothing does. Its own appointments are not looked at. */
export function obstaclesTo({ startsAt, endsAt }: Interval, own: OwnTimes): string[] {
  const { zone } = own;
  const day = dayIn(startsAt, zone);
  const off = timeOffOn(day, own);
  const holiday = own.worksOnHolidays ? undefined : holidayOn(day, own);
  const isExtra = own.extra.some((block) => block.day === day && overlaps(block));
  const words = [
    ...(off ? [off.reason ? `dia sem atendimento (${off.reason})` : "dia sem atendimento"] : []),
    ...(holiday && !isExtra ? [holiday === LOCAL ? "feriado local" : `feriado (${holiday})`] : []),
    ...own.closed.filter(overlaps).map(({ reason }) => (reason ? `bloqueado (${reason})` : "horário bloqueado")),
    ...(own.busy.some((one) => one.startsAt < endsAt && startsAt < one.endsAt) ? ["ocupado no seu calendário"] : []),
  ];
  return [...new Set(words)];

  function overlaps(block: Pick<DateHours, "day" | "starts" | "ends">) {
    return instantOf(block.day, block.starts, zone) < endsAt && startsAt < instantOf(block.day, block.ends, zone);
  }
}

/** Whether a time is not wholly within the hours in which somebody attends. */
export function isOutsideHours({ startsAt, endsAt }: Interval, own: OwnTimes) {
  const day = dayIn(startsAt, own.zone);
  return !openMinutes(day, own).some(
    ({ starts, ends }) =>
      instantOf(day, timeOf(starts), own.zone) <= startsAt && endsAt <= instantOf(day, timeOf(ends), own.zone),
  );
}

const timeOffOn = (day: string, { timeOff }: OwnTimes) =>
  timeOff.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

function holidayOn(day: string, { localHolidays }: OwnTimes) {
  if (!isHoliday(day, localHolidays)) return undefined;
  return nationalHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name ?? LOCAL;
}

/** Of a state or a city, whose names the agenda does not know. */
const LOCAL = "local";
