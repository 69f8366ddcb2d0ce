import { expect, test } from "vitest";
import { attributeChoices, describeChosen } from "./attribute-choices.ts";
import { type Attribute, attributeNames } from "./attributes.ts";

const list: Attribute[] = [
  { kind: "theme", slug: "luto", name: "Luto", specialties: ["psicologia", "psiquiatria"] },
  { kind: "theme", slug: "coluna", name: "Coluna", specialties: ["fisioterapia"] },
  { kind: "theme", slug: "dor", name: "Dor", specialties: [] },
  { kind: "theme", slug: "casais", name: "Casais", specialties: ["psicologia"], isOffered: false },
  { kind: "plan", slug: "unimed", name: "Unimed", specialties: [] },
];
const themes = (specialty: string, kept: string[] = []) =>
  attributeChoices(list, { kind: "theme", specialty, kept }).map(({ label }) => label);

test("each specialty is offered its own of the list, and what all have", () => {
  expect(themes("Psicologia")).toEqual(["Luto", "Dor"]);
  expect(themes("Fisioterapia")).toEqual(["Coluna", "Dor"]);
  expect(themes("nenhuma")).toEqual(["Dor"]);
  expect(attributeChoices(list, { kind: "plan", specialty: "Psicologia" })).toEqual([
    { value: "unimed", label: "Unimed" },
  ]);
});

test("what is no longer offered, or not to this specialty, may stay with who has it", () => {
  expect(themes("Psicologia", ["casais", "coluna"])).toEqual(["Luto", "Coluna", "Dor", "Casais"]);
});

test("names come from the list; what is unknown keeps its slug", () => {
  expect(attributeNames(list, "theme", ["luto", "novo"])).toEqual(["Luto", "novo"]);
});

test("what is chosen of a folded list is told by its names", () => {
  const choices = [
    { value: "luto", label: "Luto" },
    { value: "tdah", label: "TDAH" },
  ];
  expect(describeChosen(choices, [])).toBe("Nenhum escolhido");
  expect(describeChosen(choices, ["tdah", "luto", "gone"])).toBe("Luto, TDAH");
});
