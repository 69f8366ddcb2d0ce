import { expect, test } from "vitest";
import { describeDeliveryError, isRefusedForGood, retryTime } from "./delivery.ts";

const now = new Date("2026-11-15T12:00:00Z");
const minutes = (attempt: number, chance: number) => (Number(retryTime(attempt, now, chance)) - Number(now)) / 60_000;

test("the pauses grow from a minute to six hours", () => {
  expect([1, 2, 3, 4].map((attempt) => minutes(attempt, 0.5))).toEqual([1, 2, 4, 8]);
  expect(minutes(30, 0.5)).toBe(360);
  expect(minutes(1, 0)).toBeCloseTo(0.8);
  expect(minutes(1, 1)).toBeCloseTo(1.2);
});

test("only what the server says of this email or recipient is for good", () => {
  const error = (facts: object) => isRefusedForGood(Object.assign(new Error(), facts));
  expect(error({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" })).toBe(true);
  expect(error({ code: "EMESSAGE", responseCode: 554, command: "DATA" })).toBe(true);
  expect(error({ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" })).toBe(false);
  expect(error({ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" })).toBe(false);
  expect(error({ code: "ECONNECTION", responseCode: 554, command: "CONN" })).toBe(false);
  expect(error({ code: "ETIMEDOUT", command: "CONN" })).toBe(false);
  expect(error({})).toBe(false);
});

test("an error is kept as its codes alone", () => {
  const error = Object.assign(new Error("550 ana@exemplo.com.br unknown"), { code: "EENVELOPE", responseCode: 550 });
  expect(describeDeliveryError(error)).toBe("EENVELOPE 550");
  expect(describeDeliveryError("ana@exemplo.com.br")).toBe("unknown");
});
