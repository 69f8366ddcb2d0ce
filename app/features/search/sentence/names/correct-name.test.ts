import { expect, test } from "vitest";
import { correctName, createNameWords, isNameLike } from "./correct-name.ts";

const known = createNameWords(["maria", "silva", "oliveira", "joana", "mariana", "marina", "johana", "olivera"]);

test("a name with one slip is the name that most have, and then others", () => {
  expect(correctName("Mariana Oliviera", known)).toEqual([
    "Mariana Oliveira",
    "Mariana Olivera",
    // Known words are doubted last.
    "Marina Oliviera",
  ]);
  expect(correctName("Jhoana", known)).toEqual(["Joana", "Johana"]);
  expect(correctName("joanna silva", known)[0]).toBe("Joana silva");
});

test("what sounds like a name is that name, in all its words", () => {
  const names = createNameWords(["machado", "nogueira", "beatriz", "xavier", "helena", "taina", "queiroz", "wagner"]);
  const best = (typed: string) => correctName(typed, names)[0];
  expect(best("vera maxado")).toBe("vera Machado");
  expect(best("ana beatris nogeira")).toBe("ana Beatriz Nogueira");
  expect(best("samuel chavier")).toBe("samuel Xavier");
  expect(best("elena")).toBe("Helena");
  expect(best("thaina")).toBe("Taina");
  expect(best("keirós vagner")).toBe("Queiroz Wagner");
  expect(correctName("machado", names)).toEqual([]);
});

test("short words, other first letters and two slips are left alone", () => {
  for (const typed of ["Ana", "Silv", "Nariana", "Mrina Olvera", "", "😀😀😀😀😀", "xyzzy plugh"])
    expect(correctName(typed, known).filter((name) => /Silva|Maria\b/.test(name))).toEqual([]);
  expect(correctName("Olviiera", known)).toEqual([]);
});

test("a long text is answered with some names at most", () => {
  expect(correctName("Marianna ".repeat(50).trim(), known).length).toBeLessThanOrEqual(6);
});

test("a name has a word that others are called by, or is written as one; a complaint is none", () => {
  for (const words of ["maria souto", "Xyzzy Plugh", "dos santos oliveira"])
    expect(isNameLike(words, known)).toBe(true);
  for (const words of ["tontura", "unha encravada", "Tontura", "perdi o sono", "😀😀", ""])
    expect(isNameLike(words, known)).toBe(false);
});
