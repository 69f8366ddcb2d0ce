import { expect, test } from "vitest";
import { isTrusted } from "./check-proof.ts";
import { type VisitorLimit, visitorLimits } from "./visitor-limits.ts";

/** A server that takes one proof, and counts who comes without. */
function counting() {
  const hits = new Map<string, number>();
  return {
    hits,
    verifyChallenge: async (solved: string) => solved === "certa",
    async limitVisitor(visitor: string, name: VisitorLimit) {
      const count = (hits.get(visitor) ?? 0) + 1;
      hits.set(visitor, count);
      return count > visitorLimits[name].hits ? { retryAfter: 60 } : undefined;
    },
  };
}

function form(proof?: string) {
  const form = new FormData();
  if (proof !== undefined) form.set("prova", proof);
  return form;
}

test("a proof that is given has to be right, and costs nothing of the rest", async () => {
  const services = counting();
  expect(await isTrusted(services, form("certa"), "rede")).toBe(true);
  expect(await isTrusted(services, form("inventada"), "rede")).toBe(false);
  expect(await isTrusted(services, form(""), "rede")).toBe(false);
  expect(services.hits.size).toBe(0);
});

test("without a proof a network is believed five times an hour, and another still is", async () => {
  const services = counting();
  const answers = [];
  for (let sent = 0; sent < 6; sent += 1) answers.push(await isTrusted(services, form(), "rede"));
  expect(answers).toEqual([true, true, true, true, true, false]);
  expect(await isTrusted(services, form(), "outra")).toBe(true);
  expect(await isTrusted(services, form("certa"), "rede")).toBe(true);
});
