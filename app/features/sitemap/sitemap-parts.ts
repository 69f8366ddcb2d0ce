/**
 * Profiles are spread over the sitemap's parts by their rank, which is random and indexed: each part is one
 * range of an index, however many professionals there are, and holds about as many as the others.
 */
const WANTED = 20_000;
const MAX_PARTS = 4096;
const RANKS = 2 ** 32;

/** A power of two, so that the parts' addresses change seldom. Parts stay well below the protocol's 50,000. */
export function countParts(professionals: number) {
  let parts = 1;
  while (parts < MAX_PARTS && professionals > parts * WANTED) parts *= 2;
  return parts;
}

export const partName = (part: number, parts: number) => `profissionais-${part}-de-${parts}.xml`;

/** The ranks of a part, both ends included; undefined when there is no such part. */
export function readPart(name: string) {
  const [, first, second] = /^profissionais-(\d{1,4})-de-(\d{1,4})\.xml$/.exec(name) ?? [];
  const [part, parts] = [Number(first), Number(second)];
  if (!Number.isInteger(Math.log2(parts)) || parts > MAX_PARTS || part < 1 || part > parts) return undefined;
  const size = RANKS / parts;
  const from = (part - 1) * size - RANKS / 2;
  return { from, to: from + size - 1 };
}
