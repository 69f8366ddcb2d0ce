import { expect, test } from "vitest";
import { describeAuthError } from "./auth-error.ts";

const fallback = "E-mail ou senha incorretos";

test("a known refusal is told in Portuguese, by its code or by its words", () => {
  const known = "Já existe uma conta com este e-mail. Entre ou crie uma nova senha.";
  expect(describeAuthError({ status: 422, code: "user_already_exists" }, fallback)).toBe(known);
  expect(describeAuthError({ status: 400, message: "User already registered" }, fallback)).toBe(known);
});

test("a code that was used is not called wrong", () => {
  const refusal = { status: 422, code: "mfa_verification_failed" };
  expect(describeAuthError({ ...refusal, message: "TOTP code was used before" }, fallback)).toMatch(/já foi usado/);
  expect(describeAuthError({ ...refusal, message: "Invalid TOTP code entered" }, fallback)).toMatch(/não confere/);
});

test("no connection, a slow server and a failing one are told apart", () => {
  expect(describeAuthError(new TypeError("Failed to fetch"), fallback)).toContain("conexão");
  expect(describeAuthError({ name: "AuthRetryableFetchError", status: 0, message: "{}" }, fallback)).toContain(
    "conexão",
  );
  expect(describeAuthError({ status: 0, message: "signal timed out" }, fallback)).toContain("demorou");
  expect(describeAuthError({ name: "AuthRetryableFetchError", status: 503 }, fallback)).toContain("servidor");
});

test("what we have no words for gets the fallback, never English", () => {
  for (const odd of [null, undefined, {}, "text", { code: "constructor" }, { message: "toString", status: 400 }])
    expect(describeAuthError(odd, fallback)).toBe(fallback);
});
