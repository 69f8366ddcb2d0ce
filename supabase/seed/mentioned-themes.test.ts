import { expect, test } from "vitest";
import { agreeOnThemes, themesIn } from "./mentioned-themes.ts";

const speaker = { specialty: "psicologia", age_group: "adultos", rank: 1, is_cast: false };
const agree = (description: string, drawn: string[], changes = {}) =>
  agreeOnThemes(description, drawn, { ...speaker, ...changes });

test("a description names its themes by the words of a search", () => {
  expect(themesIn("Acompanho quadros de ansiedade, crises de pânico e insônia.", "psicologia")).toEqual([
    ...["ansiedade", "panico", "sono"],
  ]);
  expect(themesIn("Acompanho quadros de ansiedade.", "odontologia")).toEqual([]);
});

test("who is found by a theme tells of it, and who tells of one is found by it", () => {
  expect(agree("Ouço com calma.", ["luto", "tdah"])).toEqual({
    themes: ["luto", "tdah"],
    description: "Ouço com calma. Boa parte do meu trabalho é com TDAH e luto.",
  });
  expect(agree("Ouço com calma.", ["panico", "luto"]).description).toMatch(/com luto, pânico e fobias\.$/);
  expect(agree("Acompanho o luto.", ["sono", "luto"])).toEqual({
    themes: ["luto", "sono"],
    description: "Acompanho o luto.",
  });
  expect(agree("Ouço com calma.", []).description).toBe("Ouço com calma.");
  expect(agree("Brinco.", ["casais"], { age_group: "criancas" })).toEqual({ themes: [], description: "Brinco." });
  expect(agree("Acompanho o luto.", ["sono"], { is_cast: true }).themes).toEqual(["luto"]);
});
