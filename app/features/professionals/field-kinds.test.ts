import { expect, test } from "vitest";
import { mostThemes } from "./attributes/attribute-choices.ts";
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

const list: FieldDescription = profileFields.themes;
const isRight = (field: FieldDescription, value: unknown) => ruleOf(field).safeParse(value).success;

test("a list begins empty and has one order", () => {
  expect(emptyValue(list)).toEqual([]);
  expect(toColumn(list, ["luto", "ansiedade"])).toEqual(["ansiedade", "luto"]);
  expect(fromColumn(list, ["luto", "ansiedade"])).toEqual(["ansiedade", "luto"]);
  expect(fromColumn(list, null)).toEqual([]);
});

test("a list takes what an operator may have added, so many, and when it is needed at least one", () => {
  const needed = { ...list, missing: "Escolha um tema." };
  const many = (count: number) => Array.from({ length: count }, (_, place) => `tema-${place}`);
  expect([isRight(list, []), isRight(list, many(mostThemes)), isRight(list, many(mostThemes + 1))]).toEqual([
    ...[true, true, false],
  ]);
  expect([isRight(needed, []), isRight(needed, ["novo"])]).toEqual([false, true]);
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
