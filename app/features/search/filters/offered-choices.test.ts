import { expect, test } from "vitest";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { parseSearchFilters, type SearchFilters } from "./filters.ts";
import { offeredChoices } from "./offered-choices.ts";

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

test("what is asked for is offered, whatever the specialty: a form that is sent on loses none of it", () => {
  const offered = (query: string, from = firstAttributes) =>
    offeredChoices(filters(query), from, () => undefined).attributes;
  const slugs = (query: string, kind: string) => offered(query).flatMap((one) => (one.kind === kind ? [one.slug] : []));
  expect(slugs("tema=ansiedade,luto", "theme").sort()).toEqual(["ansiedade", "luto"]);
  expect(slugs("abordagem=psicanalise", "approach")).toEqual(["psicanalise"]);
  expect(slugs("especialidade=fisioterapia&tema=ansiedade", "theme")).toEqual(
    expect.arrayContaining(["coluna", "ansiedade"]),
  );
  expect(slugs("tema=inventado", "theme")).toEqual([]);
  // Kept for everybody who asks for nothing more.
  expect(offered("convenio=unimed")).toBe(offered(""));
});

test("each choice says how many there would be, where that is known", () => {
  const count = ({ modality }: SearchFilters) => (modality === "online" ? 7 : 20);
  expect(offeredChoices(filters(""), [], count).counts.modalidade).toEqual({ presencial: 20, online: 7 });
  expect(offeredChoices(filters(""), [], () => undefined).counts.modalidade).toEqual({});
});

test("a kind that this build does not know is offered to nobody, and breaks nothing", () => {
  const newer = [
    ...firstAttributes,
    ...["mode", "constructor"].map((kind) => ({ kind: kind as "theme", slug: "novo", name: "Novo", specialties: [] })),
  ];
  for (const query of ["", "tema=novo", "mode=novo", "especialidade=fisioterapia&convenio=novo"]) {
    const { attributes } = offeredChoices(filters(query), newer, () => undefined);
    expect(attributes.filter(({ slug }) => slug === "novo")).toEqual([]);
    expect(attributes.length).toBeGreaterThan(4);
  }
});
