import { isUsualClock } from "#app/shared/time-zones.ts";
import { formatElsewhere, formatWhen, inZone } from "#app/shared/when.ts";

/**
 * ", no horário de Manaus": after an hour on a clock that most of the country does not live by. Not of an appointment where
 * one has to go there: the clock is the one over there.
 */
export function zoneWords(at: Date | number, zone: string, modality?: "presencial" | "online") {
  return modality === "presencial" || isUsualClock(Number(at), zone) ? "" : `, ${inZone(zone)}`;
}

/** "terça, 17 de novembro, às 10h, no horário de Manaus": for a patient, who may live by another clock. */
export function whenThere(at: Date, zone: string, modality?: "presencial" | "online") {
  return formatWhen(at, zone) + zoneWords(at, zone, modality);
}

type Clocks = { zone: string; patientZone?: string | null | undefined; modality: "presencial" | "online" };

/** ", no horário de Manaus (para você: 15h, no horário de Brasília)": on whose clock, where the patient may be on another. */
export function clockWords(at: Date, { zone, patientZone, modality }: Clocks) {
  const elsewhere = modality === "online" && formatElsewhere(at, zone, patientZone);
  return `${zoneWords(at, zone, modality)}${elsewhere ? ` (para você: ${elsewhere})` : ""}`;
}
