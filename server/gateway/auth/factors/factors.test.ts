import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, startAuthServer } from "../testing/auth-server.ts";
import { decodeBase32, encodeBase32 } from "./base32.ts";
import { matchingStep, stepAt, totpCode } from "./totp.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

type Auth = ReturnType<AuthServer["client"]>["auth"];

const codeNow = (secret: string, skew = 0) => totpCode(secret, stepAt(server.now()) + skew);
const wrongCode = (secret: string) => {
  const near = [-1, 0, 1].map((skew) => codeNow(secret, skew));
  return ["000000", "111111", "222222", "333333"].find((code) => !near.includes(code)) ?? "";
};

async function enrol(auth: Auth, friendlyName = "celular") {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

async function someoneWithFactor() {
  const person = await signUpSomeone(server);
  const factor = await enrol(person.auth);
  const { error } = await person.auth.mfa.challengeAndVerify({
    factorId: factor.factorId,
    code: codeNow(factor.secret),
  });
  if (error) throw error;
  // The code is used up: the next one belongs to the next half minute.
  server.advance(30);
  return { ...person, ...factor };
}

for (const version of ["client", "oldClient"] as const) {
  test(`${version}: an app is enrolled, challenged and verified, and the session rises to aal2`, async () => {
    const { email } = await signUpSomeone(server);
    const auth = server[version]().auth as Auth;
    await auth.signInWithPassword({ email, password });
    const { factorId, secret, totp } = await enrol(auth);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>\n?$/);
    expect(totp.uri).toContain(`secret=${secret}`);
    const level = async () => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    const challenge = await auth.mfa.challenge({ factorId });
    expect(challenge.data?.expires_at).toBe(Math.floor(server.now().getTime() / 1000) + 300);
    const { data, error } = await auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: codeNow(secret),
    });
    expect(error).toBeNull();
    const claims = decodeJwt(data?.access_token ?? "");
    expect(claims.aal).toBe("aal2");
    const methods = (claims.amr as { method: string }[]).map(({ method }) => method).sort();
    expect(methods).toEqual(["password", "totp"]);
    expect(await level()).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    const listed = (await auth.mfa.listFactors()).data?.totp;
    expect(listed).toMatchObject([{ id: factorId, friendly_name: "celular", status: "verified" }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
    const refreshed = await auth.refreshSession();
    expect(decodeJwt(refreshed.data.session?.access_token ?? "").aal).toBe("aal1");
  });
}

test("with a factor, a password alone changes neither password, address nor factors", async () => {
  const { email, factorId, secret, auth: owner } = await someoneWithFactor();
  const { auth } = server.client();
  await auth.signInWithPassword({ email, password });
  expect((await auth.updateUser({ password: "nova-senha-1" })).error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
  });
  expect((await auth.updateUser({ email: "outra@example.com" })).error).toMatchObject({
    code: "insufficient_aal",
  });
  expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: "insufficient_aal" });
  await expect(enrol(auth, "outro")).rejects.toMatchObject({ code: "insufficient_aal" });
  expect((await auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error).toBeNull();
  expect((await auth.updateUser({ password: "nova-senha-1" })).error).toBeNull();
  expect((await owner.getUser()).error).not.toBeNull();
});

test("verifying ends the sessions that stayed at the first level", async () => {
  const { email, auth } = await signUpSomeone(server);
  const elsewhere = server.client().auth;
  await elsewhere.signInWithPassword({ email, password });
  const { factorId, secret } = await enrol(auth);
  await auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
  expect((await elsewhere.getUser()).error).not.toBeNull();
  expect((await auth.getUser()).error).toBeNull();
});

test("a code is good once, and an earlier one not after it", async () => {
  const { auth, factorId, secret } = await someoneWithFactor();
  const attempt = async (code: string) => (await auth.mfa.challengeAndVerify({ factorId, code })).error;
  expect(await attempt(codeNow(secret, 1))).toBeNull();
  const used = { status: 422, code: "mfa_verification_failed", message: "TOTP code was used before" };
  expect(await attempt(codeNow(secret, 1))).toMatchObject(used);
  expect(await attempt(codeNow(secret))).toMatchObject(used);
  server.advance(60);
  expect(await attempt(codeNow(secret))).toBeNull();
});

