import { expect, test } from "vitest";
import { dayLabel, freeDays } from "./free-times.ts";

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

test("days are told from today on", () => {
  expect(dayLabel("2026-11-16", "2026-11-16")).toBe("hoje, 16 de novembro");
  expect(dayLabel("2026-11-17", "2026-11-16")).toBe("amanhã, 17 de novembro");
  expect(dayLabel("2026-11-20", "2026-11-16")).toBe("sexta, 20 de novembro");
});
