import { generateKeyPairSync } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test, vi } from "vitest";
import { generateKeys, openKeys, rotateSigningKey } from "../kernel/keys.ts";
import { identifyCaller } from "./caller.ts";

const stored = generateKeys();
const keys = openKeys(stored);
const user = { sub: "7c0ce0bb-6e0b-4a3c-b6a5-c3d7fd7cf1a1", role: "authenticated" };

const sign = (claims: object, { kid, privateKey } = keys.signing, expires = "1h") =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: "ES256", kid }).setExpirationTime(expires).sign(privateKey);
const sessions = { isLive: async (id: string) => id === "open" };
const identify = (apikey?: string, bearer?: string) =>
  identifyCaller({ keys, sessions }, apikey, bearer && `Bearer ${bearer}`);

test("the publishable key is a visitor, the secret key the service", async () => {
  expect(await identify(keys.publishableKey)).toEqual({ role: "anon", claims: {} });
  expect(await identify(keys.secretKey, keys.secretKey)).toEqual({ role: "service_role", claims: {} });
  expect(await identify(undefined, keys.publishableKey)).toEqual({ role: "anon", claims: {} });
});

test("a signed-in user's token outranks the key", async () => {
  expect(await identify(keys.publishableKey, await sign(user))).toMatchObject({
    role: "authenticated",
    claims: user,
  });
});

test("a token ends with its session", async () => {
  const open = await sign({ ...user, session_id: "open" });
  const ended = await sign({ ...user, session_id: "ended" });
  expect(await identify(keys.publishableKey, open)).toMatchObject({ claims: { session_id: "open" } });
  await expect(identify(keys.publishableKey, ended)).rejects.toMatchObject({ reason: "ended_session" });
  await expect(identify(ended)).rejects.toMatchObject({ reason: "ended_session" });
});

test("a token signed before a rotation is still good", async () => {
  const token = await sign(user);
  const rotated = openKeys(rotateSigningKey(stored));
  expect(rotated.signing.kid).not.toBe(keys.signing.kid);
  expect(await identifyCaller({ keys: rotated, sessions }, rotated.publishableKey, `Bearer ${token}`)).toMatchObject({
    role: "authenticated",
  });
});

test("no key, a wrong key, and a prefix of the key are refused", async () => {
  await expect(identify()).rejects.toMatchObject({ reason: "no_key" });
  await expect(identify("nonsense")).rejects.toMatchObject({ reason: "bad_key" });
  await expect(identify(keys.secretKey.slice(0, -1))).rejects.toMatchObject({ reason: "bad_key" });
  await expect(identify("nonsense", await sign(user))).rejects.toMatchObject({ reason: "bad_key" });
});

test("expired, unsigned, foreign and role-widening tokens are refused", async () => {
  const foreign = {
    kid: keys.signing.kid,
    privateKey: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey,
  };
  const attempts = {
    expired_token: [await sign(user, keys.signing, "-1m")],
    bad_token: [
      new UnsecuredJWT(user).encode(),
      await sign(user, foreign),
      await sign(user, { ...keys.signing, kid: "other" }),
      await sign({ ...user, role: "service_role" }),
      await sign({ ...user, role: "postgres" }),
      // Key confusion: the public key used as an HMAC secret.
      await new SignJWT(user)
        .setProtectedHeader({ alg: "HS256", kid: keys.signing.kid })
        .sign(Buffer.from(JSON.stringify(keys.jwks.keys[0]))),
      "a.b.c",
      "x".repeat(10_000),
    ],
  };
  for (const [reason, tokens] of Object.entries(attempts)) {
    for (const token of tokens) await expect(identify(keys.publishableKey, token)).rejects.toMatchObject({ reason });
  }
});

test("the published key set holds no private part", () => {
  expect(keys.jwks.keys).toHaveLength(1);
  expect(JSON.stringify(keys.jwks)).not.toContain('"d"');
});

test("a token that was verified before is over at its time, and unknown to other keys", async () => {
  const token = await sign(user, keys.signing, "1m");
  expect(await identify(keys.publishableKey, token)).toEqual(await identify(keys.publishableKey, token));
  const others = openKeys(generateKeys());
  const asked = identifyCaller({ keys: others, sessions }, others.publishableKey, `Bearer ${token}`);
  await expect(asked).rejects.toMatchObject({ reason: "bad_token" });
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
  await expect(identify(keys.publishableKey, token)).rejects.toMatchObject({ reason: "expired_token" });
  vi.useRealTimers();
});
