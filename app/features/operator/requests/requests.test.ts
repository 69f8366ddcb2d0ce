import { expect, test } from "vitest";
import { daysLeft, describeKept } from "./requests.ts";

test("what is kept of an address is told in a sentence", () => {
  expect(describeKept({ appointments: 2, ahead: 1, reports: 1 })).toBe(
    "2 consultas (1 em aberto) e 1 denúncia com este e-mail.",
  );
  expect(describeKept({ appointments: 0, ahead: 0, reports: 2 })).toBe("2 denúncias com este e-mail.");
  expect(describeKept({ appointments: 0, ahead: 0, reports: 0 })).toBe("Nenhuma consulta ou denúncia com este e-mail.");
});

test("a deadline of today has a day left, one of yesterday none", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  expect(daysLeft("2026-11-15T18:00:00Z", now)).toBe(1);
  expect(daysLeft("2026-11-14T11:00:00Z", now)).toBeLessThan(0);
});
