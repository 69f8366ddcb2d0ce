import { formatNumber, plural } from "#app/shared/formats.ts";

/** As the rules and the database count: characters, without the space around. */
export function textLength(text: string) {
  return [...text.trim()].length;
}

/** Of a text that cannot be saved as long as it is; undefined while it is short enough. */
export function describeTooLong(text: string, limit: number) {
  return textLength(text) > limit ? `Use no máximo ${formatNumber(limit)} caracteres.` : undefined;
}

/** "12 caracteres a mais"; undefined while it is short enough. */
export function describeExcess(length: number, limit: number) {
  const excess = length - limit;
  return excess > 0 ? `${plural(excess, "caractere", "caracteres")} a mais` : undefined;
}
