import { expect, test } from "vitest";
import { letterWords } from "#app/features/operator/letter-words.ts";
import { letters } from "./letters.ts";

test("operators read every kind of letter in words", () => {
  for (const { kind } of letters) expect(letterWords[kind], kind).toBeDefined();
});
