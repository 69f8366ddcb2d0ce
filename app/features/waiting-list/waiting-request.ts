import * as z from "zod/mini";
import { periods } from "#app/features/availability/periods.ts";
import { daysKept } from "#app/features/privacy/retention.ts";
import { weekdays } from "#app/features/search/availability.ts";
import type { FormAnswer } from "#app/shared/forms/sent-form.ts";
import { addDays } from "#app/shared/time-zones.ts";

/** How many days ahead somebody may wait, and what the form begins with. */
export const MOST_DAYS = daysKept("waiting_list");
const USUAL_DAYS = 30;

export const ANY = "qualquer";
export const dayOptions = [{ value: ANY, label: "Qualquer dia" }, ...weekdays];
export const periodOptions = [{ value: ANY, label: "Qualquer horário" }, ...periods];

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

export type WaitingErrors = Partial<Record<keyof z.infer<typeof schema>, string>>;
export type WaitingAnswer = FormAnswer<WaitingErrors>;

/** What is waited for as the database has it: null is any. */
export type WaitingRequest = { email: string; weekday: number | null; period: string | null; until: string };

/** The form, checked alike in the browser and on the server; `today` is the day of Brasília. */
export function readWaitingRequest(
  form: FormData,
  today: string,
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
  if (!read.success || Object.keys(errors).length > 0) return { errors };
  const { email, dia, periodo, ate } = read.data;
  const weekday = weekdays.findIndex(({ value }) => value === dia);
  return {
    request: {
      email,
      weekday: weekday < 0 ? null : weekday,
      period: periodo === ANY ? null : periodo,
      until: ate,
    },
  };
}
