/** What PostgREST takes for near enough to be worth showing. */
const leastScore = 0.33;

/**
 * The name that was probably meant, found as PostgREST finds it: names that share pieces of three letters, or else of two,
 * and of these the one with the fewest letters to change. One that is equal needs no hint.
 */
export function nearName(given: string, known: Iterable<string>) {
  const wanted = given.toLowerCase().slice(0, 64);
  const names = [...known].map((name) => ({ name, lower: name.toLowerCase() }));
  if (names.some(({ lower }) => lower === wanted)) return undefined;
  for (const size of [3, 2]) {
    const pieces = new Set(piecesOf(wanted, size));
    const scored = names
      .filter(({ lower }) => piecesOf(lower, size).some((piece) => pieces.has(piece)))
      .map(({ name, lower }) => ({
        name,
        score: 1 - editDistance(wanted, lower) / Math.max(wanted.length, lower.length),
      }))
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score);
    if (scored[0]) return scored[0].name;
  }
  return undefined;
}

/** Of the letters alone, with a mark before the first and after the last. */
function piecesOf(text: string, size: number) {
  const marked = `-${text.replace(/[^\p{L}\p{N}, ]+/gu, "")}-`.padEnd(size, "-");
  return Array.from({ length: marked.length - size + 1 }, (_, index) => marked.slice(index, index + size));
}

function editDistance(a: string, b: string) {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
