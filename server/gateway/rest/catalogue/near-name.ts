/** The name that was probably meant, if one is near enough to be worth showing. */
export function nearName(given: string, known: Iterable<string>) {
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - given.length) > 6) continue;
    const distance = editDistance(given.slice(0, 64), name);
    if (distance <= Math.max(2, name.length / 2) && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name;
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
