import { expect, test } from "vitest";
import { dayLabel, freeDays, nextTimeLabel } from "./free-times.ts";

const zone = "America/Sao_Paulo";
const at = (when: string) => Date.parse(`${when}-03:00`);

test("days hold what is free; empty ones are left out", () => {
  const times = ["2026-11-16T08:00", "2026-11-16T09:00", "2026-11-22T23:30", "2026-12-07T08:00"].map((when) => ({
    startsAt: at(when),
    modality: "online" as const,
  }));
  const days = freeDays(times, zone);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-16", "2026-11-22", "2026-12-07"]);
});

test("a card says today, tomorrow or the day, on the professional's clock", () => {
  const now = at("2026-11-16T23:30");
  expect(nextTimeLabel(at("2026-11-16T23:45"), zone, now)).toBe("hoje, 23:45");
  expect(nextTimeLabel(at("2026-11-17T08:00"), zone, now)).toBe("amanhã, 08:00");
  expect(nextTimeLabel(at("2026-11-23T14:30"), zone, now)).toBe("seg. 23/11, 14:30");
  expect(dayLabel("2026-11-16", "2026-11-16")).toBe("hoje, 16 de novembro");
  expect(dayLabel("2026-11-20", "2026-11-16")).toBe("sexta-feira, 20 de novembro");
});
