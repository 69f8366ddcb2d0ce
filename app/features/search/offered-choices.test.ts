import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/first-attributes.ts";
import { parseSearchFilters, type SearchFilters, searchHref } from "./filters.ts";
import { offeredChoices, searchesOfThemes, widerSearches, widestSearches } from "./offered-choices.ts";

const filters = (query: string) => parseSearchFilters(new URLSearchParams(query));

test("a specialty offers its own themes and approaches, and every specialty plans, languages and access", () => {
  const offered = (query: string) => offeredChoices(filters(query), firstAttributes, () => undefined).attributes;
  const slugs = (query: string, kind: string) => offered(query).flatMap((one) => (one.kind === kind ? [one.slug] : []));
  expect(slugs("", "theme")).toEqual([]);
  expect(slugs("especialidade=fisioterapia", "theme")).toContain("coluna");
  expect(slugs("especialidade=fisioterapia", "theme")).not.toContain("ansiedade");
  expect(slugs("especialidade=fisioterapia", "approach")).toEqual(
    expect.arrayContaining(["ortopedica", "neurologica", "respiratoria", "esportiva"]),
  );
  expect(slugs("", "plan")).toContain("unimed");
  expect(slugs("", "access")).toHaveLength(4);
});

test("each choice says how many there would be, where that is known", () => {
  const count = ({ modality }: SearchFilters) => (modality === "online" ? 7 : 20);
  expect(offeredChoices(filters(""), [], count).counts.modalidade).toEqual({ presencial: 20, online: 7 });
  expect(offeredChoices(filters(""), [], () => undefined).counts.modalidade).toEqual({});
});

const wider = (query: string) =>
  widerSearches(filters(query), String).map(({ words, filters: asked }) => [words, searchHref(asked)]);

test("from an empty search there is a way on: a larger distance, online, or one filter less", () => {
  expect(wider("especialidade=psicologia&cidade=Campinas&raio=25&dia=domingo")).toEqual([
    ["Até 50 km de Campinas", "/buscar?especialidade=psicologia&cidade=Campinas&raio=50&dia=domingo"],
    ["Até 100 km de Campinas", "/buscar?especialidade=psicologia&cidade=Campinas&raio=100&dia=domingo"],
    ["Atendimento online, de qualquer lugar", "/buscar?especialidade=psicologia&modalidade=online&dia=domingo"],
    ["Sem o filtro specialty", "/buscar?cidade=Campinas&raio=25&dia=domingo"],
    ["Sem o filtro city", "/buscar?especialidade=psicologia&dia=domingo"],
    ["Sem o filtro weekday", "/buscar?especialidade=psicologia&cidade=Campinas&raio=25"],
  ]);
});

test("who finds nobody on a date is led to those who work on such days", () => {
  expect(wider("dia=2026-11-20")).toEqual([["Sexta-feira", "/buscar?dia=sexta"]]);
});

test("where one filter less is not enough, only the most important ones are kept", () => {
  const widest = (query: string) =>
    widestSearches(filters(query), String).map(({ words, filters: asked }) => [words, searchHref(asked)]);
  expect(widest("especialidade=psicologia&cidade=Santos&raio=25&dia=hoje&tema=luto,sono&idioma=libras")).toEqual([
    ["Só specialty, city", "/buscar?especialidade=psicologia&cidade=Santos&raio=25"],
    ["Só specialty, themes", "/buscar?especialidade=psicologia&tema=luto"],
    ["Só specialty, themes", "/buscar?especialidade=psicologia&tema=sono"],
    ["Só specialty", "/buscar?especialidade=psicologia"],
  ]);
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
    ["Fonoaudiologia", "/buscar?especialidade=fonoaudiologia&cidade=Santos"],
  ]);
  expect(offered("tema=sono,luto").map(([words]) => words)).toEqual(["Psicologia", "Psiquiatria"]);
  expect(offered("especialidade=psicologia&tema=sono")).toEqual([]);
  expect(offered("tema=nenhum")).toEqual([]);
});

test("a single filter is left to the button that clears all", () => {
  expect(wider("dia=domingo")).toEqual([]);
});
