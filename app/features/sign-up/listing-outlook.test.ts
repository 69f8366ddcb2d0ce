import { expect, test } from "vitest";
import { fieldOf } from "#app/features/professionals/field-lists.ts";
import { listingOutlook, neededTexts } from "./listing-outlook.ts";
import { emptySignUp, type SignUpValues } from "./sign-up-fields.ts";

const outlook = (changes: Partial<SignUpValues>, waiting: string[] | undefined = []) =>
  listingOutlook({ ...emptySignUp, ...changes }, waiting);
const LISTED = "Seu perfil aparece na busca assim que você terminar.";

test("a registration in the council's form is listed at once, also without a region", () => {
  expect(outlook({ specialty: "Psicologia", registration: "CRP 06/166340" })).toBe(LISTED);
  expect(outlook({ specialty: "Psicologia", registration: "CRP 12345" })).toBe(LISTED);
});

test("any other text is said to be a draft, with what is missing", () => {
  const words = outlook({ specialty: "Nutrição", registration: "registro em andamento" });
  expect(words).toContain("rascunho, fora da busca, até você informar o registro do CRN, como em CRN-3 13008.");
  expect(words).not.toContain("assim que você terminar");
  expect(outlook({ specialty: "Psiquiatria", registration: "em andamento" })).toContain("Falta também o RQE.");
});

test("a psychiatrist hears how long the profile is listed without an RQE", () => {
  const psychiatrist = { specialty: "Psiquiatria", registration: "CRM/SP 123456" };
  expect(outlook(psychiatrist)).toContain("só nos 10 dias");
  // The panel and the subscription's page say the same.
  for (const words of [outlook(psychiatrist), fieldOf("rqe").help])
    expect(words).toContain("Para assinar, informe-o antes.");
  expect(outlook({ ...psychiatrist, rqe: "12345" })).toBe(LISTED);
  expect(outlook({ ...psychiatrist, registration: "CRM/SP 123456 RQE 12345" })).toBe(LISTED);
});

test("nobody is promised the search while a text that it needs waits, or may wait", () => {
  const psychologist = { specialty: "Psicologia", registration: "CRP 06/166340" };
  const waiting = outlook(psychologist, ["name", "schedule"]);
  expect(waiting).toContain("nossa equipe lê o texto dos horários e o nome");
  expect(waiting).not.toContain("assim que você terminar");
  expect(listingOutlook({ ...emptySignUp, ...psychologist }, undefined)).toContain("ou depois de uma conferência");
  const draft = outlook({ ...psychologist, registration: "em andamento" }, ["schedule"]);
  expect(draft).toContain("nossa equipe também lê o texto dos horários.");
});

test("the texts that the search needs have the place only of who receives people in it", () => {
  const texts = { name: "Ana Souza", district: "Centro", schedule: "De manhã" };
  const typed = { ...emptySignUp, ...texts };
  expect(neededTexts({ ...typed, modality: "ambos" })).toEqual(texts);
  expect(neededTexts({ ...typed, modality: "online" })).toEqual({ ...texts, district: null });
});
