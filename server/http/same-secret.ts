import { timingSafeEqual } from "node:crypto";

/** Compares in a time that does not tell how much of a guess was right. */
export function isSameSecret(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
