import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { lexiconOf } from "#app/features/search/sentence/lexicon.ts";
import { stretches } from "#app/features/search/sentence/places/place-parts.ts";
import { readPieces } from "#app/features/search/sentence/tokens.ts";

const MOST_THEMES = 10;
const MOST_MENTIONED = 3;
/** Nobody who sees children alone says these. */
const OF_ADULTS = ["casais", "dependencias", "implantes", "parkinson", "sexualidade", "carreira"];

type Speaker = { specialty: string; age_group: string | null | undefined; rank: number; is_cast: boolean };

/** Themes and description say the same: who tells of grief is found by it, and who is found by it tells of it. */
export function agreeOnThemes(description: string, drawn: readonly string[], speaker: Speaker) {
  const named = themesIn(description, speaker.specialty);
  // The cast's words are its own.
  const suited = speaker.is_cast
    ? []
    : drawn.filter((slug) => speaker.age_group !== "criancas" || !OF_ADULTS.includes(slug));
  const unmentioned = suited.some((slug) => named.includes(slug)) ? [] : suited.slice(0, MOST_MENTIONED);
  return {
    themes: [...new Set([...named, ...suited])].slice(0, MOST_THEMES),
    description: [description, unmentioned.length > 0 && mention(unmentioned, speaker.rank)].filter(Boolean).join(" "),
  };
}

/** By the words that a search is read by. */
export function themesIn(text: string, specialty: string) {
  const { phrases, longestPhrase } = lexiconOf(firstAttributes);
  const pieces = readPieces(text);
  const own = firstAttributes.filter(({ kind, specialties }) => kind === "theme" && specialties.includes(specialty));
  const said = pieces.flatMap((_, from) =>
    stretches(pieces, from, longestPhrase).flatMap(({ stems }) => phrases.get(stems.join(" ")) ?? []),
  );
  return own.map(({ slug }) => slug).filter((slug) => said.some(({ theme }) => theme === slug));
}

function mention(slugs: readonly string[], rank: number) {
  const names = slugs.map(
    (slug) => firstAttributes.find((one) => one.kind === "theme" && one.slug === slug)?.name ?? "",
  );
  // "TDAH" stays; what is two by itself comes last.
  const words = names.map((name) =>
    /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  );
  const [last = "", ...before] = words.toSorted(
    (one, other) => Number(other.includes(" e ")) - Number(one.includes(" e ")),
  );
  const list = before.length === 0 ? last : `${before.join(", ")}${last.includes(" e ") ? "," : " e"} ${last}`;
  return (SENTENCES[Math.abs(rank) % SENTENCES.length] as string).replace("…", list);
}

const SENTENCES = [
  "Acompanho, entre outros temas, ….",
  "Boa parte do meu trabalho é com ….",
  "No dia a dia, trabalho sobretudo com ….",
];
