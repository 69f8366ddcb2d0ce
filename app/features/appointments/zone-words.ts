import { isUsualClock } from "#app/shared/time-zones.ts";
import { inZone } from "#app/shared/when.ts";

/**
 * ", no horário de Manaus": after an hour on a clock that most of the country does not live by. Not of an appointment where
 * one has to go there: the clock is the one over there.
 */
export function zoneWords(at: Date | number, zone: string, modality?: "presencial" | "online") {
  return modality === "presencial" || isUsualClock(Number(at), zone) ? "" : `, ${inZone(zone)}`;
}
