import { decodeJwt } from "jose";
import type { TransactionSql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";
import { meanwhile } from "../testing/meanwhile.ts";
import { stepAt, totpCode } from "./totp.ts";

// A thief with somebody's open session, and a stranger who signs up with somebody's address: neither may put a second
// factor between the owner and the account.

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

type Auth = ReturnType<AuthServer["client"]>["auth"];
const codeNow = (secret: string) => totpCode(secret, stepAt(server.now()));

async function addFactor(auth: Auth) {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "celular" });
  if (error) throw error;
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: codeNow(data.totp.secret) });
  if (verified.error) throw verified.error;
  server.advance(30);
  return { factorId: data.id, secret: data.totp.secret };
}

const factorsOf = (email: string) => server.database.owner<{ status: string }[]>`
  select f.status from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = ${email}`;

/** The link of a mail, clicked in another browser. */
async function clickLink(link: string | undefined) {
  const response = await fetch(link ?? "", { redirect: "manual" });
  const hash = new URL(response.headers.get("Location") ?? "").hash.slice(1);
  const auth = server.client().auth;
  const { error } = await auth.setSession(Object.fromEntries(new URLSearchParams(hash)) as never);
  if (error) throw error;
  return auth;
}

test("with a session of eleven minutes no factor is enrolled, until the owner proves to be there", async () => {
  const { auth, email } = await signUpSomeone(server);
  server.advance(11 * 60);
  await auth.refreshSession();
  const { error } = await auth.mfa.enroll({ factorType: "totp" });
  expect(error).toMatchObject({ code: "reauthentication_needed", status: 400 });
  expect(await factorsOf(email)).toHaveLength(0);
  await auth.signInWithPassword({ email, password });
  expect((await auth.mfa.enroll({ factorType: "totp" })).error).toBeNull();
});

test("nor is the password changed with it, which would open the way to the factor", async () => {
  const strict = await startAuthServer({ requireReauthentication: true, now: server.now }, server.database);
  const { auth, email } = await signUpSomeone(strict);
  server.advance(11 * 60);
  await auth.refreshSession();
  expect((await auth.updateUser({ password: "agora-do-ladrao" })).error).toMatchObject({
    code: "reauthentication_needed",
  });
  await auth.reauthenticate();
  const { token } = await strict.mail("reauthentication", email);
  expect((await auth.updateUser({ password: "da-dona-mesmo", nonce: token })).error).toBeNull();
  await strict.close();
});

test("a sign-in with the old password at the moment of its change leaves no session behind", async () => {
  const { auth, email } = await signUpSomeone(server);
  const thieves = Array.from({ length: 12 }, () => server.client().auth);
  await Promise.all([
    auth.updateUser({ password: "a-nova-da-dona" }),
    ...thieves.map((thief) => thief.signInWithPassword({ email, password })),
  ]);
  const left = await server.database.owner`
    select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`;
  expect(left).toHaveLength(1);
});

test("with an old session of both factors the factor is not removed, until its code is given again", async () => {
  const { auth, email } = await signUpSomeone(server);
  const { factorId, secret } = await addFactor(auth);
  server.advance(11 * 60);
  await auth.refreshSession();
  expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: "reauthentication_needed" });
  expect(await factorsOf(email)).toEqual([{ status: "verified" }]);
  expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "outro" })).error).toMatchObject({
    code: "reauthentication_needed",
  });
  await auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
});

