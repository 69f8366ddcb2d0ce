import { closeWeek, openWeek, type WeekPlan, weekErrors } from "#app/features/availability/editor/week-plan.ts";
import { describeWeek } from "#app/features/availability/hours-text.ts";
import type { OwnRecord, RecordChanges } from "#app/features/professionals/own-record.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { isSame } from "../profile/versions.ts";

/** What the page of hours edits, as it is typed. */
export type HoursValues = { plan: WeekPlan; minutes: string; worksOnHolidays: boolean; schedule: string };

export function toHoursValues(record: OwnRecord): HoursValues {
  return {
    plan: openWeek(record.weekly_hours),
    minutes: String(record.consultation_minutes),
    worksOnHolidays: record.works_on_holidays,
    schedule: record.schedule ?? "",
  };
}

export function toHoursChanges({ plan, minutes, worksOnHolidays, schedule }: HoursValues) {
  return {
    weekly_hours: closeWeek(plan),
    consultation_minutes: Number(minutes),
    works_on_holidays: worksOnHolidays,
    schedule: schedule.trim() || null,
  } satisfies RecordChanges;
}

export function isChanged(values: HoursValues, base: OwnRecord) {
  const changes = toHoursChanges(values);
  return Object.entries(changes).some(([column, value]) => !isSame(value, base[column as keyof OwnRecord]));
}

export type HoursErrors = { week: boolean; minutes?: string; schedule?: string };

export function hoursErrors({ plan, minutes, schedule }: HoursValues): HoursErrors {
  const isWhole = /^\d{1,3}$/.test(minutes) && Number(minutes) >= 10 && Number(minutes) <= 240;
  return {
    week: weekErrors(plan).size > 0,
    ...(isWhole ? {} : { minutes: "Uma consulta dura de 10 a 240 minutos." }),
    ...(schedule.trim() ? {} : { schedule: profileFields.schedule.missing }),
    ...(schedule.length > profileFields.schedule.max ? { schedule: "Use no máximo 1.000 caracteres." } : {}),
  };
}

export function hasErrors({ week, minutes, schedule }: HoursErrors) {
  return week || Boolean(minutes) || Boolean(schedule);
}

/** The week in words, from Monday on. */
export function textOfPlan(plan: WeekPlan) {
  const mondayFirst = (weekday: number) => (weekday + 6) % 7;
  const blocks = closeWeek(plan).filter(({ starts, ends }) => starts && ends);
  return describeWeek(blocks.sort((one, other) => mondayFirst(one.weekday) - mondayFirst(other.weekday)));
}
