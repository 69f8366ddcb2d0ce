import { expect, test } from "vitest";
import type { DateHours } from "#app/features/availability/dates/date-hours.ts";
import { blockTime, countBlocks, describeBlock, followingBlocks, partsOf } from "./block-parts.ts";

const part = (id: string, day: string, starts: string, ends: string, series_id: string | null = "s"): DateHours => ({
  ...{ id, kind: "closed", day, starts, ends, modality: null, reason: null, series_id },
});
const first = [part("a", "2026-11-20", "22:00", "24:00"), part("b", "2026-11-21", "00:00", "02:00")];
const second = [part("c", "2026-11-27", "22:00", "24:00"), part("d", "2026-11-28", "00:00", "02:00")];
const closed = [...first, ...second, part("e", "2026-11-21", "00:00", "01:00", null)];
const ids = (blocks: readonly DateHours[]) => blocks.map(({ id }) => id);

test("hours that go on after midnight are one block from either of their days", () => {
  for (const block of first) expect(ids(partsOf(block, closed))).toEqual(["a", "b"]);
  expect(ids(partsOf(closed[4] as DateHours, closed))).toEqual(["e"]);
  expect(blockTime(first)).toBe("22h às 2h");
  expect(describeBlock(first)).toBe("20/11/2026, das 22h às 2h do dia seguinte");
  expect(describeBlock(first.slice(0, 1))).toBe("20/11/2026, das 22h às 24h");
});

test("what follows is of the next dates, and counted as people count it", () => {
  for (const block of first) expect(ids(followingBlocks(block, closed))).toEqual(["c", "d"]);
  expect(countBlocks([...first, ...second])).toBe(2);
  expect(followingBlocks(closed[4] as DateHours, closed)).toEqual([]);
});
