import { formatRelative } from "#app/shared/formats.ts";

/** "há 2 min", "em 14/11/2026" */
export function relativeWords(date: Date, now: Date) {
  const words = formatRelative(date, now);
  return /^\d/.test(words) ? `em ${words}` : words;
}
