import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/first-attributes.ts";
import { createPlaces } from "./places.ts";
import { sentenceAddress } from "./sentence-address.ts";

const places = createPlaces([{ name: "Campinas", state: "SP", population: 1_200_000 }], (cep) =>
  cep === "13010000" ? "Campinas - SP" : undefined,
);
/** A Monday in São Paulo, already Tuesday in UTC. */
const now = new Date("2026-11-17T01:30:00Z");
const address = (sentence: string) =>
  decodeURIComponent(sentenceAddress(sentence, { places, attributes: firstAttributes }, now));

test("a sentence becomes the address of its filters", () => {
  expect(address("psicóloga infantil online sábado em Campinas")).toBe(
    "/buscar?especialidade=psicologia&modalidade=online&cidade=Campinas+-+SP&dia=sabado&publico=criancas",
  );
  expect(address("fisio coluna perto de 13010-000")).toBe(
    "/buscar?especialidade=fisioterapia&cidade=Campinas+-+SP&raio=25&tema=coluna",
  );
  expect(address("Ana Beatriz Nogueira")).toBe("/buscar?nome=Ana+Beatriz+Nogueira");
});

test("today is today where people are", () => {
  expect(address("dentista hoje")).toBe("/buscar?especialidade=odontologia&dia=segunda");
});

test("what only the device knows is asked for by the page", () => {
  expect(address("fono perto de mim")).toBe("/buscar?especialidade=fonoaudiologia&perto=mim");
  expect(address("perto de mim")).toBe("/buscar?perto=mim");
});

test("nothing that was typed is lost, and nothing breaks", () => {
  expect(address("😀😀")).toBe("/buscar?nome=😀😀");
  expect(address("'; drop table profiles; --")).toBe("/buscar?nome=drop+table+profiles");
  expect(address("looking for a therapist please")).toMatch(/^\/buscar\?nome=/);
  expect(address("psicóloga ".repeat(1_000))).toBe("/buscar?especialidade=psicologia");
  expect(address("x".repeat(10_000)).length).toBeLessThan(100);
  expect(address("")).toBe("/buscar");
  expect(address("00000-000")).toBe("/buscar?cidade=00000-000");
});
