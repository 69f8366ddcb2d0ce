import { cut } from "#app/shared/formats.ts";

/** The beginning of a text, ending at a word; line breaks become spaces. */
export function excerpt(text: string | null, length: number) {
  // Not all of a long text is looked through for two lines of it.
  const start = text?.trim().slice(0, 4 * length) ?? "";
  const line = start.replace(/\s{2,}|[^\S ]/g, " ").trim();
  if (!line) return null;
  if (line.length <= length && start.length < 4 * length) return line;
  const most = line.slice(0, length);
  return `${cut(most, Math.max(most.lastIndexOf(" "), length / 2)).replace(/[\s,.;:]+$/, "")}...`;
}
