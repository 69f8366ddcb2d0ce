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

/** One letter too many, too few, another, or two in the wrong order; the first letter is the right one. */
export function isSlipOf(typed: string, word: string, shortest = 6) {
  if (word.length < shortest || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [left, right] = [typed.slice(start), word.slice(start)];
  return (
    left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || left === swapped(right)
  );
}

const swapped = (word: string) => `${word[1] ?? ""}${word[0] ?? ""}${word.slice(2)}`;
