import { expect, test } from "vitest";
import { doneWords } from "./done-words.ts";

test("of a series it is said how many dates were changed", () => {
  expect([doneWords("cancel", 1), doneWords("cancel", 4)]).toEqual(["Consulta cancelada", "4 consultas canceladas"]);
  expect([doneWords("move", 1), doneWords("move", 5)]).toEqual(["Horário mudado", "5 consultas mudaram de horário"]);
});
