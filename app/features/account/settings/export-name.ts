import { brand } from "#app/shared/brand.ts";
import { DEFAULT_ZONE, dayIn } from "#app/shared/time-zones.ts";

/** "betesda-meus-dados-2026-11-17.json": the day in Brasília. */
export function exportName(now: number) {
  return `${brand.name.toLowerCase()}-meus-dados-${dayIn(now, DEFAULT_ZONE)}.json`;
}
