import { expect, test } from "vitest";
import { cut, drawable } from "./drawable-text.ts";

test("Portuguese stays as it is", () => {
  expect(drawable("Conceição D'Ávila Müller-Guimarães Júnior (2º)")).toBe(
    "Conceição D'Ávila Müller-Guimarães Júnior (2º)",
  );
});

test("what the fonts cannot draw is left out, not shown as boxes", () => {
  expect(drawable("Ana 🌿👩🏽‍⚕️ Souza")).toBe("Ana Souza");
  expect(drawable("محمد Ali \u202e\u200b李")).toBe("Ali");
  expect(drawable("Nguyễn Đức Škoda")).toBe("Nguyen Duc Skoda");
  expect(drawable("日本語")).toBe("");
});

test("a long name is cut between words, a long word anywhere", () => {
  expect(cut("Maria das Graças", 40)).toBe("Maria das Graças");
  expect(cut("Maria das Graças de Albuquerque", 20)).toBe("Maria das Graças…");
  expect(cut("x".repeat(120), 20)).toBe(`${"x".repeat(19)}…`);
});
