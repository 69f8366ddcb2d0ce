import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { createPlaces } from "./places/places.ts";
import { isCut } from "./sentence.ts";
import { addressOf, readNotices, understand, understandWithoutNames } from "./sentence-address.ts";

const places = createPlaces([{ name: "Campinas", state: "SP", population: 1_200_000 }], (cep) =>
  cep === "13010000" ? "Campinas - SP" : undefined,
);
/** A Monday in São Paulo, already Tuesday in UTC. */
const now = new Date("2026-11-17T01:30:00Z");
const nameable = { places, attributes: firstAttributes };
const address = (sentence: string) => decodeURIComponent(addressOf(understand(sentence, nameable, now)));

test("a sentence becomes the address of its filters", () => {
  expect(address("psicóloga infantil online sábado em Campinas")).toBe(
    "/buscar?especialidade=psicologia&modalidade=online&cidade=Campinas+-+SP&dia=sabado&publico=criancas",
  );
  expect(address("fisio coluna perto de 13010-000")).toBe(
    "/buscar?especialidade=fisioterapia&cidade=Campinas+-+SP&raio=25&tema=coluna&ordem=distancia",
  );
  expect(address("Ana Beatriz Nogueira")).toBe("/buscar?nome=Ana+Beatriz+Nogueira");
});

test("today stays today, and the day after tomorrow is a date where people are", () => {
  expect(address("dentista hoje")).toBe("/buscar?especialidade=odontologia&dia=hoje");
  expect(address("dentista depois de amanhã")).toBe("/buscar?especialidade=odontologia&dia=2026-11-18");
});

test("what only the device knows is asked for by the page", () => {
  expect(address("fono perto de mim")).toBe("/buscar?especialidade=fonoaudiologia&perto=mim");
  expect(address("perto de mim")).toBe("/buscar?perto=mim");
});

test("nothing that was typed is lost, and nothing breaks", () => {
  expect(address("😀😀")).toBe("/buscar?nome=😀😀");
  expect(address("'; drop table profiles; --")).toBe("/buscar?nome=drop+table+profiles");
  expect(address("looking for a therapist please")).toContain("nome=looking+for+please");
  expect(address("psicóloga ".repeat(1_000))).toBe("/buscar?especialidade=psicologia");
  expect(address("x".repeat(10_000)).length).toBeLessThan(100);
  expect(address("")).toBe("/buscar");
  expect(address("00000-000")).toBe("/buscar?cidade=00000-000");
});

test("whoever may be in danger, and whoever wants what nobody here does, is told so above the results", () => {
  expect(address("quero me matar")).toBe("/buscar?especialidade=psicologia&crise=vida");
  expect(address("pediatra em Campinas")).toBe("/buscar?cidade=Campinas+-+SP&fora=pediatria");
  expect(readNotices(new URLSearchParams(`crise=vida&exceto=${"x".repeat(999)}&ignorado=%00`))).toEqual({
    crise: "vida",
    exceto: "x".repeat(60),
  });
  // Nobody puts other words into the site's own mouth.
  expect(readNotices(new URLSearchParams("crise=ligue+já&fora=milagres"))).toEqual({});
  expect(readNotices(new URLSearchParams("bairro=Centro|ligue+para+este+número"))).toEqual({ bairro: "Centro" });
  expect(readNotices(new URLSearchParams({ tambem: `cidade:Olinda - PE|dia:domingo|${"x|".repeat(99)}` }))).toEqual({
    tambem: "cidade:Olinda - PE|dia:domingo|x|x",
  });
});

test("who says nothing that can be looked for is asked whom they look for", () => {
  for (const sentence of ["não sei quem procurar", "preciso de ajuda", "me ajuda"])
    expect(address(sentence)).toBe("/buscar?escolha=sim");
  expect(address("preciso de ajuda com ansiedade")).toBe("/buscar?tema=ansiedade");
});

test("a long text is read up to the end of a word, and known to be cut", () => {
  const long = `psicóloga em Campinas ${"muito ".repeat(79)}partos`;
  expect(long.slice(0, 500)).toMatch(/ part$/);
  expect(address(long)).toBe("/buscar?especialidade=psicologia&cidade=Campinas+-+SP");
  expect(isCut(long)).toBe(true);
  expect(isCut(long.slice(0, 500))).toBe(false);
});

test("where nobody is called like an unknown word, the rest is looked for without it, and a city is one again", () => {
  const isName = (words: string) => words !== "perna bamba";
  const without = (sentence: string) =>
    decodeURIComponent(addressOf(understandWithoutNames(sentence, nameable, now, isName)));
  expect(address("psicanalista lacan campinas")).toContain("nome=lacan+campinas");
  expect(without("psicanalista lacan campinas")).toBe(
    "/buscar?cidade=Campinas+-+SP&abordagem=psicanalise&ignorado=lacan&quem=lacan",
  );
  expect(without("lacan campinas")).toBe("/buscar?cidade=Campinas+-+SP&ignorado=lacan&quem=lacan");
  expect(without("Campinas Oliviera")).toBe("/buscar?nome=Campinas+Oliviera");
  expect(without("Xyzzy Plugh")).toBe("/buscar?nome=Xyzzy+Plugh");
  expect(without("perna bamba")).toBe("/buscar?ignorado=perna+bamba");
  expect(without("perna bamba em Campinas")).toBe("/buscar?cidade=Campinas+-+SP&ignorado=perna+bamba");
});
