/** Longer texts are no search; what is behind is not read. */
export const LONGEST_SENTENCE = 500;

/** In lower case, without accents. */
export function wordKey(word: string) {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Singular and without gender, alike for what is typed and what is known; no linguist's stem. */
export function stem(key: string) {
  if (key.length < 4) return key;
  const singular = key
    .replace(/oes$/, "ao")
    .replace(/ais$/, "al")
    .replace(/([rz])es$/, "$1")
    .replace(/(?<!s)s$/, "");
  return singular.length < 5 ? singular : singular.replace(/[oa]$/, "");
}
