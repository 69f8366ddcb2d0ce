import { expect, test } from "vitest";
import { firstTimes } from "./first-times.ts";

test("three days with five times each, in the words of the professional's zone", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  const slots = [0, 1, 2, 3].flatMap((day) =>
    [13, 14, 15, 16, 17, 18, 19].map((hour) => ({
      startsAt: Date.parse(`2026-11-${16 + day}T${hour}:00:00Z`),
      modality: "online" as const,
    })),
  );
  const { place, days } = firstTimes({ zone: "America/Rio_Branco", minutes: 50, changedAt: "", now, slots });
  expect(place).toBe("Rio Branco");
  expect(days.map(({ label, rest }) => [label, rest])).toEqual([
    ["hoje, 16 de novembro", 2],
    ["amanhã, 17 de novembro", 2],
    ["quarta-feira, 18 de novembro", 2],
  ]);
  expect(days[0]?.times[0]).toEqual({ startsAt: "2026-11-16T13:00:00.000Z", label: "08:00" });
  expect(days[0]?.times).toHaveLength(5);
});

test("who has no free time has no days", () => {
  expect(firstTimes({ zone: "America/Sao_Paulo", minutes: 50, changedAt: "", now: 0, slots: [] }).days).toEqual([]);
});
