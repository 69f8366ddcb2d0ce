import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { createPlaces } from "./places/places.ts";
import { rankSuggestions, type Suggestion, suggestEndings } from "./suggest.ts";

const places = createPlaces(
  [
    { name: "Campinas", state: "SP", population: 1_200_000 },
    { name: "Campo Grande", state: "MS", population: 900_000 },
    { name: "São José dos Campos", state: "SP", population: 700_000 },
    { name: "João Pessoa", state: "PB", population: 800_000 },
    { name: "Botucatu", state: "SP", population: 145_000 },
    { name: "Pingo-d'Água", state: "MG", population: 5_000 },
  ],
  () => undefined,
);
const suggest = (sentence: string) => suggestEndings(sentence, places, firstAttributes);
const labels = (sentence: string) => suggest(sentence).map(({ label }) => label);

test("the end of a sentence is completed, and what stands before it stays", () => {
  expect(suggest("psicóloga em camp").slice(0, 2)).toEqual([
    { kind: "Cidade", label: "Campinas - SP", sentence: "psicóloga em Campinas - SP" },
    { kind: "Cidade", label: "Campo Grande - MS", sentence: "psicóloga em Campo Grande - MS" },
  ]);
});

test("names of several words, with or without accents and hyphens, and one of several words", () => {
  expect(labels("sao jose d")).toEqual(["São José dos Campos - SP"]);
  expect(labels("PINGO D")).toEqual(["Pingo-d'Água - MG"]);
  expect(labels("ocupac")).toContain("Terapia Ocupacional");
});

test("what two words begin leaves out what begins with the last of them", () => {
  expect(labels("fono em sao jo")).toEqual(["São José dos Campos - SP"]);
  expect(labels("fono jo")).toContain("João Pessoa - PB");
});

test("neighbourhoods say where they are, and come from three letters on", () => {
  expect(suggest("dentista em bot")).toEqual([
    { kind: "Cidade", label: "Botucatu - SP", sentence: "dentista em Botucatu - SP" },
    {
      kind: "Bairro",
      label: "Botafogo",
      detail: "Bairro · Rio de Janeiro - RJ",
      sentence: "dentista em Botafogo",
    },
  ]);
  expect(labels("bo")).not.toContain("Botafogo");
});

test("specialties by the names of their people, and themes", () => {
  expect(labels("dentis")).toEqual(["Odontologia"]);
  expect(labels("ansie")).toEqual(["Ansiedade"]);
});

test("one letter, nothing, nonsense and very long texts suggest nothing, and fast", () => {
  for (const words of ["", " ", "a", "xyzzy", "😀😀", "' or 1=1 --", "z ".repeat(5_000)])
    expect(suggest(words)).toEqual([]);
});

test("people whose names go on from two typed words come before places, and others behind them", () => {
  const people: Suggestion[] = ["Vera Machado", "Olivera Machado"].map((label) => ({ kind: "Profissional", label }));
  const cities: Suggestion[] = [{ kind: "Cidade", label: "Macapá - AP" }];
  const ranked = (sentence: string) => rankSuggestions(sentence, cities, people).map(({ label }) => label);
  expect(ranked("vera mac")).toEqual(["Vera Machado", "Macapá - AP", "Olivera Machado"]);
  expect(ranked("véra  Mac")[0]).toBe("Vera Machado");
  expect(ranked("vera")[0]).toBe("Macapá - AP");
});
