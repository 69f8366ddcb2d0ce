import { invalidRange } from "../storage-error.ts";

/** The part of `size` bytes that a Range header asks for, or undefined for all of them. */
export function parseRange(header: string | undefined, size: number) {
  // Several ranges at once are answered with everything, which the standard allows.
  const [, first = "", last = ""] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size) throw invalidRange();
  return { start, end };
}
