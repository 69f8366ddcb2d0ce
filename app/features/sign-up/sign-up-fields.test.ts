import { expect, test } from "vitest";
import {
  blockingIssues,
  emptySignUp,
  furthestStep,
  MISMATCH,
  type SignUpValues,
  signUpSchema,
} from "./sign-up-fields.ts";

const ana: SignUpValues = {
  ...emptySignUp,
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  password: "segredo1",
  confirmPassword: "segredo1",
  specialty: "Psicologia",
  registration: "CRP 12345",
  modality: "online",
  schedule: "Segunda a sexta",
  acceptTerms: true,
};

const errors = (changes: Partial<SignUpValues>) =>
  signUpSchema.safeParse({ ...ana, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test("a number without a region signs up", () => {
  expect(errors({})).toEqual([]);
  expect(furthestStep(ana, false)).toBe(4);
});

test.each([
  ["12345", "A senha precisa ter pelo menos 6 caracteres."],
  ["ã".repeat(37), "A senha pode ter no máximo 72 caracteres."],
  ["", "Crie uma senha."],
])("the password %o is refused as the auth service would", (password, message) => {
  expect(errors({ password, confirmPassword: password })[0]).toBe(message);
});

test("a password of six accented letters is long enough", () => {
  expect(errors({ password: "ãããããã", confirmPassword: "ãããããã" })).toEqual([]);
});

test("different passwords are told, and do not keep one in the first step", () => {
  const values = { ...ana, confirmPassword: "segredo2" };
  expect(errors(values)).toEqual([MISMATCH]);
  expect(blockingIssues(values, 1, false)).toEqual([]);
});

test.each(["", "ana", "ana@", "ana@exemplo", "a b@c.d", "joão@exemplo.com.br", "ana@-x.br", "a@b@c.d"])(
  "%o is no e-mail",
  (email) => {
    expect(blockingIssues({ ...ana, email }, 1, false)).toMatchObject([{ field: "email" }]);
  },
);

test("nobody gets past a step that is not done", () => {
  expect(furthestStep(emptySignUp, false)).toBe(1);
  expect(furthestStep({ ...ana, registration: "" }, false)).toBe(2);
  expect(furthestStep({ ...ana, modality: "presencial" }, false)).toBe(3);
});

test("who already has the account needs no password, only the profile", () => {
  const values = { ...ana, password: "", confirmPassword: "" };
  expect(furthestStep(values, false)).toBe(1);
  expect(furthestStep(values, true)).toBe(4);
});

test("errors come in the order of the screen, so that the first one gets the focus", () => {
  const fields = blockingIssues({ ...emptySignUp, modality: "presencial" }, 3, false).map(({ field }) => field);
  expect(fields).toEqual(["district", "city", "state", "schedule"]);
});
