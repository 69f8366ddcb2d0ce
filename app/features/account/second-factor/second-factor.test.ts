import type { User } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { awaitsSecondFactor, codesLeft, isFreshlyRecovered } from "./second-factor.ts";

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.y`;
const user = (status?: string) => ({ factors: status ? [{ status }] : undefined }) as unknown as User;

test("a verified factor asks for its code, once", () => {
  expect(awaitsSecondFactor({ user: user("verified"), access_token: token({ aal: "aal1" }) })).toBe(true);
  expect(awaitsSecondFactor({ user: user("verified"), access_token: token({ aal: "aal2" }) })).toBe(false);
});

test("without a verified factor the password is enough", () => {
  expect(awaitsSecondFactor({ user: user(), access_token: token({ aal: "aal1" }) })).toBe(false);
  expect(awaitsSecondFactor({ user: user("unverified"), access_token: token({ aal: "aal1" }) })).toBe(false);
});

test("a token that cannot be read proves nothing", () => {
  expect(awaitsSecondFactor({ user: user("verified"), access_token: "%%%" })).toBe(true);
});

test("a recovery code is a fresh proof for less than ten minutes", () => {
  const now = 1_800_000_000_000;
  const ago = (seconds: number, method = "recovery_code") =>
    isFreshlyRecovered(token({ aal: "aal2", amr: [{ method, timestamp: now / 1000 - seconds }] }), now);
  expect([ago(0), ago(500), ago(600), ago(0, "totp")]).toEqual([true, true, false, false]);
  expect(isFreshlyRecovered(token({ aal: "aal2" }), now)).toBe(false);
  expect(isFreshlyRecovered("%%%", now)).toBe(false);
});

test("how many codes are left is said in words that fit the number", () => {
  expect([0, 1, 9].map(codesLeft)).toEqual(["Não resta nenhum código.", "Resta 1 código.", "Restam 9 códigos."]);
});
