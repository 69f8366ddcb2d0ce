import { expect, test } from "vitest";
import { readPieces } from "./rich-text.ts";

test("links stand between the words around them", () => {
  expect(readPieces("Leia os [termos](/termos#lei) e [escreva](mailto:a@b.c?subject=Oi%20a).")).toEqual([
    { text: "Leia os " },
    { text: "termos", to: "/termos#lei" },
    { text: " e " },
    { text: "escreva", to: "mailto:a@b.c?subject=Oi%20a" },
    { text: "." },
  ]);
});

test("only addresses that may be followed become links", () => {
  for (const text of ["[x](javascript:alert(1))", "[x](http://a.b)", "[Nome do operador]", "a [b c"])
    expect(readPieces(text)).toEqual([{ text }]);
});
