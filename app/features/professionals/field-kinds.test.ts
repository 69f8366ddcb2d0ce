import { expect, test } from "vitest";
import {
  describeSaved,
  describeTyped,
  emptyValue,
  type FieldDescription,
  fromColumn,
  toColumn,
} from "./field-kinds.ts";
import { profileFields } from "./profile-fields.ts";
import { ruleOf } from "./profile-rules.ts";

/** A list, which no profile has yet. */
const list: FieldDescription = {
  kind: "list",
  column: null as never,
  step: 2,
  section: "profession",
  label: "Cores",
  choices: [
    { value: "azul", label: "Azul" },
    { value: "verde", label: "Verde" },
  ],
  missing: null,
  refusal: null,
};
const isRight = (field: FieldDescription, value: unknown) => ruleOf(field).safeParse(value).success;

test("a list begins empty and keeps its choices in their order; what is no choice any more is not read", () => {
  expect(emptyValue(list)).toEqual([]);
  expect(toColumn(list, ["verde", "azul"])).toEqual(["azul", "verde"]);
  expect(fromColumn(list, ["rosa", "verde", "azul"])).toEqual(["azul", "verde"]);
  expect(fromColumn(list, null)).toEqual([]);
});

test("a list is told by the words of its choices", () => {
  expect(describeTyped(list, ["azul", "verde"])).toBe("Azul, Verde");
  expect(describeSaved(list, ["verde"])).toBe("Verde");
  expect(describeTyped(list, [])).toBe("");
});

test("a list takes any of its choices, and when it is needed at least one", () => {
  const needed = { ...list, missing: "Escolha uma cor." };
  expect([isRight(list, []), isRight(list, ["azul"]), isRight(list, ["rosa"])]).toEqual([true, true, false]);
  expect([isRight(needed, []), isRight(needed, ["azul"])]).toEqual([false, true]);
});

test("what is chosen is told as the form or as the profile says it", () => {
  expect(describeTyped(profileFields.ageGroup, "criancas")).toBe("Apenas Crianças");
  expect(describeSaved(profileFields.ageGroup, "criancas")).toBe("Crianças");
  expect(describeTyped(profileFields.approach, "TCC")).toBe("TCC");
  expect(describeTyped(profileFields.approach, "nenhuma")).toBe("");
  expect(describeSaved(profileFields.state, "SP")).toBe("SP");
});

test("a phone is grouped when it is read", () => {
  expect(fromColumn(profileFields.whatsapp, "19999990000")).toBe("(19) 99999-0000");
});
