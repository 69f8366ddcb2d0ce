import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short text stays, on one line", () => {
  expect(excerpt("Atendo\nadultos. ", 20)).toBe("Atendo adultos.");
});

test("a long text ends at a word", () => {
  expect(excerpt("Atendo adultos, jovens e casais", 18)).toBe("Atendo adultos...");
  expect(excerpt("a".repeat(50), 10)).toBe("aaaaa...");
});

test("nothing stays nothing", () => {
  expect(excerpt(null, 10)).toBeNull();
  expect(excerpt("  ", 10)).toBeNull();
});

test("air before and between the words does not hide them", () => {
  expect(excerpt(`${" ".repeat(90)}Atendo adultos`, 20)).toBe("Atendo adultos");
  expect(excerpt(`Atendo${" ".repeat(90)}adultos`, 20)).toBe("Atendo...");
});
