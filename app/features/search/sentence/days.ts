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
