import { plural } from "#app/shared/formats.ts";

/** As the rules and the database count: characters, without the space around. */
export function textLength(text: string) {
  return [...text.trim()].length;
}

/** "12 caracteres a mais"; undefined while it is short enough. */
export function describeExcess(length: number, limit: number) {
  const excess = length - limit;
  return excess > 0 ? `${plural(excess, "caractere", "caracteres")} a mais` : undefined;
}
