import { expect, test } from "vitest";
import { daysLeft, describeKept } from "./requests.ts";

const nothing = { appointments: 0, linked: 0, same_number: 0, ahead: 0, reports: 0, waiting: 0, erasable: 0 };

test("what is kept of whoever asks is told in a sentence", () => {
  expect(describeKept({ ...nothing, appointments: 2, ahead: 1, reports: 1, waiting: 1 })).toBe(
    "2 consultas com este e-mail; 1 denúncia; 1 lista de espera. Em aberto: 1.",
  );
  expect(describeKept({ ...nothing, linked: 1, same_number: 2 })).toBe(
    "1 consulta com o link que a prova; 2 outras com o mesmo WhatsApp.",
  );
  expect(describeKept(nothing)).toBe("Nenhuma consulta, denúncia ou espera com este e-mail ou link.");
});

test("a deadline of today has a day left, one of yesterday none", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  expect(daysLeft("2026-11-15T18:00:00Z", now)).toBe(1);
  expect(daysLeft("2026-11-14T11:00:00Z", now)).toBeLessThan(0);
  // Five hours late is late.
  expect(daysLeft(new Date(now.getTime() - 5 * 3_600_000).toISOString(), now)).toBeLessThanOrEqual(0);
});