test("whoever signs up with a stranger's address keeps neither factor nor session when the stranger confirms it", async () => {
  const { auth, email } = await signUpSomeone(server);
  await addFactor(auth);
  const owner = await clickLink((await server.mail("signup", email)).link);
  expect((await owner.getUser()).data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  expect(await factorsOf(email)).toHaveLength(0);
  expect((await auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  expect((await auth.refreshSession()).error).not.toBeNull();
  expect((await owner.updateUser({ password: "a-senha-da-dona" })).error).toBeNull();
  expect((await server.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
});

test("nor when the stranger recovers it, by the link or by the code", async () => {
  for (const by of ["link", "code"]) {
    const { auth, email } = await signUpSomeone(server);
    await addFactor(auth);
    await server.client().auth.resetPasswordForEmail(email);
    const { link, token } = await server.mail("recovery", email);
    const owner = by === "link" ? await clickLink(link) : server.client().auth;
    if (by === "code") expect((await owner.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
    expect(await factorsOf(email), by).toHaveLength(0);
    expect((await auth.getUser()).error, by).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await owner.updateUser({ password: "a-senha-da-dona" })).error, by).toBeNull();
  }
});

test("nor when both addresses confirm that it moves to another", async () => {
  const { auth, email } = await signUpSomeone(server);
  await addFactor(auth);
  const next = someone();
  expect((await auth.updateUser({ email: next })).error).toBeNull();
  await fetch((await server.mail("email_change_current", email)).link ?? "", { redirect: "manual" });
  await clickLink((await server.mail("email_change_new", next)).link);
  expect(await factorsOf(next)).toHaveLength(0);
  expect((await auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
});

test("the factor of a confirmed account stays when its password is recovered by mail", async () => {
  const { email } = await signUpSomeone(server);
  const owner = await clickLink((await server.mail("signup", email)).link);
  await addFactor(owner);
  await server.client().auth.resetPasswordForEmail(email);
  const reader = await clickLink((await server.mail("recovery", email)).link);
  expect(await factorsOf(email)).toEqual([{ status: "verified" }]);
  expect((await reader.updateUser({ password: "outra-senha-longa" })).error).toMatchObject({
    code: "insufficient_aal",
  });
});

test("who has the password but not the factor ends no session of who has both", async () => {
  const { auth, email } = await signUpSomeone(server);
  await addFactor(auth);
  for (const scope of ["others", "global"] as const) {
    const thief = server.client().auth;
    await thief.signInWithPassword({ email, password });
    expect((await thief.signOut({ scope })).error).toBeNull();
    expect((await auth.getUser()).error, scope).toBeNull();
  }
  expect((await auth.signOut({ scope: "global" })).error).toBeNull();
  expect((await auth.getUser()).error).not.toBeNull();
});

test("with the password alone nobody closes the second factor to its owner, nor guesses more than thirty codes a day", async () => {
  const home = "192.0.2.1";
  let address = home;
  const guarded = await startAuthServer({ now: server.now, clientAddress: () => address }, server.database);
  const { auth, email } = await signUpSomeone(guarded);
  const { factorId, secret } = await addFactor(auth);
  const thief = guarded.client().auth;
  await thief.signInWithPassword({ email, password });
  const { data } = await thief.mfa.challenge({ factorId });
  const guess = async (code: string) =>
    (await thief.mfa.verify({ factorId, challengeId: data?.id ?? "", code })).error?.status;
  const statuses: unknown[] = [];
  for (let number = 0; number < 60; number++) {
    address = `198.51.100.${number % 12}`;
    statuses.push(await guess("wrong!"));
  }
  // With the owner's first, thirty.
  expect(statuses.filter((status) => status === 422)).toHaveLength(29);
  address = "203.0.113.1";
  expect(await guess("wrong!")).toBe(429);
  address = home;
  const owner = guarded.client().auth;
  await owner.signInWithPassword({ email, password });
  const verified = await owner.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
  expect(verified.error).toBeNull();
  await guarded.close();
});

test("where the owner has been, wrong codes count for that network alone: five at once and thirty a day", async () => {
  let address = "192.0.2.2";
  const guarded = await startAuthServer({ now: server.now, clientAddress: () => address }, server.database);
  const { auth, email } = await signUpSomeone(guarded);
  const { factorId, secret } = await addFactor(auth);
  const attempt = async (code: string) =>
    (await auth.mfa.challengeAndVerify({ factorId, code })).error?.code ?? "taken";
  const answers: string[] = [];
  for (let quarter = 0; quarter < 10; quarter++) {
    for (let number = 0; number < 6; number++) answers.push(await attempt("wrong!"));
    server.advance(901);
    await auth.refreshSession();
  }
  expect(answers.filter((code) => code === "mfa_verification_failed")).toHaveLength(30);
  expect(await attempt(codeNow(secret))).toBe("over_request_rate_limit");
  address = "203.0.113.2";
  const elsewhere = guarded.client().auth;
  await elsewhere.signInWithPassword({ email, password });
  expect((await elsewhere.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })).error).toBeNull();
  await guarded.close();
});

type Answer = { error: { code: string } | null };

test("a half session does not remove the factor at the moment that it is switched on", async () => {
  const { auth, email } = await signUpSomeone(server);
  const thief = server.client().auth;
  await thief.signInWithPassword({ email, password });
  const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "celular" });
  const [factorId, secret] = [data?.id ?? "", data?.totp.secret ?? ""];
  const challenge = await auth.mfa.challenge({ factorId });
  const challengeId = challenge.data?.id ?? "";
  const [verified, removed] = (await meanwhile(
    server.database,
    (tx) => tx`select from auth.mfa_factors where id = ${factorId} for update`,
    () => auth.mfa.verify({ factorId, challengeId, code: codeNow(secret) }),
    () => thief.mfa.unenroll({ factorId }),
  )) as Answer[];
  expect(verified?.error).toBeNull();
  expect(removed?.error).toMatchObject({ name: "AuthSessionMissingError" });
  expect(await factorsOf(email)).toEqual([{ status: "verified" }]);
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
});

/** The session as it is while the owner removes one of two factors, which it owes its level to. */
const loseLevel = (userId: string) => (tx: TransactionSql) =>
  tx`update auth.sessions set aal = 'aal1' where user_id = ${userId}`;

test("a session that loses its level at this moment changes neither factors, password nor address", async () => {
  const attempts: Record<string, (auth: Auth, factorId: string) => Promise<unknown>> = {
    enrol: (auth) => auth.mfa.enroll({ factorType: "totp", friendlyName: "do ladrão" }),
    unenrol: (auth, factorId) => auth.mfa.unenroll({ factorId }),
    password: (auth) => auth.updateUser({ password: "agora-do-ladrao" }),
    email: (auth) => auth.updateUser({ email: someone() }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    const { auth, email, user } = await signUpSomeone(server);
    const { factorId } = await addFactor(auth);
    const [answer] = (await meanwhile(server.database, loseLevel(user.id), () => attempt(auth, factorId))) as Answer[];
    expect(answer?.error, name).toMatchObject({ code: "insufficient_aal" });
    expect(await factorsOf(email), name).toEqual([{ status: "verified" }]);
    expect((await server.client().auth.signInWithPassword({ email, password })).error, name).toBeNull();
  }
});

test("a session that ends at this moment enrols nothing, challenges nothing and ends no other", async () => {
  const attempts: Record<string, (thief: Auth, factorId: string) => Promise<unknown>> = {
    enrol: (thief) => thief.mfa.enroll({ factorType: "totp", friendlyName: "do ladrão" }),
    challenge: (thief, factorId) => thief.mfa.challenge({ factorId }),
    reauthenticate: (thief) => thief.reauthenticate(),
    others: (thief) => thief.signOut({ scope: "others" }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    const { auth, email } = await signUpSomeone(server);
    const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "celular" });
    const thief = server.client().auth;
    const { data: signedIn } = await thief.signInWithPassword({ email, password });
    const { session_id } = decodeJwt(signedIn.session?.access_token ?? "");
    const mails = server.mails.length;
    await meanwhile(
      server.database,
      (tx) => tx`delete from auth.sessions where id = ${String(session_id)}`,
      () => attempt(thief, data?.id ?? ""),
    );
    await server.settle();
    expect(server.mails.slice(mails), name).toEqual([]);
    expect((await auth.getUser()).error, name).toBeNull();
    expect(await factorsOf(email), name).toEqual([{ status: "unverified" }]);
    const challenges = await server.database.owner`
      select from auth.mfa_challenges where factor_id = ${data?.id ?? ""}`;
    expect(challenges, name).toHaveLength(0);
  }
});

test("a factor that was begun in a session of both is not finished with the password alone", async () => {
  const { auth, email } = await signUpSomeone(server);
  await addFactor(auth);
  const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "outro" });
  const [factorId, secret] = [data?.id ?? "", data?.totp.secret ?? ""];
  const thief = server.client().auth;
  await thief.signInWithPassword({ email, password });
  const attempt = (by: Auth) => by.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
  expect((await attempt(thief)).error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect((await attempt(auth)).error).toBeNull();
});
