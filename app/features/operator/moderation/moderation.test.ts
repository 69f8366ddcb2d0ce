import { expect, test } from "vitest";
import { quoteOf } from "./moderation.ts";

const text = "Sou psicóloga há dez anos. Ofereço resultado garantido em poucas sessões, com acolhimento e escuta.";

test("what a rule met is quoted as it was written, with whole words around it", () => {
  const excerpt = "ga ha dez anos. ofereco resultado garantido em poucas sessoes, com acolh";
  expect(quoteOf({ excerpt, match: "resultado garantido", text })).toEqual({
    before: "… há dez anos. Ofereço ",
    words: "resultado garantido",
    after: " em poucas sessões, com …",
  });
});

test("from the beginning of a text nothing is left out", () => {
  const quote = quoteOf({ excerpt: "sou psicologa ha dez", match: "sou psicologa", text });
  expect(quote).toEqual({ before: "", words: "Sou psicóloga", after: " há …" });
});

test("to the end of a text nothing is left out", () => {
  const quote = quoteOf({ excerpt: "com acolhimento e escuta.", match: "acolhimento", text });
  expect(quote).toEqual({ before: "… ", words: "acolhimento", after: " e escuta." });
});

test("words outside the description are quoted as the rule read them", () => {
  const quote = { excerpt: "dra. ana crista", match: "crista", text: null };
  expect(quoteOf(quote)).toEqual({ before: "… ana ", words: "crista", after: "" });
  expect(quoteOf({ ...quote, match: null })).toEqual({ before: "", words: "dra. ana crista", after: "" });
});
