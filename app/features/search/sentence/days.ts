import { isDate, weekdayOf, weekdays } from "#app/features/search/availability.ts";
import { addDays } from "#app/shared/time-zones.ts";
import { isSeveralDays, readDate, type UselessDate, whyUseless } from "./dates.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import type { Piece } from "./tokens.ts";

/** In the words of addresses. From one day to another is most of the week: nothing is asked for. */
export function daysIn(parts: readonly Part[], pieces: readonly Piece[], today: string) {
  const days: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "meanings") continue;
    const said = part.meanings.flatMap((means) => daysOf(means, today));
    const [link, before] = [parts[index - 1], parts[index - 2]];
    const isRange = link?.kind === "connector" && /^(a|ate)$/.test(pieces[link.from]?.key ?? "");
    if (said.length > 0 && isRange && before?.kind === "meanings" && before.meanings.some((it) => it.weekdays))
      days.pop();
    else days.push(...said);
  }
  // "na sexta, dia 20"
  const dates = days.filter(isDate);
  const ofDates = new Set<string | undefined>(dates.map((date) => weekdays[weekdayOf(date) ?? -1]?.value));
  return [...dates, ...days.filter((day) => !isDate(day) && !ofDates.has(day))];
}

/** "quarta-feira, dia 19", which is a Thursday: the date is looked for, and the page says what it is. */
export function clashingDay(parts: readonly Part[], pieces: readonly Piece[], today: string) {
  const spoken = parts.filter((part) => part.kind === "meanings");
  for (const [index, part] of spoken.entries()) {
    const next = spoken[index + 1];
    const isBeside = next && pieces.slice(part.to, next.from).every(({ key }) => !/^(e|ou)$/.test(key));
    const meanings = isBeside ? [...part.meanings, ...next.meanings] : [];
    const said = meanings.flatMap((means) => daysOf(means, today));
    const date = said.find(isDate);
    const day = weekdays.find(({ value }) => said.includes(value));
    if (date && day && weekdays[weekdayOf(date) ?? -1] !== day) return day.value;
  }
  return undefined;
}

function daysOf(means: Meaning, today: string) {
  const { weekdays: named = [], day } = means;
  const first = firstDay(means, today);
  const isUseful = first && !whyUseless(first, today);
  return [
    ...(day ? [day] : []),
    ...(isUseful ? [means.limit === "before" ? "hoje" : first] : []),
    ...named.flatMap((weekday) => weekdays[weekday]?.value ?? []),
  ];
}

/** Of several days the first. */
function firstDay({ date, ahead, limit }: Meaning, today: string) {
  if (ahead !== undefined) return addDays(today, ahead);
  const said = date && readDate(date, today);
  if (limit === "before" && said && said > today) return today;
  return said && limit === "after" ? addDays(said, 1) : said;
}

/** What is to be said of a date: that it is of no use, or that one day is looked for at a time. */
export function dateNotice(means: Meaning, today: string): UselessDate | "intervalo" | undefined {
  const first = means.date && firstDay(means, today);
  if (!first) return undefined;
  const isOne = means.limit === undefined && !isSeveralDays(means.date ?? "");
  return whyUseless(first, today) ?? (isOne ? undefined : "intervalo");
}
