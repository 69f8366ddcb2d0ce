import { expect, test } from "vitest";
import { isFee, readReais } from "./read-reais.ts";

test.each([
  ["350", 350],
  [" R$ 350 ", 350],
  ["R$350,00", 350],
  ["1.200", 1200],
  ["r$ 99.999,00", 99_999],
  ["350,", 350],
])("%o is %i whole reais", (typed, reais) => {
  expect(readReais(typed)).toBe(reais);
  expect(isFee(typed)).toBe(true);
});

test.each(["", "350,50", "350.00", "1.20", "12.0000", "1200.000", "-5", "1e3", "trezentos"])(
  "%o is no whole amount, and is not guessed at",
  (typed) => {
    expect(readReais(typed)).toBeUndefined();
    expect(isFee(typed)).toBe(false);
  },
);

test.each(["0", "0,00", "100000", "100.000"])("%o is an amount, but nobody's fee", (typed) => {
  expect(isFee(typed)).toBe(false);
});
