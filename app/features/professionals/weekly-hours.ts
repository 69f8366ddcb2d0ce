import { shortTime } from "#app/shared/formats.ts";
import type { Modality } from "./labels.ts";

/** A block of an ordinary week; weekday 0 is Sunday. Without a modality one attends as the profile says. */
export type HoursBlock = { weekday: number; starts: string; ends: string; modality?: Modality };

export const WEEK = [
  { weekday: 1, label: "Segunda" },
  { weekday: 2, label: "Terça" },
  { weekday: 3, label: "Quarta" },
  { weekday: 4, label: "Quinta" },
  { weekday: 5, label: "Sexta" },
  { weekday: 6, label: "Sábado" },
  { weekday: 0, label: "Domingo" },
];

/** The week from Monday on, each day with its hours; empty when the professional gave none. */
export function weekTable(blocks: readonly HoursBlock[]) {
  if (blocks.length === 0) return [];
  return WEEK.map(({ weekday, label }) => ({
    label,
    hours: blocks
      .filter((block) => block.weekday === weekday)
      .map(({ starts, ends }) => `${shortTime(starts)} às ${shortTime(ends)}`),
  }));
}
