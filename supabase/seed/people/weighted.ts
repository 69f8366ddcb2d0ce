import type { Random } from "./random.ts";

/** Draws items as often as their weights say. */
export function weighted<Item>(entries: readonly (readonly [Item, number])[]) {
  const items = entries.map(([item]) => item);
  const bounds = new Float64Array(items.length);
  let total = 0;
  for (const [index, [, weight]] of entries.entries()) bounds[index] = total += weight;

  return (random: Random): Item => {
    const point = random.share() * total;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] as number) > point) high = middle;
      else low = middle + 1;
    }
    return items[low] as Item;
  };
}

/** The same from an object of weights: `{ adultos: 60, ambos: 40 }`. */
export function weightedKeys<Key extends string>(weights: Partial<Record<Key, number>>) {
  return weighted(Object.entries(weights) as [Key, number][]);
}
