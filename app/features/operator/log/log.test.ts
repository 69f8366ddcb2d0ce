import { expect, test } from "vitest";
import { describeChange } from "./log.ts";

test("what an act changed is told in words", () => {
  const deadline = "2026-11-29T12:00:00+00:00";
  expect(describeChange({ decision: "not_found", deadline })).toBe("Decisão: Não encontrado; prazo: 29/11/2026 às 9h");
  expect(describeChange({ specialty: 6, rule: "prices", is_allowed: false })).toBe(
    "Especialidade: Nutrição; regra: preços; permite: não",
  );
  expect(describeChange({ state: "upheld", kind: "review", professional: "be7e5da0" })).toBe(
    "Situação: procede; tipo: avaliação",
  );
});

test("a hidden review tells why, and an erasure what there was: nothing of what there was none", () => {
  expect(describeChange({ is_hidden: true, category: "private" })).toBe(
    "Oculta: sim; motivo: ela traz dados de outra pessoa",
  );
  const none = { linked: 0, same_number: 0, ahead: 0, reports: 0, erasable: 2 };
  expect(describeChange({ appointments: 2, ...none })).toBe("Consultas com o e-mail: 2");
  expect(describeChange({ appointments: 0, ...none })).toBeNull();
});

test("nothing changed is told as nothing", () => {
  expect([describeChange(null), describeChange({}), describeChange({ verified_at: null })]).toEqual([null, null, null]);
});
