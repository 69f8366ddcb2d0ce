import type { HoursBlock } from "#app/features/professionals/weekly-hours.ts";
import { shortTime } from "#app/shared/formats.ts";

/**
 * Hours as a professional would write them: "Segunda a sexta, das 8h às 12h e das 13h às 18h; sábados, das
 * 8h às 12h". Always says the same as the blocks.
 */
export function describeWeek(blocks: readonly HoursBlock[]) {
  const days = new Map<number, string>();
  for (const { weekday, starts, ends } of blocks) {
    const span = `das ${shortTime(starts)} às ${shortTime(ends)}`;
    const known = days.get(weekday);
    days.set(weekday, known ? `${known} e ${span}` : span);
  }
  const groups = new Map<string, number[]>();
  for (const [weekday, spans] of days) groups.set(spans, [...(groups.get(spans) ?? []), weekday]);
  const parts = [...groups].map(([spans, weekdays]) => `${nameDays(weekdays)}, ${spans}`);
  return capitalise(parts.join("; "));
}

const singular = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const plural = ["domingos", "segundas", "terças", "quartas", "quintas", "sextas", "sábados"];

function nameDays(weekdays: number[]) {
  const first = weekdays[0] ?? 0;
  const last = weekdays.at(-1) ?? 0;
  if (weekdays.length === 7) return "todos os dias";
  if (weekdays.length > 2 && last - first === weekdays.length - 1) return `${singular[first]} a ${singular[last]}`;
  const names = weekdays.map((weekday) => plural[weekday]);
  return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}

function capitalise(text: string) {
  return text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
}
