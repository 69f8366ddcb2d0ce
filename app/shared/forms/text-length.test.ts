import { expect, test } from "vitest";
import { describeExcess, textLength } from "./text-length.ts";

test("a text is as long as its characters, whatever they are made of and whatever space is around", () => {
  expect(textLength(" Olá 🙂\n")).toBe(5);
});

test("what is too much is told, in the right number, and nothing of what fits", () => {
  expect(describeExcess(3, 3)).toBeUndefined();
  expect(describeExcess(4, 3)).toBe("1 caractere a mais");
  expect(describeExcess(4012, 3000)).toBe("1.012 caracteres a mais");
});
