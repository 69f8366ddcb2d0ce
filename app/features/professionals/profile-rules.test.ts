import { expect, test } from "vitest";
import { NOT_CHOSEN } from "./field-kinds.ts";
import type { ProfileValues } from "./field-lists.ts";
import { approachOptions, firstApproach } from "./profile-options.ts";
import { emptyProfile, toProfileUpdate, toProfileValues } from "./profile-record.ts";
import { profileSchema } from "./profile-rules.ts";

const ana: ProfileValues = {
  ...emptyProfile,
  name: "  Ana Souza ",
  specialty: "Psicologia",
  registration: "crp 06/166340",
  approach: "TCC",
  modality: "ambos",
  district: "Centro",
  city: "Campinas",
  state: "SP",
  schedule: "Segunda a sexta",
};

const issuesOf = (changes: Partial<Record<keyof ProfileValues, string | null>>) => {
  const result = profileSchema.safeParse({ ...ana, ...changes });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

test("a filled profile passes, and what may be left out may be left out", () => {
  expect(issuesOf({})).toEqual({});
  expect(issuesOf({ approach: NOT_CHOSEN, ageGroup: null, whatsapp: "", contactEmail: "", description: "" })).toEqual(
    {},
  );
});

test("every missing field is named at once", () => {
  const issues = profileSchema.safeParse({ ...emptyProfile, modality: "presencial" }).error?.issues ?? [];
  const fields = ["name", "specialty", "registration", "schedule", "district", "city", "state"];
  expect(issues.map(({ path }) => path[0])).toEqual(fields);
});

test("who attends online needs no place, and none is saved", () => {
  expect(issuesOf({ modality: "online", district: "", city: "", state: NOT_CHOSEN })).toEqual({});
  const online = toProfileUpdate({ ...ana, modality: "online" }, "ana@exemplo.com.br");
  expect(online).toMatchObject({ address: null, district: null, city: null, state: null });
});

test.each([
  ["name", "   "],
  ["name", "x".repeat(121)],
  ["specialty", "Astrologia"],
  ["approach", "Ortopédica"],
  ["modality", "telepatia"],
  ["ageGroup", "todos"],
  ["cep", "1301"],
  ["whatsapp", "3222-1234"],
  ["whatsapp", "1".repeat(14)],
  ["whatsapp", "11 98765-432"],
  ["whatsapp", "+1 415 555 0100"],
  ["feeMin", "350,50"],
  ["contactEmail", "sem arroba"],
  ["schedule", ""],
  ["description", "x".repeat(4001)],
] as const)("a wrong %s is refused: %o", (field, value) => {
  expect(Object.keys(issuesOf({ [field]: value }))).toEqual([field]);
});

test("a record is written in clean columns and reads back as the same form", () => {
  const update = toProfileUpdate({ ...ana, description: "a\u0000b\ud800" }, "ana@exemplo.com.br");
  expect(update).toMatchObject({
    name: "Ana Souza",
    registration: "CRP 06/166340",
    age_group: null,
    description: "ab\ufffd",
    contact_email: "ana@exemplo.com.br",
  });
  expect(toProfileUpdate(toProfileValues(update), "")).toEqual(update);
});

test("cents that are none make no fee a hundred times as high", () => {
  const update = toProfileUpdate({ ...ana, feeMin: "R$ 350,00", feeMax: "1.200" }, "ana@exemplo.com.br");
  expect(update).toMatchObject({ fee_min: 350, fee_max: 1200 });
  expect(issuesOf({ feeMin: "R$ 350,00", feeMax: "1.200" })).toEqual({});
  expect(Object.keys(issuesOf({ feeMin: "1.200", feeMax: "350" }))).toEqual(["feeMax"]);
});

test("the approach follows the specialty", () => {
  expect(approachOptions("Psicologia").map(({ label }) => label)).toContain("Gestalt");
  expect(firstApproach("Psicologia")).toBe(NOT_CHOSEN);
  expect(approachOptions("Nutrição")).toEqual([{ value: "Não se aplica", label: "Não se aplica" }]);
  expect(firstApproach("Nutrição")).toBe("Não se aplica");
  expect(approachOptions(NOT_CHOSEN)).toEqual([]);
});
