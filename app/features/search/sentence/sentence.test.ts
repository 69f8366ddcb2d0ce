import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { findCityOfCep, parseCepRanges } from "#app/features/professionals/cep/cep-ranges.ts";
import { createPlaces } from "./places/places.ts";
import { readSentence } from "./sentence.ts";
import { connectors, vocabulary } from "./vocabulary.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
const [table, ceps, migration] = await Promise.all([
  read("sentences.txt"),
  read("../../professionals/cep/cep-ranges.csv"),
  read("../../../../supabase/migrations/20261116000200_cities_data.sql"),
]);
const cities = [...migration.matchAll(/(?:^|\$)(\d{7});([^;]+);([A-Z]{2});(?:[^;\n]*;){6}(\d*)/gm)].map(
  ([, id, name = "", state = "", population]) => ({ id: Number(id), name, state, population: Number(population) }),
);
const ranges = parseCepRanges(ceps);
const places = createPlaces(cities, (cep) => {
  const found = cities.find(({ id }) => id === findCityOfCep(ranges, cep));
  return found && `${found.name} - ${found.state}`;
});
const nameable = { places, attributes: firstAttributes };
const MONDAY = "2026-11-16";

const sentences = table
  .split("\n")
  .filter((line) => !line.startsWith("#") && line.includes("=>"))
  .map((line) => line.split("=>").map((part) => part.trim()) as [string, string]);

test("there are all municipalities and more than 300 sentences", () => {
  expect(cities).toHaveLength(5571);
  expect(sentences.length).toBeGreaterThan(300);
});

test("every sentence of the table is read as it says", () => {
  const misread = sentences.flatMap(([sentence, meant]) => {
    const pairs = meant.split(";").filter(Boolean);
    const wanted = Object.fromEntries(pairs.map((pair) => pair.trim().split("=")));
    const read = readSentence(sentence, nameable, MONDAY);
    return isDeepStrictEqual(read, wanted) ? [] : [{ sentence, wanted, read }];
  });
  expect(misread).toEqual([]);
});

test("what is known is written without what stands between words, or nobody would ever have said it", () => {
  const never = vocabulary.filter(({ words }) => words.some((word) => connectors.has(word)));
  expect(never.map(({ words }) => words.join(" "))).toEqual([]);
});

test("where nobody is called so, what resembles the name of a large city is one, and a person's name is none", () => {
  const placed = (sentence: string) => readSentence(sentence, nameable, MONDAY, { hasNames: false });
  expect(placed("psicóloga campina")).toEqual({ especialidade: "psicologia", cidade: "Campinas - SP" });
  expect(placed("guarulos fono")).toEqual({ especialidade: "fonoaudiologia", cidade: "Guarulhos - SP" });
  expect(placed("rio de janero")).toEqual({ cidade: "Rio de Janeiro - RJ" });
  expect(placed("São Bernado do Campo, dentista")).toMatchObject({ cidade: "São Bernardo do Campo - SP" });
  expect(placed("santa cruz")).toMatchObject({
    cidade: "Santa Cruz do Sul - RS",
    tambem: expect.stringContaining("Santa Cruz - RN"),
  });
  for (const nome of ["Teresinha", "Marina", "Luís Eduardo", "Maria Helena", "Salvadora Lima"])
    expect(placed(nome)).toEqual({ nome });
});

test("whatever is typed is read, and never more than a name's worth of it is looked for", () => {
  const texts = ["psicóloga ".repeat(1000), "ã".repeat(10_000), "a b ".repeat(2500), "😀".repeat(5000), "\u0000\uD800"];
  const read = texts.map((text) => readSentence(text, nameable, MONDAY));
  expect(read[0]).toEqual({ especialidade: "psicologia" });
  for (const { nome = "" } of read) expect(nome.length).toBeLessThanOrEqual(60);
});

test("the same words find the same, whatever their case, accents and spaces", () => {
  for (const [sentence] of sentences) {
    const plain = sentence.normalize("NFD").replace(/(?<=[a-z])\p{M}/giu, "");
    // As it was typed.
    const { nome, ignorado, exceto, hora, ...filters } = readSentence(sentence, nameable, MONDAY);
    const again = readSentence(`  ${sentence.normalize("NFD").replaceAll(" ", "  ")} `, nameable, MONDAY);
    expect(again).toMatchObject(filters);
    if (!/Pará|pós|avô/i.test(sentence)) expect(readSentence(plain, nameable, MONDAY)).toMatchObject(filters);
  }
});

test("the words of what an operator adds are understood at once, with what stands between them and with a slip", () => {
  const added = [
    ...firstAttributes,
    { kind: "theme" as const, slug: "atencao-plena", name: "Atenção plena", specialties: [], words: ["mindfulness"] },
    { kind: "plan" as const, slug: "vida", name: "Vida", specialties: [], words: ["plano da vida"] },
  ];
  const sentence = "psicóloga mindfulnes pelo plano da Vida";
  const understood = { especialidade: "psicologia", tema: "atencao-plena", convenio: "vida" };
  expect(readSentence(sentence, { places, attributes: added }, MONDAY)).toEqual(understood);
  expect(readSentence(sentence, nameable, MONDAY)).not.toHaveProperty("tema");
});
