import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import { formatDay, shortTime } from "#app/shared/formats.ts";
import { addDays } from "#app/shared/time-zones.ts";

/** Closed hours that go on after midnight are kept by the day, in one series: both parts are one block. */
export function partsOf(block: DateHours, closed: readonly DateHours[]) {
  const parts = closed.filter((other) => other.id === block.id || goesOn(block, other) || goesOn(other, block));
  return parts.length > 0 ? parts.toSorted((one, other) => one.day.localeCompare(other.day)) : [block];
}

const goesOn = (one: DateHours, other: DateHours) =>
  one.series_id !== null &&
  one.series_id === other.series_id &&
  one.ends === "24:00" &&
  other.starts === "00:00" &&
  other.day === addDays(one.day, 1);

/** Those of its series from the next date on. */
export function followingBlocks(block: DateHours, closed: readonly DateHours[]) {
  const last = partsOf(block, closed).at(-1) ?? block;
  const later = closed.filter(({ series_id, day }) => series_id === block.series_id && day > last.day);
  return block.series_id === null ? [] : later;
}

/** How many blocks these are: what begins at midnight after another goes with it. */
export const countBlocks = (blocks: readonly DateHours[]) =>
  blocks.filter((block) => !blocks.some((other) => goesOn(other, block))).length;

/** "22h às 2h" */
export function blockTime(parts: readonly DateHours[]) {
  return `${shortTime(parts[0]?.starts ?? "")} às ${shortTime(parts.at(-1)?.ends ?? "")}`;
}

/** "24/12/2026, das 22h às 2h do dia seguinte" */
export function describeBlock(parts: readonly DateHours[]) {
  return `${formatDay(parts[0]?.day ?? "")}, das ${blockTime(parts)}${parts.length > 1 ? " do dia seguinte" : ""}`;
}
