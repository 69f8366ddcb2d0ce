/** Places of what has none of its own, in the router's format. */
const none = { undefined: -7, null: -5 };

/**
 * Loader data as React Router's client reads it at the end of a page: one list of all values, each once, in which objects
 * and lists name their parts by place. Only what JSON knows, `undefined` and dates; undefined itself for anything else,
 * which the router's own encoder then takes care of. A test compares the two.
 */
export function encodeData(data: object): string | undefined {
  const places = new Map<unknown, number>();
  const written: string[] = [];
  const open: unknown[] = [];

  function placeOf(value: unknown) {
    if (value === undefined) return none.undefined;
    if (value === null) return none.null;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = places.size;
    places.set(value, place);
    // Words have no parts to find a place for.
    if (typeof value === "string") written[place] = JSON.stringify(value);
    else open.push(value, place);
    return place;
  }

  placeOf(data);
  while (open.length > 0) {
    const place = open.pop() as number;
    const text = write(open.pop(), placeOf);
    if (text === undefined) return undefined;
    written[place] = text;
  }
  return `[${written.join()}]\n`;
}

function write(value: unknown, placeOf: (part: unknown) => number) {
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? String(value) : undefined;
  if (Array.isArray(value)) return `[${value.map(placeOf)}]`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : `["D",${value.getTime()}]`;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined;
  let text = "";
  for (const name in value)
    text += `${text && ","}"_${placeOf(name)}":${placeOf((value as Record<string, unknown>)[name])}`;
  return `{${text}}`;
}
