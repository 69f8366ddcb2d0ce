import { isDate, weekdayOf, weekdays } from "#app/features/search/availability.ts";
import { addDays } from "#app/shared/time-zones.ts";
import { readDate, whyUseless } from "./dates.ts";
import type { Meaning } from "./meaning.ts";
import type { Part } from "./parts.ts";
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

function daysOf({ weekdays: named = [], day, date, ahead }: Meaning, today: string) {
  const later = ahead === undefined ? date && readDate(date, today) : addDays(today, ahead);
  const isUseful = later && !whyUseless(later, today);
  return [
    ...(day ? [day] : []),
    ...(isUseful ? [later] : []),
    ...named.flatMap((weekday) => weekdays[weekday]?.value ?? []),
  ];
}

export function uselessDate(typed: string | undefined, today: string) {
  const date = typed && readDate(typed, today);
  return date ? whyUseless(date, today) : undefined;
}
