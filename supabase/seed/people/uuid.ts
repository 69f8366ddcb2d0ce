import type { Random } from "./random.ts";

const start = Date.UTC(2024, 0, 1);
const hex = Array.from({ length: 65536 }, (_, value) => value.toString(16).padStart(4, "0"));

/**
 * A UUID in version 7's form, which grows with the index: millions of them are appended to an index
 * instead of being scattered over it.
 */
export function orderedUuid(random: Random, index: number) {
  const time = start + index * 10_000;
  const high = Math.floor(time / 65536);
  const a = random.bits();
  const b = random.bits();
  const c = random.bits();
  return `${hex[high >>> 16]}${hex[high & 65535]}-${hex[time % 65536]}-${hex[0x7000 | (a & 0xfff)]}-${
    hex[0x8000 | (a >>> 18)]
  }-${hex[b >>> 16]}${hex[b & 65535]}${hex[c & 65535]}`;
}
