/** The beginning of a text, ending at a word; line breaks become spaces. */
export function excerpt(text: string | null, length: number) {
  const line = text?.replace(/\s+/g, " ").trim();
  if (!line) return null;
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).replace(/[\s,.;:]+$/, "")}…`;
}
