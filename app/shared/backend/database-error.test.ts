import { expect, test } from "vitest";
import { describeDatabaseError } from "./database-error.ts";

test("the database's own Portuguese is told with its hint", () => {
  const error = {
    code: "23514",
    message: 'Não encontramos a cidade "Campinaz" em SP.',
    hint: "Escolha a cidade da lista e confira o estado.",
  };
  expect(describeDatabaseError(error)).toBe(`${error.message} ${error.hint}`);
});

test.each([
  [{ code: "23514", message: 'new row for relation "profiles" violates check constraint "x"' }, /Confira os campos/],
  [{ code: "42501", message: "permission denied for view professionals" }, /Entre de novo/],
  [{ code: "23505", message: "duplicate key value violates unique constraint" }, /já está/],
  [{ code: "XX000", message: "internal error" }, /do nosso lado/],
  [new TypeError("Failed to fetch"), /conexão/],
  [{ message: "TypeError: Failed to fetch", code: "" }, /conexão/],
  [undefined, /do nosso lado/],
])("%o is told in plain words", (error, words) => {
  expect(describeDatabaseError(error)).toMatch(words);
});
