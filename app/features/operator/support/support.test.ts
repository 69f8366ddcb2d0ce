import { expect, test } from "vitest";
import { describeCause, describeSubscription, extensionRoom, type SupportRecord } from "./support.ts";

const now = new Date("2026-11-16T12:00:00Z");
const charge = { id: "c", amount: 1499, at: "", paidAt: "", provider: "demo", start: "", isOrdered: false };
const end = "2026-12-10T12:00:00Z";
const added = { at: "", cause: "days added", before: "active", status: "active", paidUntil: null, addedDays: 3 };
const record = (status: string, history: object[] = []) =>
  ({
    ...{ status: "active", cancelAt: "2026-11-19T12:00:00Z", charges: [{ ...charge, status, end }], history },
  }) as unknown as SupportRecord;

test("a subscription that only added days keep active is told apart from a paid one", () => {
  expect(describeSubscription(record("refunded", [added]), now)).toBe(
    "Encerrada, com dias acrescentados até 19/11/2026",
  );
  expect(describeSubscription(record("paid", [added]), now)).toBe("Cancelada, vale até 19/11/2026");
  expect(describeSubscription({ ...record("paid"), cancelAt: null }, now)).toBe("Ativa");
});

test("added days are told with their number", () => {
  expect(describeCause("days added", 3)).toBe("Dias acrescentados pela equipe: 3");
  expect(describeCause("clock")).toBe("Fim de um prazo");
});

test("a trial is extended by as many days as end within thirty from now", () => {
  expect(extensionRoom("2026-11-01T12:00:00Z", now)).toBe(30);
  expect(extensionRoom("2026-11-26T12:00:00Z", now)).toBe(20);
  expect(extensionRoom("2026-12-20T12:00:00Z", now)).toBeLessThan(1);
});
