import { expect, test } from "vitest";
import {
  describeSpecialties,
  findListed,
  type ListedAttribute,
  planOffer,
  planSaving,
  readAttribute,
} from "./attribute-lists.ts";

const grief: ListedAttribute = {
  ...{ id: 7, kind: "theme", slug: "luto", name: "Luto", specialties: [1, 2], words: ["luto", "perda familiar"] },
  isOffered: true,
};
const unimed: ListedAttribute = {
  ...{ id: 9, kind: "plan", slug: "unimed", name: "Unimed", specialties: [], words: [], isOffered: false },
};
const all = [grief, unimed];

function typed(values: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one);
  return form;
}

test("a new one gets its slug from the name, and is found by the name and by what people call it", () => {
  const form = typed({
    kind: "theme",
    name: " Atenção  plena ",
    specialties: ["1", "6"],
    words: "Mindfulness\n\nmeditação, mindfulness",
  });
  expect(readAttribute(form, all)).toEqual({
    facts: {
      ...{ kind: "theme", name: "Atenção plena", slug: "atencao-plena", specialties: [1, 6] },
      words: ["atencao plena", "mindfulness", "meditacao"],
    },
    errors: {},
  });
});

test("another name keeps list and address, and only themes have specialties", () => {
  const { facts, errors } = readAttribute(typed({ name: "Perdas e luto", specialties: "1" }), all, grief);
  expect([facts.kind, facts.slug, errors]).toEqual(["theme", "luto", {}]);
  const plan = readAttribute(typed({ kind: "plan", name: "Vida Saúde", specialties: "1" }), all);
  expect([plan.facts.specialties, plan.errors]).toEqual([[], {}]);
});

test("what cannot be is said beside its field", () => {
  const errors = (values: Record<string, string>, former?: ListedAttribute) =>
    readAttribute(typed(values), all, former).errors;
  expect(errors({ kind: "theme", name: "!" })).toEqual({
    name: "Escreva o nome.",
    specialties: "Escolha pelo menos uma especialidade.",
  });
  expect(errors({ kind: "plan", name: "unimed" })).toEqual({ name: "Já existe nesta lista: Unimed (não oferecido)." });
  // The same word in another list is another thing.
  expect(errors({ kind: "language", name: "Unimed" })).toEqual({});
  expect(errors({ name: "Unimed" }, unimed)).toEqual({});
  expect(errors({ kind: "language", name: "Libras", words: "a".repeat(1501) })).toEqual({
    words: "Use no máximo 1.500 caracteres.",
  });
});

test("a list is searched by names and words, whatever the accents", () => {
  expect(findListed(all, "theme", "FAMÍLIAR")).toEqual([grief]);
  expect(findListed(all, "theme", "unimed")).toEqual([]);
  expect(findListed(all, "plan", "")).toEqual([unimed]);
});

test("specialties are named by the database's numbers", () => {
  expect([describeSpecialties(grief), describeSpecialties(unimed)]).toEqual(["Psicologia, Psiquiatria", "Todas"]);
});

test("an offer is turned, and a change of one that is not offered does not offer it", () => {
  expect(planOffer(grief).parameters("x")).toEqual({
    ...{ attribute: 7, kind: "theme", slug: "luto", name: "Luto", specialties: [1, 2], words: grief.words },
    ...{ is_offered: false, reason: "x" },
  });
  const { facts } = readAttribute(typed({ name: "Unimed Brasil" }), all, unimed);
  expect(planSaving(facts, unimed).parameters("x")).toMatchObject({
    attribute: 9,
    name: "Unimed Brasil",
    is_offered: false,
  });
  expect(planSaving(facts).parameters("x")).toMatchObject({ attribute: null, is_offered: true });
});
