import { expect, test } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { emptySignUp } from "./sign-up-fields.ts";

const now = new Date("2026-11-15T12:00:00Z");
const days = (count: number) => new Date(Number(now) + count * 86_400_000);
const typed = {
  ...emptySignUp,
  name: "Ana",
  email: "ana@exemplo.com.br",
  password: "figos-ao-sol",
  confirmPassword: "figos-ao-sol",
  acceptTerms: true,
};

test("a draft comes back without password and consent", () => {
  const text = writeDraft(typed, false, now);
  expect(text).not.toContain("figos-ao-sol");
  expect(text).not.toContain("acceptTerms");
  expect(readDraft(text, now)).toMatchObject({ values: { name: "Ana" }, awaitsProfile: false });
});

test("a draft lives thirty days", () => {
  const text = writeDraft(typed, true, now);
  expect(readDraft(text, days(29))).toMatchObject({ awaitsProfile: true });
  expect(readDraft(text, days(31))).toBeUndefined();
  expect(readDraft(text, days(-1))).toBeUndefined();
});

test("an untouched form is no draft", () => {
  expect(readDraft(writeDraft({ ...emptySignUp, password: "x" }, false, now), now)).toBeUndefined();
});

test.each([null, "", "{", "null", "[]", "42", '{"savedAt":"x"}', '{"savedAt":1,"values":null}'])(
  "what is no draft of ours is none: %o",
  (text) => {
    expect(readDraft(text, now)).toBeUndefined();
  },
);

test("fields of a wrong kind are left empty", () => {
  const text = JSON.stringify({ savedAt: Number(now), values: { name: "Ana", city: { a: 1 }, password: "x", odd: 1 } });
  expect(readDraft(text, now)?.values).toEqual(expect.objectContaining({ name: "Ana", city: "" }));
  expect(readDraft(text, now)?.values).not.toHaveProperty("password");
});
