import { expect, test } from "vitest";
import { known } from "./known.ts";

test("a value that a table does not have is unknown, also one that every object has", () => {
  const words = { open: "Aberto", done: "Feito" };
  expect([known(words, "open"), known(words, "later"), known(words, null)]).toEqual(["Aberto", undefined, undefined]);
  for (const name of ["constructor", "__proto__", "toString"]) expect(known(words, name)).toBeUndefined();
});
