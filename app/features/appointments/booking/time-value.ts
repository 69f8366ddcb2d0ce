/** A free time as forms and links name it. */
export function timeValue(startsAt: number) {
  return new Date(startsAt).toISOString();
}

/** Undefined for what is no time, or of a year that no calendar has. */
export function readTimeValue(given: unknown) {
  const text = String(given ?? "");
  const startsAt = Date.parse(text);
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(startsAt) ? timeValue(startsAt) : undefined;
}
