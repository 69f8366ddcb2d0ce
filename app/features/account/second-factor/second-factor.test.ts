import type { User } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { awaitsSecondFactor } from "./second-factor.ts";

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
