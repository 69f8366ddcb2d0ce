import { expect, test } from "vitest";
import { describeChange } from "./log.ts";

test("what an act changed is told in words", () => {
  const deadline = "2026-11-29T12:00:00+00:00";
  expect(describeChange({ decision: "not_found", deadline })).toBe(
    "Decisão: Não encontrado; prazo: 29/11/2026 às 09:00",
  );
  expect(describeChange({ specialty: 6, rule: "prices", is_allowed: false })).toBe(
    "Especialidade: Nutrição; regra: preços; permite: não",
  );
  expect(describeChange({ state: "upheld", kind: "review", professional: "be7e5da0" })).toBe(
    "Situação: procede; tipo: avaliação",
  );
});

test("nothing changed is told as nothing", () => {
  expect([describeChange(null), describeChange({}), describeChange({ verified_at: null })]).toEqual([null, null, null]);
});
