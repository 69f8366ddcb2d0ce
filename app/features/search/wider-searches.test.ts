import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { parseSearchFilters, searchHref } from "./filters/filters.ts";
import { nearestOf, searchesOfThemes, widerSearches, widestSearches } from "./wider-searches.ts";

const filters = (query: string) => parseSearchFilters(new URLSearchParams(query));

const wider = (query: string) =>
  widerSearches(filters(query), String).map(({ words, filters: asked }) => [words, searchHref(asked)]);

test("from an empty search there is a way on: a larger distance, online, or one filter less", () => {
  expect(wider("especialidade=psicologia&cidade=Campinas&raio=25&dia=domingo")).toEqual([
    ["Sem o filtro weekday", "/buscar?especialidade=psicologia&cidade=Campinas&raio=25"],
    ["Até 50 km de Campinas", "/buscar?especialidade=psicologia&cidade=Campinas&raio=50&dia=domingo&ordem=distancia"],
    ["Até 100 km de Campinas", "/buscar?especialidade=psicologia&cidade=Campinas&raio=100&dia=domingo&ordem=distancia"],
    ["Atendimento online, de qualquer lugar", "/buscar?especialidade=psicologia&modalidade=online&dia=domingo"],
    ["Sem o filtro city", "/buscar?especialidade=psicologia&dia=domingo"],
    ["Sem o filtro specialty", "/buscar?cidade=Campinas&raio=25&dia=domingo"],
  ]);
});

test("who finds nobody on a date is led to those who work on such days", () => {
  expect(wider("dia=2026-11-20")).toEqual([["Sexta-feira", "/buscar?dia=sexta"]]);
});

test("where one filter less is not enough, only the most important ones are kept", () => {
  const widest = (query: string) =>
    widestSearches(filters(query), String).map(({ words, filters: asked }) => [words, searchHref(asked)]);
  expect(widest("especialidade=psicologia&cidade=Santos&raio=25&dia=hoje&tema=luto,sono&idioma=libras")).toEqual([
    ["Sem os filtros weekday e themes", "/buscar?especialidade=psicologia&cidade=Santos&raio=25&idioma=libras"],
    ["Sem os filtros weekday, themes e language", "/buscar?especialidade=psicologia&cidade=Santos&raio=25"],
    ["Só specialty, modality, themes", "/buscar?especialidade=psicologia&modalidade=online&tema=luto%2Csono"],
    ["Só specialty, themes", "/buscar?especialidade=psicologia&tema=luto"],
    ["Só specialty, themes", "/buscar?especialidade=psicologia&tema=sono"],
    ["Só specialty", "/buscar?especialidade=psicologia"],
  ]);
  expect(widest("especialidade=psicologia&publico=criancas&tema=luto&idioma=libras").map(([, href]) => href)).toContain(
    "/buscar?especialidade=psicologia&publico=criancas&tema=luto",
  );
  expect(widest("dia=hoje")).toEqual([]);
});

test("after today comes tomorrow", () => {
  expect(wider("dia=hoje")).toEqual([
    ["Amanhã", "/buscar?dia=amanha"],
    ["Próximos 7 dias", "/buscar?dia=semana"],
    ["Semana que vem", "/buscar?dia=semana-que-vem"],
  ]);
  expect(wider("dia=semana-que-vem")).toEqual([]);
});

test("of two themes each can be left out by itself", () => {
  expect(wider("tema=ansiedade,sono")).toEqual([
    ["Sem o filtro themes", "/buscar?tema=sono"],
    ["Sem o filtro themes", "/buscar?tema=ansiedade"],
  ]);
});

test("who says nothing of a theme may work with it all the same: its specialties are offered", () => {
  const offered = (query: string) =>
    searchesOfThemes(filters(query), firstAttributes).map(({ words, filters: asked }) => [words, searchHref(asked)]);
  expect(offered("tema=leitura-e-escrita&cidade=Santos")).toEqual([
    ["Fonoaudiologia, sem o tema", "/buscar?especialidade=fonoaudiologia&cidade=Santos"],
  ]);
  expect(offered("tema=sono,luto").map(([words]) => words)).toEqual([
    "Psicologia, sem o tema",
    "Psiquiatria, sem o tema",
  ]);
  expect(offered("especialidade=psicologia&tema=sono")).toEqual([]);
  expect(offered("tema=nenhum")).toEqual([]);
});

test("a single filter is left to the button that clears all", () => {
  expect(wider("dia=domingo")).toEqual([]);
});

test("where nobody has it all, what is given up most easily goes first, and never who is looked for", () => {
  const nearest = (query: string) => nearestOf(filters(query), widerSearches(filters(query), String))?.words;
  expect(nearest("especialidade=psicologia&cidade=Sorocaba&periodo=noite&convenio=unimed")).toBe("Sem o filtro period");
  expect(nearest("especialidade=psicologia&convenio=unimed&tema=luto")).toBe("Sem o filtro plan");
  expect(nearest("especialidade=psicologia&idioma=libras")).toBe("Sem o filtro language");
  expect(nearest("especialidade=psicologia&nome=Ana&cidade=Santos&raio=100")).toBe(
    "Atendimento online, de qualquer lugar",
  );
  expect(nearest("especialidade=psicologia&nome=Ana")).toBe("Sem o filtro specialty");
  expect(nearest("especialidade=psicologia")).toBeUndefined();
  expect(nearest("especialidade=psicologia&publico=criancas&tema=tdah")).toBe("Sem o filtro themes");
  expect(nearest("especialidade=psicologia&publico=criancas")).toBeUndefined();
  expect(nearest("especialidade=psicologia&cidade=Santos&raio=100&tema=luto")).toBe(
    "Atendimento online, de qualquer lugar",
  );
  const named = filters("especialidade=psicologia&nome=Ana&cidade=Santos");
  expect(nearestOf(named, widestSearches(named, String))?.filters).toEqual(filters("nome=Ana"));
});

test("who says only what for is never shown people who do not treat it", () => {
  const nearest = (query: string) => {
    const asked = filters(query);
    const ideas = [...widerSearches(asked, String), ...searchesOfThemes(asked, firstAttributes)];
    return nearestOf(asked, [...ideas, ...widestSearches(asked, String)])?.words;
  };
  expect(nearest("tema=linguagem&publico=criancas")).toBe("Fonoaudiologia, sem o tema");
  expect(nearest("tema=linguagem&cidade=Santos&raio=100")).toBe("Atendimento online, de qualquer lugar");
});
