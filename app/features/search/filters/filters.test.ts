import fc from "fast-check";
import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { type FilterName, filterNames, filterOf, searchFilters } from "./filter-table.ts";
import { countFilters, everything, formValue, parseSearchFilters, readPageNumber, searchHref } from "./filters.ts";

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query));
const nothing = everything;

test("every filter is read from the address", () => {
  const query = "especialidade=psicologia&modalidade=online&cidade=Campinas+-+SP&raio=25&dia=segunda&periodo=noite";
  expect(parse(query)).toEqual({
    ...nothing,
    specialty: "Psicologia",
    modality: "online",
    city: "Campinas - SP",
    radius: 25,
    weekday: 1,
    period: 2,
  });
  expect(countFilters(parse(query))).toBe(5);
});

test("so is what professionals say of themselves, as a list of ours or as the form sends it", () => {
  const query =
    "abordagem=tcc&publico=criancas&convenio=unimed&idioma=libras&verificado=sim&nome=Ana&estado=sp&ordem=horario";
  expect(parse(`${query}&tema=luto,ansiedade&acessibilidade=elevador`)).toEqual({
    ...nothing,
    ...{ approach: "tcc", audience: "criancas", plan: "unimed", language: "libras", verified: "sim", name: "Ana" },
    ...{ state: "SP", order: "horario", themes: "ansiedade,luto", access: "elevador" },
  });
  expect(parse("tema=luto&tema=ansiedade&tema=luto")).toEqual(parse("tema=ansiedade,luto"));
  expect(parse("tema='; drop table,,Á,a b&abordagem=%00&convenio=todos")).toEqual(nothing);
});

test("a date is asked for by its address, and described as people say it", () => {
  const asked = parse("dia=2026-11-20");
  expect(asked).toEqual({ ...nothing, weekday: "2026-11-20" });
  expect(searchHref(asked)).toBe("/buscar?dia=2026-11-20");
  expect(searchFilters.weekday.describe(asked.weekday)).toBe("Sexta, 20 de novembro");
  expect(parse("dia=2026-02-30")).toEqual(nothing);
});

test("wrong values and unknown filters fall back to everything", () => {
  expect(parse("especialidade=astrologia&modalidade=ambos&raio=7&dia=8&periodo=madrugada&pagina=-1")).toEqual(nothing);
  expect(parse("especialidade=todas&modalidade=todas&cidade=&raio=0&dia=todos&periodo=todos")).toEqual(nothing);
});

test("a radius without a city means nothing", () => {
  expect(parse("raio=25").radius).toBeNull();
});

test("a city is one bounded line without control characters", () => {
  expect(parse("cidade=%20sao%00%0Ajose%20").city).toBe("sao jose");
  expect(parse(`cidade=${"a".repeat(100_000)}`).city).toHaveLength(60);
});

test("the address holds only what was asked for", () => {
  expect(searchHref(nothing)).toBe("/buscar");
  expect(searchHref({ ...nothing, specialty: "Terapia Ocupacional", weekday: 0 })).toBe(
    "/buscar?especialidade=terapia-ocupacional&dia=domingo",
  );
});

test("whatever is asked survives the way into the address and back", () => {
  const parameters = filterNames.map((name) => filterOf(name).parameter);
  const choices = Object.values(searchFilters).flatMap((filter) => ("options" in filter ? filter.options : []));
  const words = fc.oneof(fc.string(), fc.constantFrom(...choices.map(({ value }) => value)));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...parameters), words), (given) => {
      const filters = parseSearchFilters(new URLSearchParams(given));
      expect(parse(searchHref(filters).slice("/buscar?".length))).toEqual(filters);
    }),
  );
});

test("every choice of the form is a filter of its own, has words and is counted", () => {
  for (const [name, filter] of Object.entries(searchFilters)) {
    const [anything, ...choices] = "options" in filter ? filter.options : [];
    if (anything) expect(parse(`cidade=x&${filter.parameter}=${anything.value}`)).toEqual(parse("cidade=x"));
    for (const { value, label } of choices) {
      const filters = parse(`cidade=x&${filter.parameter}=${value}`);
      expect(formValue(name as FilterName, filters)).toBe(value);
      expect(filterOf(name as FilterName).describe(filters[name as FilterName], firstAttributes)).toBe(label);
      expect(countFilters(filters)).toBe(name === "radius" || name === "order" ? 1 : 2);
    }
  }
});

test("a page behind the first knows its number, or at least that it is not the first", () => {
  const read = (query: string, isFirst = false) => readPageNumber(new URLSearchParams(query), isFirst);
  expect(searchHref(nothing, { after: "x", page: 3 })).toBe("/buscar?depois=x&pagina=3");
  expect([read("pagina=3"), read("pagina=3", true), read(""), read("pagina=-1"), read("pagina=1.5")]).toEqual([
    3, 1, 2, 2, 2,
  ]);
  expect(read("pagina=99999999999")).toBe(2);
});
