import { expect, test } from "vitest";
import { withTime } from "./sent-time.ts";

const at = (hour: number) => ({ startsAt: Date.UTC(2026, 10, 16, hour), modality: "online" as const });
const free = (service: string | undefined, ...hours: number[]) => ({
  zone: "America/Sao_Paulo",
  minutes: 50,
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
  slots: hours.map(at),
  ...{ services: [], service, confirms: false },
});

test("a time that was sent stays where it was among the free ones, and only for its service", () => {
  const sent = { ...at(13), service: "retorno" };
  expect(withTime(free("retorno", 12, 14), sent)?.slots).toEqual([at(12), at(13), at(14)]);
  expect(withTime(free("retorno"), sent)?.slots).toEqual([at(13)]);
  for (const known of [free("retorno", 12, 13), free("consulta", 12), undefined])
    expect(withTime(known, sent)).toBe(known);
  const wished = free("retorno", 12);
  expect(withTime(wished, undefined)).toBe(wished);
});
