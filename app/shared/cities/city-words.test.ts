import { expect, test } from "vitest";
import { inCity, ofCity } from "./city-words.ts";

test.each([
  ["Campinas", "em Campinas", "de Campinas"],
  ["Rio de Janeiro", "no Rio de Janeiro", "do Rio de Janeiro"],
  ["Rio de Janeiro - RJ", "no Rio de Janeiro - RJ", "do Rio de Janeiro - RJ"],
  ["Recife", "no Recife", "do Recife"],
  ["Serra - ES", "na Serra - ES", "da Serra - ES"],
  ["Serra Talhada", "em Serra Talhada", "de Serra Talhada"],
  ["Rio Branco", "em Rio Branco", "de Rio Branco"],
  ["constructor", "em constructor", "de constructor"],
])("%s takes its own article", (city, inside, of) => {
  expect([inCity(city), ofCity(city)]).toEqual([inside, of]);
});
