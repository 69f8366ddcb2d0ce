import * as z from "zod/mini";
import { periods } from "#app/features/availability/periods.ts";
import type { Availability } from "#app/features/availability/slots.ts";
import { daysKept } from "#app/features/privacy/retention.ts";
import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import { weekdays } from "#app/features/search/availability.ts";
import { PROOF } from "#app/shared/forms/check-proof.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";
import { addDays, weekdayOf as weekdayOfDate } from "#app/shared/time-zones.ts";
import { suitingWords } from "./waiting-words.ts";

/** How many days ahead somebody may wait, and what the form begins with. */
export const MOST_DAYS = daysKept("waiting_list");
const USUAL_DAYS = 30;

export const ANY = "qualquer";
const dayOptions = [{ value: ANY, label: "Qualquer dia" }, ...weekdays];
const periodOptions = [{ value: ANY, label: "Qualquer horário" }, ...periods];

/** Those of a week, and those of single dates as hours of their weekdays. */
export function attendedHours(weekly: readonly HoursBlock[], extra: Availability["extra"] = []): HoursBlock[] {
  if (weekly.length === 0) return [];
  return [...weekly, ...extra.map(({ day, starts, ends }) => ({ weekday: weekdayOfDate(day), starts, ends }))];
}

/** What may be waited for: nobody waits for a Sunday with somebody who never attends on one. */
export function waitingOptions(hours: readonly HoursBlock[]) {
  return {
    days: dayOptions.filter(({ value }) => attends(hours, weekdayOf(value), null)),
    periods: periodOptions.filter(({ value }) => attends(hours, null, periodOf(value))),
  };
}

/** Without hours nobody knows. */
function attends(hours: readonly HoursBlock[], weekday: number | null, period: string | null) {
  if (hours.length === 0) return true;
  const place = periods.findIndex(({ value }) => value === period);
  const [from, until] = [periods[place - 1]?.until ?? 0, periods[place]?.until ?? 24];
  return hours.some(
    (block) =>
      (weekday === null || block.weekday === weekday) &&
      Number.parseInt(block.starts, 10) < until &&
      block.ends > `${String(from).padStart(2, "0")}:00`,
  );
}

const periodOf = (value: string) => (value === ANY ? null : value);

function weekdayOf(value: string) {
  const weekday = weekdays.findIndex((day) => day.value === value);
  return weekday < 0 ? null : weekday;
}

/** The days between which the last one is chosen, counted from today. */
export const untilRange = (today: string) => ({
  first: today,
  usual: addDays(today, USUAL_DAYS),
  last: addDays(today, MOST_DAYS),
});

const schema = z.object({
  email: z.email("Confira o e-mail.").check(z.maxLength(254, "Use um e-mail mais curto.")),
  dia: z.enum(dayOptions.map(({ value }) => value) as [string, ...string[]], "Escolha um dos dias."),
  periodo: z.enum(periodOptions.map(({ value }) => value) as [string, ...string[]], "Escolha um dos períodos."),
  ate: z.iso.date("Escolha uma data."),
});

export const waitingFields = [...Object.keys(schema.shape), PROOF];

export type WaitingErrors = Partial<Record<keyof z.infer<typeof schema>, string>>;
export type WaitingAnswer = FormAnswer<WaitingErrors>;

/** What is waited for as the database has it: null is any. */
export type WaitingRequest = { email: string; weekday: number | null; period: string | null; until: string };

/** The form, checked alike in the browser and on the server; `today` is the day of Brasília, the hours are the professional's. */
export function readWaitingRequest(
  form: FormData,
  today: string,
  hours: readonly HoursBlock[],
): { request: WaitingRequest } | { errors: WaitingErrors } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const read = schema.safeParse({
    email: text("email"),
    dia: text("dia") || ANY,
    periodo: text("periodo") || ANY,
    ate: text("ate"),
  });
  const errors: WaitingErrors = {};
  for (const { path, message } of read.error?.issues ?? []) errors[path[0] as keyof WaitingErrors] ??= message;
  const { first, last } = untilRange(today);
  if (!errors.ate && (text("ate") < first || text("ate") > last))
    errors.ate = `Escolha uma data nos próximos ${MOST_DAYS} dias.`;
  const [weekday, period] = [weekdayOf(text("dia")), periodOf(text("periodo") || ANY)];
  if (!errors.dia && !errors.periodo && !attends(hours, weekday, period))
    errors.dia = `Não há atendimento ${suitingWords(weekday, period)}. Escolha outro dia ou período.`;
  if (!read.success || Object.keys(errors).length > 0) return { errors };
  const { email, ate } = read.data;
  return { request: { email, weekday, period, until: ate } };
}
