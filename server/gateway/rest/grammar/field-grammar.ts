import type { Scanner } from "./scanner.ts";

/** A step into a JSON value; `isText` for `->>`. */
export type JsonStep = { key: string | number; isText: boolean };

export type Field = { name: string; path: JsonStep[] };

const largestIndex = 2_147_483_647;

export function readField(scanner: Scanner): Field {
  return { name: scanner.name(), path: readJsonPath(scanner) };
}

export function readJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  while (scanner.startsWith("->")) {
    const isText = scanner.take("->>");
    if (!isText) scanner.take("->");
    path.push({ key: readKey(scanner), isText });
    if (path.length > 30) throw scanner.fail("a shorter JSON path");
  }
  return path;
}

function readKey(scanner: Scanner) {
  const index = scanner.match(/-?\d+(?=->|::|[.,)]|$)/uy);
  if (index) {
    if (Math.abs(Number(index[0])) > largestIndex) throw scanner.fail("a smaller array index");
    return Number(index[0]);
  }
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const key = scanner.match(/(?:[^,().:"-]|-(?!>)|:(?!:))+/uy);
  if (!key) throw scanner.fail("JSON key");
  return key[0];
}
