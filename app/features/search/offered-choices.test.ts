import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/first-attributes.ts";
import { parseSearchFilters, type SearchFilters } from "./filters.ts";
import { offeredChoices, widerSearches } from "./offered-choices.ts";
import type { SearchPlan } from "./search-plan.ts";

const filters = (query: string) => parseSearchFilters(new URLSearchParams(query));
/** Plans whose total is what a rule says of the filters. */
const planned = (total: (asked: SearchFilters) => number) => (asked: SearchFilters) =>
  ({ total: total(asked) }) as SearchPlan;

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
  const plan = planned(({ modality }) => (modality === "online" ? 7 : 20));
  expect(offeredChoices(filters(""), [], plan).counts.modalidade).toEqual({ presencial: 20, online: 7 });
  expect(offeredChoices(filters(""), [], () => undefined).counts.modalidade).toEqual({});
});

test("from an empty search there is a way on: a larger distance, online, or one filter less", () => {
  const asked = filters("especialidade=psicologia&cidade=Campinas&dia=domingo");
  const plan = planned(({ weekday, radius, modality }) => (weekday === null ? 12 : modality ? 3 : radius ? 1 : 0));
  const ways = widerSearches(asked, plan, (name) => name);
  expect(ways.map(({ words, count }) => [words, count])).toEqual([
    ["Até 10 km de Campinas", 1],
    ["Atendimento online, de qualquer lugar", 3],
    ["Sem o filtro weekday", 12],
  ]);
});

test("what would find nobody either is not offered, and a single filter is left to the button that clears all", () => {
  expect(
    widerSearches(
      filters("cidade=x&modalidade=online"),
      planned(() => 0),
      String,
    ),
  ).toEqual([]);
  expect(
    widerSearches(
      filters("dia=domingo"),
      planned(() => 5),
      String,
    ),
  ).toEqual([]);
});
