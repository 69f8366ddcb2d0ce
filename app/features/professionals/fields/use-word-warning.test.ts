import { expect, test } from "vitest";
import { describeRevisions } from "./use-word-warning.ts";

test("words to revise are quoted with their reason, each reason once, and nothing is said of none", () => {
  const why = "O conselho não permite prometer resultados.";
  expect(describeRevisions([])).toBeUndefined();
  const words = describeRevisions([
    { label: "Promessa de cura", words: "cura garantida", why },
    { label: "Promessa de resultado", words: "resultado garantido", why },
  ]);
  expect(words).toContain("“cura garantida” (promessa de cura), “resultado garantido” (promessa de resultado)");
  expect(words?.split(why)).toHaveLength(2);
  expect(words).toContain("nossa equipe lê antes de publicar");
});
