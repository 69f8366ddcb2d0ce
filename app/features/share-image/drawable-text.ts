/** What the picture's fonts can draw: Latin letters, figures and the usual signs. */
const UNDRAWABLE = /[^\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{M}+$ªº°]/gu;
const BEYOND_LATIN_1 = /[^\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]/g;

/** "Zoë 🌿 Łukasz" → "Zoë Lukasz": accents that the fonts lack are dropped from their letter, the rest is left out. */
export function drawable(text: string) {
  const kept = text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(UNDRAWABLE, " ")
    .replace(BEYOND_LATIN_1, withoutAccent);
  return kept.replace(/\s+/g, " ").trim();
}

/** Letters that Unicode does not take apart. */
const STROKED: Record<string, string> = { Đ: "D", đ: "d", Ł: "L", ł: "l", Œ: "OE", œ: "oe" };

function withoutAccent(char: string) {
  return (STROKED[char] ?? char.normalize("NFKD")).replace(BEYOND_LATIN_1, "");
}

/** Cut between words where possible, so that three lines always hold it. */
export function cut(text: string, longest: number) {
  const chars = [...text];
  if (chars.length <= longest) return text;
  const start = chars.slice(0, longest - 1).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > longest / 2 ? start.slice(0, space) : start).replace(/[\s,.;-]+$/, "")}…`;
}
