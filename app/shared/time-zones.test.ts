import { expect, test } from "vitest";
import { clockIn, dayIn, instantOf, isSameClock, knownZone, minutesIn } from "./time-zones.ts";

const at = (...when: [string, string, string]) => new Date(instantOf(...when)).toISOString();

test("each of Brazil's zones has its own noon", () => {
  expect(at("2026-11-16", "12:00", "America/Noronha")).toBe("2026-11-16T14:00:00.000Z");
  expect(at("2026-11-16", "12:00", "America/Sao_Paulo")).toBe("2026-11-16T15:00:00.000Z");
  expect(at("2026-11-16", "12:00", "America/Cuiaba")).toBe("2026-11-16T16:00:00.000Z");
  expect(at("2026-11-16", "12:00", "America/Rio_Branco")).toBe("2026-11-16T17:00:00.000Z");
});

test("clocks that go forward or back lose and double no instant", () => {
  // São Paulo, 2018: from midnight to one o'clock on 4 November.
  expect(at("2018-11-04", "00:30", "America/Sao_Paulo")).toBe("2018-11-04T03:30:00.000Z");
  expect(at("2018-11-04", "01:30", "America/Sao_Paulo")).toBe("2018-11-04T03:30:00.000Z");
  // 2018-02-18: from midnight back to 23:00.
  expect(at("2018-02-17", "23:30", "America/Sao_Paulo")).toBe("2018-02-18T02:30:00.000Z");
  expect(at("2018-02-17", "22:30", "America/Sao_Paulo")).toBe("2018-02-18T00:30:00.000Z");
  expect(at("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T06:30:00.000Z");
});

test("the same instant is another day in another place", () => {
  const late = instantOf("2026-11-16", "23:30", "America/Rio_Branco");
  expect(dayIn(late, "America/Rio_Branco")).toBe("2026-11-16");
  expect(dayIn(late, "Europe/Lisbon")).toBe("2026-11-17");
  expect(isSameClock(late, "America/Sao_Paulo", "America/Bahia")).toBe(true);
  expect(isSameClock(late, "America/Sao_Paulo", "America/Manaus")).toBe(false);
});

test("minutes of the day are those of the clock, also before 1970", () => {
  for (const at of ["2026-11-17T02:30:00Z", "2026-11-17T03:00:00Z", "1969-12-31T23:59:59Z"]) {
    const instant = Date.parse(at);
    const [hour, minute] = clockIn(instant, "America/Sao_Paulo").split(":").map(Number);
    expect(minutesIn(instant, "America/Sao_Paulo")).toBe(Number(hour) * 60 + Number(minute));
  }
});

test("a zone that nobody knows is none", () => {
  expect(knownZone("America/Manaus")).toBe("America/Manaus");
  for (const zone of ["Marte/Olimpo", "", "x".repeat(1000), 7, null]) expect(knownZone(zone)).toBeNull();
});
