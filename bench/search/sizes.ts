const most = 10_000_000;

/** How many professionals somebody asked for; anything else than a whole number is a mistake, not a size. */
export function readSize(text: string) {
  const size = Number(text);
  if (!/^\d+$/.test(text) || size < 1 || size > most)
    throw new Error(`"${text}" is no number of professionals between 1 and ${most}`);
  return size;
}
