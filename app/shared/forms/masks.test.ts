import fc from "fast-check";
import { expect, test } from "vitest";
import { digitsOf, isPhone, maskCep, maskPhone } from "./masks.ts";

test.each([
  ["11987654321", "(11) 98765-4321"],
  ["1132221234", "(11) 3222-1234"],
  ["+55 11 98765 4321", "+55 (11) 98765-4321"],
  ["5511987654321", "+55 (11) 98765-4321"],
  ["55999990000", "(55) 99999-0000"],
  ["+5", "+5"],
  ["+55", "+55"],
  ["1", "(1"],
  ["119", "(11) 9"],
  ["", ""],
  ["011 98765-4321", "011 98765-4321"],
  ["+1 415 555 0100", "+1 415 555 0100"],
])("the phone %o is grouped as %o", (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each([
  ["13010", "13010"],
  ["130100", "13010-0"],
  ["13.010-000", "13010-000"],
  ["1301000099", "1301000099"],
])("the CEP %o is grouped as %o", (typed, shown) => {
  expect(maskCep(typed)).toBe(shown);
});

test.each([
  ["(11) 98765-4321", true],
  ["(11) 3222-1234", true],
  ["+55 55 99999-0000", true],
  // A mobile's number without one of its digits is no landline's.
  ["11 98765-432", false],
  ["(11) 9876-5432", false],
  ["(10) 98765-4321", false],
  ["98765-4321", false],
  ["+1 415 555 0100", false],
])("%o is a Brazilian phone: %o", (typed, isOne) => {
  expect(isPhone(typed)).toBe(isOne);
});

const anything = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/));

test("no mask ever drops, adds or moves a digit, and masking twice changes nothing", () => {
  for (const mask of [maskPhone, maskCep]) {
    fc.assert(
      fc.property(anything, (typed) => {
        expect(digitsOf(mask(typed))).toBe(digitsOf(typed));
        expect(mask(mask(typed))).toBe(mask(typed));
      }),
    );
  }
});

test("deleting the last character of a grouped phone always gets shorter", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{0,10}$/), (digits) => {
      const shown = maskPhone(digits);
      expect(maskPhone(shown.slice(0, -1)).length).toBeLessThan(shown.length);
    }),
  );
});
