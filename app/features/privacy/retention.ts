import { plural } from "#app/shared/formats.ts";
import { retention } from "./retention.generated.ts";

/** What is kept for a time; how long is said in one place, supabase/schema/directory/005_retention.sql. */
export type Kept = keyof typeof retention;

/** "90 dias", "12 meses", "5 anos" */
export function keptFor(what: Kept) {
  const { count, unit } = periodOf(what);
  const [one, many] = unitNames[unit];
  return plural(count, one, many);
}

/** For what is counted in days; a month has no fixed length. */
export function daysKept(what: Kept) {
  const { count, unit } = periodOf(what);
  if (unit !== "day") throw new Error(`${what} is not kept for a number of days`);
  return count;
}

export const secondsKept = (what: Kept) => daysKept(what) * 86_400;

const unitNames = { day: ["dia", "dias"], month: ["mês", "meses"], year: ["ano", "anos"] } as const;

function periodOf(what: Kept) {
  const [, count, unit] = /^(\d+) (day|month|year)s?$/.exec(retention[what]) ?? [];
  if (!count || !unit) throw new Error(`${what} has no period that can be said`);
  return { count: Number(count), unit: unit as keyof typeof unitNames };
}

/** The same words in the consent, the policy and every page. */
export const appointmentsKept = `${keptFor("appointments")} depois que a consulta acontece ou que o pedido se encerra sem ela`;
