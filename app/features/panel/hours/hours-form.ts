import { closeWeek, openWeek, type WeekPlan, weekErrors } from "#app/features/availability/editor/week-plan.ts";
import { describeWeek } from "#app/features/availability/hours-text.ts";
import { isMinutes } from "#app/features/professionals/booking-rules.ts";
import type { OwnRecord, RecordChanges } from "#app/features/professionals/own-record.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { describeTooLong } from "#app/shared/forms/text-length.ts";
import { isSame } from "#app/shared/forms/versions.ts";
import { type RulesValues, serviceErrors, toRules, toRulesValues } from "./rules-form.ts";

/** What the page of hours edits, as it is typed. */
export type HoursValues = {
  plan: WeekPlan;
  minutes: string;
  worksOnHolidays: boolean;
  schedule: string;
  rules: RulesValues;
};

export function toHoursValues(record: OwnRecord): HoursValues {
  return {
    plan: openWeek(record.weekly_hours),
    minutes: String(record.consultation_minutes),
    worksOnHolidays: record.works_on_holidays,
    schedule: record.schedule ?? "",
    rules: toRulesValues(record.booking_rules),
  };
}

export function toHoursChanges({ plan, minutes, worksOnHolidays, schedule, rules }: HoursValues) {
  return {
    weekly_hours: closeWeek(plan),
    // The first service is the usual one; the database says so, too.
    consultation_minutes: Number(rules.services[0]?.minutes ?? minutes),
    booking_rules: toRules(rules),
    works_on_holidays: worksOnHolidays,
    schedule: schedule.trim() || null,
  } satisfies RecordChanges;
}

export function isChanged(values: HoursValues, base: OwnRecord) {
  const changes = toHoursChanges(values);
  return Object.entries(changes).some(([column, value]) => !isSame(value, base[column as keyof OwnRecord]));
}

/** While a text says what the week says, it goes on doing so; whatever somebody wrote stays. */
export function changeHours(known: HoursValues, change: Partial<HoursValues>): HoursValues {
  const isDerived = !known.schedule.trim() || known.schedule === textOfPlan(known.plan);
  const text = change.plan && isDerived ? textOfPlan(change.plan) : "";
  return { ...known, ...(text && { schedule: text }), ...change };
}

/** Whether the text says something else than the week, and one of them was just changed. */
export function isTextApart(values: HoursValues, base: OwnRecord) {
  const text = textOfPlan(values.plan);
  if (!text || values.schedule.trim() === text) return false;
  const { weekly_hours, schedule } = toHoursChanges(values);
  return !isSame(weekly_hours, base.weekly_hours) || !isSame(schedule, base.schedule);
}

export type HoursErrors = { week: boolean; services: boolean; minutes?: string; schedule?: string };

export const NO_ERRORS: HoursErrors = { week: false, services: false };

export function hoursErrors({ plan, minutes, schedule, rules: { services } }: HoursValues): HoursErrors {
  const tooLong = describeTooLong(schedule, profileFields.schedule.max);
  return {
    week: weekErrors(plan).size > 0,
    services: services.some((service) => Object.keys(serviceErrors(service, services)).length > 0),
    ...(services.length > 0 || isMinutes(minutes) ? {} : { minutes: "Uma consulta dura de 10 a 240 minutos." }),
    ...(schedule.trim() ? {} : { schedule: profileFields.schedule.missing }),
    ...(tooLong ? { schedule: tooLong } : {}),
  };
}

export function hasErrors({ week, services, minutes, schedule }: HoursErrors) {
  return week || services || Boolean(minutes) || Boolean(schedule);
}

/** The week in words, from Monday on. */
export function textOfPlan(plan: WeekPlan) {
  const mondayFirst = (weekday: number) => (weekday + 6) % 7;
  const blocks = closeWeek(plan).filter(({ starts, ends }) => starts && ends);
  return describeWeek(blocks.sort((one, other) => mondayFirst(one.weekday) - mondayFirst(other.weekday)));
}
