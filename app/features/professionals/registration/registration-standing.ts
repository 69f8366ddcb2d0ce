import { formatLongDate } from "#app/shared/formats.ts";

/** What is known of a registration, in one line. */
export function describeStanding(verifiedAt: Date | null) {
  return verifiedAt ? `Registro verificado em ${formatLongDate(verifiedAt)}.` : "Registro ainda não conferido por nós.";
}