test("the same code sent twice at once is taken once", async () => {
  const { auth, session, factorId, secret, email } = await someoneWithFactor();
  const { data } = await server.client().auth.signInWithPassword({ email, password });
  const code = codeNow(secret);
  const verify = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const challenge = await server.request("POST", `/factors/${factorId}/challenge`, { body: {}, headers });
    const body = { challenge_id: challenge.body.id, code };
    return (await server.request("POST", `/factors/${factorId}/verify`, { body, headers })).status;
  };
  const own = (await auth.getSession()).data.session ?? session;
  const statuses = await Promise.all([own, data.session].map((each) => verify(each?.access_token ?? "")));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("guessing codes ends after five attempts; the owner gets in again later", async () => {
  const { auth, factorId, secret } = await someoneWithFactor();
  const attempt = async (code: string) => (await auth.mfa.challengeAndVerify({ factorId, code })).error;
  for (let guess = 0; guess < 5; guess++)
    expect(await attempt(wrongCode(secret))).toMatchObject({ code: "mfa_verification_failed" });
  expect(await attempt(wrongCode(secret))).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  expect(await attempt(codeNow(secret))).toMatchObject({ status: 429 });
  server.advance(901);
  expect(await attempt(codeNow(secret))).toBeNull();
});

test("somebody else's factor and challenge are as unknown as any other", async () => {
  const ana = await someoneWithFactor();
  const bia = await someoneWithFactor();
  expect((await bia.auth.mfa.challenge({ factorId: ana.factorId })).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
  expect((await bia.auth.mfa.unenroll({ factorId: ana.factorId })).error).toMatchObject({ status: 404 });
  const challenge = await ana.auth.mfa.challenge({ factorId: ana.factorId });
  const crossed = await bia.auth.mfa.verify({
    factorId: bia.factorId,
    challengeId: challenge.data?.id ?? "",
    code: codeNow(bia.secret),
  });
  expect(crossed.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
  const own = await ana.auth.mfa.verify({
    factorId: ana.factorId,
    challengeId: challenge.data?.id ?? "",
    code: codeNow(ana.secret),
  });
  expect(own.error).toBeNull();
});

test("a challenge is good for five minutes and once", async () => {
  const { auth, factorId, secret } = await someoneWithFactor();
  const { data } = await auth.mfa.challenge({ factorId });
  const verify = async () =>
    (await auth.mfa.verify({ factorId, challengeId: data?.id ?? "", code: codeNow(secret) })).error;
  server.advance(301);
  expect(await verify()).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
});

test("factors of other kinds, of the same name, and too many are refused", async () => {
  const { auth, session } = await signUpSomeone(server);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const enrolRaw = async (body: object) => (await server.request("POST", "/factors", { body, headers })).body;
  expect(await enrolRaw({ factor_type: "phone", phone: "+5511" })).toMatchObject({
    error_code: "mfa_phone_enroll_not_enabled",
  });
  expect(await enrolRaw({ factor_type: "webauthn" })).toMatchObject({
    error_code: "mfa_webauthn_enroll_not_enabled",
  });
  expect(await enrolRaw({ factor_type: "nonsense" })).toMatchObject({ error_code: "validation_failed" });
  await enrol(auth);
  await expect(enrol(auth)).rejects.toMatchObject({ code: "mfa_factor_name_conflict" });
  for (let number = 1; number < 10; number++) await enrol(auth, `fator ${number}`);
  await expect(enrol(auth, "um a mais")).rejects.toMatchObject({ code: "too_many_enrolled_mfa_factors" });
});

const secret = encodeBase32(Buffer.from("12345678901234567890"));

test("codes are those of RFC 6238", () => {
  // Its appendix B shows eight digits; the last six are ours.
  const vectors = { 59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130" };
  for (const [seconds, code] of Object.entries(vectors))
    expect(totpCode(secret, stepAt(new Date(Number(seconds) * 1000)))).toBe(code);
  expect(decodeBase32(secret).toString()).toBe("12345678901234567890");
});

test("a code matches half a minute before and after its time, and no further", () => {
  const at = new Date(1_111_111_109_000);
  const code = totpCode(secret, stepAt(at));
  const later = (seconds: number) => matchingStep(secret, code, new Date(at.getTime() + seconds * 1000));
  expect([-30, 0, 30].map(later)).toEqual([stepAt(at), stepAt(at), stepAt(at)]);
  expect([-60, 60].map(later)).toEqual([undefined, undefined]);
  for (const odd of ["", "12345", `${code}0`, " ".repeat(6), "１２３４５６"])
    expect(matchingStep(secret, odd, at)).toBeUndefined();
});
