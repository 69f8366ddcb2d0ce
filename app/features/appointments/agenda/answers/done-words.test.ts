import { expect, test } from "vitest";
import { doneWords } from "./done-words.ts";

test("of a series it is said how many dates were changed", () => {
  expect([doneWords("cancel", "confirmed", 1), doneWords("cancel", "confirmed", 4)]).toEqual([
    "Consulta cancelada",
    "4 consultas canceladas",
  ]);
  expect([doneWords("move", "confirmed", 1), doneWords("move", "confirmed", 5)]).toEqual([
    "Horário mudado",
    "5 consultas mudaram de horário",
  ]);
});

test("a proposal that is cancelled was no appointment yet", () => {
  expect(doneWords("cancel", "proposed", 1)).toBe("Proposta cancelada");
  expect(doneWords("propose", "proposed", 1)).toBe("Proposta feita");
});
