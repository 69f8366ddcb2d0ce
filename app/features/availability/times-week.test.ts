import { expect, test } from "vitest";
import type { Availability } from "./slots.ts";
import { nextTime, readWeek, timesWeek, weekLabel } from "./times-week.ts";

/** Mondays and Thursdays from eight to noon, in Acre. */
const somebody: Availability = {
  ...{ zone: "America/Rio_Branco", minutes: 30, modality: "online", worksOnHolidays: true },
  weeklyHours: [1, 4].map((weekday) => ({ weekday, starts: "08:00", ends: "12:00" })),
  ...{ localHolidays: [], timeOff: [{ startsOn: "2026-11-16", endsOn: "2026-11-22" }], booked: [] },
};
const now = Date.parse("2026-11-16T12:00:00Z");

test("the next time names a clock that is not the usual one", () => {
  expect(nextTime(somebody, now)).toBe("segunda, 23 de novembro, às 8h, no horário de Rio Branco");
  expect(nextTime({ ...somebody, zone: "America/Bahia" }, now)).toBe("segunda, 23 de novembro, às 8h");
});

test("without a wish the first week with a free time shows, with seven days", () => {
  const week = timesWeek(somebody, now, undefined);
  expect(week).toMatchObject({ number: 2, label: "23 a 29 de novembro", firstFree: undefined });
  expect(week?.days.map(({ day, times, rest }) => [day, times.length, rest])).toEqual([
    ["2026-11-23", 6, 2],
    ["2026-11-24", 0, 0],
    ["2026-11-25", 0, 0],
    ["2026-11-26", 6, 2],
    ["2026-11-27", 0, 0],
    ["2026-11-28", 0, 0],
    ["2026-11-29", 0, 0],
  ]);
  expect(week?.days[0]).toMatchObject({ label: "segunda, 23 de novembro", short: "seg. 23/11", isToday: false });
  expect(week?.days[0]?.times[1]).toEqual({
    startsAt: Date.parse("2026-11-23T13:30:00Z"),
    label: "8h30",
    at: "às 8h30",
  });
});

test("a week without a free time leads to the next that has one", () => {
  const week = timesWeek(somebody, now, 1);
  expect(week).toMatchObject({ number: 1, firstFree: 2 });
  expect(week?.days[0]?.isToday).toBe(true);
});

test("who has nothing free at all has no week", () => {
  expect(timesWeek({ ...somebody, weeklyHours: [] }, now, 3)).toBeUndefined();
});

test("an address asks for one of the weeks that can be booked, or for none", () => {
  expect(["1", "8", "13"].map(readWeek)).toEqual([1, 8, 13]);
  for (const given of [null, "", "0", "14", "100", "-1", "1.5", "x"]) expect(readWeek(given)).toBeUndefined();
});

test("a week across two months names both", () => {
  expect(weekLabel("2026-11-16")).toBe("16 a 22 de novembro");
  expect(weekLabel("2026-12-01")).toBe("1º a 7 de dezembro");
  expect(weekLabel("2026-11-30")).toBe("30 de novembro a 6 de dezembro");
});
