import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";

let server: AuthServer;
let other: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
  // A second process on the same database.
  other = await startAuthServer({ now: server.now }, server.database);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

for (const version of ["client", "oldClient"] as const) {
  test(`${version}: the right password opens a session of its own, the wrong one none`, async () => {
    const { email, session } = await signUpSomeone(server);
    const { auth } = server[version]();
    const wrong = await auth.signInWithPassword({ email, password: "errada-errada" });
    expect(wrong.error).toMatchObject({ status: 400, message: "Invalid login credentials" });
    const { data, error } = await auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.user?.last_sign_in_at).toBeDefined();
    const ids = [session, data.session].map((each) => decodeJwt(each?.access_token ?? "").session_id);
    expect(ids[0]).not.toBe(ids[1]);
  });
}

test("an unknown address, a wrong password and an account without one get the same answer", async () => {
  const { email } = await signUpSomeone(server);
  const withoutPassword = someone();
  await server.admin().createUser({ email: withoutPassword });
  const answers = await Promise.all(
    [email, withoutPassword, someone()].map((email) =>
      server.request("POST", "/token?grant_type=password", { body: { email, password: "errada-errada" } }),
    ),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
  }
});

test("grants that are not offered get an error", async () => {
  const grant = async (type: string, body: object) =>
    (await server.request("POST", `/token?grant_type=${type}`, { body })).body;
  expect(await grant("id_token", { id_token: "x", provider: "google" })).toMatchObject({
    code: 400,
    error_code: "provider_disabled",
  });
  expect(await grant("saml", {})).toMatchObject({ code: 400, msg: "unsupported_grant_type" });
  expect(await grant("password", { phone: "+5511999999999", password })).toMatchObject({
    error_code: "phone_provider_disabled",
  });
  expect(await grant("password", {})).toMatchObject({ error_code: "validation_failed" });
  expect(await grant("password", { email: "a@exemplo.com.br", phone: "+5511999999999", password })).toMatchObject({
    error_code: "validation_failed",
  });
});

test("a password hashed under an older cost is hashed anew at sign-in", async () => {
  const { email } = await signUpSomeone(server);
  const dearer = await startAuthServer({ argon2: { memory: 128, passes: 1, parallelism: 1 } }, server.database);
  const { owner } = server.database;
  const stored = async () =>
    (await owner`select encrypted_password as hash from auth.users where email = ${email}`)[0]?.hash;
  expect((await dearer.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  const renewed = await stored();
  expect(renewed).toContain("$m=128,");
  expect((await dearer.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect(await stored()).toBe(renewed);
  await dearer.close();
});

test("a banned account is refused at every door, and let in again afterwards", async () => {
  const { email, auth, user } = await signUpSomeone(server);
  await server.admin().updateUserById(user.id, { ban_duration: "1h30m" });
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: "user_banned",
  });
  expect((await auth.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
  expect((await auth.refreshSession()).error).toMatchObject({ status: 400, code: "user_banned" });
  const { error } = await server.admin().updateUserById(user.id, { ban_duration: "none" });
  expect(error).toBeNull();
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("the user agent is kept with the session, the address only when asked for", async () => {
  const { owner } = server.database;
  const body = { email: someone(), password };
  const headers = { "User-Agent": "Navegador/1.0" };
  const sessionsOf = (email: string) => owner`
    select s.user_agent, s.ip from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`;
  await server.request("POST", "/signup", { body, headers });
  expect(await sessionsOf(body.email)).toMatchObject([{ user_agent: "Navegador/1.0", ip: null }]);
  const keeping = await startAuthServer({ storeClientAddress: true }, server.database);
  const other = { email: someone(), password };
  await keeping.request("POST", "/signup", { body: other, headers });
  expect(await sessionsOf(other.email)).toMatchObject([{ ip: "127.0.0.1" }]);
  await keeping.close();
});

test("a captcha verifier stands before sign-up, sign-in and mails, but not before the secret key", async () => {
  const guarded = await startAuthServer({ verifyCaptcha: async (token) => token === "humano" }, server.database);
  const email = someone();
  const signUp = (captchaToken?: string) =>
    guarded.client().auth.signUp({ email, password, options: captchaToken ? { captchaToken } : {} });
  expect((await signUp()).error).toMatchObject({ status: 400, code: "captcha_failed" });
  expect((await signUp("robô")).error).toMatchObject({ code: "captcha_failed" });
  expect((await signUp("humano")).error).toBeNull();
  const { auth } = guarded.client();
  expect((await auth.signInWithPassword({ email, password })).error).toMatchObject({ code: "captcha_failed" });
  expect((await auth.resetPasswordForEmail(email)).error).toMatchObject({ code: "captcha_failed" });
  expect((await auth.resetPasswordForEmail(email, { captchaToken: "humano" })).error).toBeNull();
  const headers = { apikey: guarded.keys.secretKey };
  const body = { email, password };
  expect((await guarded.request("POST", "/token?grant_type=password", { body, headers })).status).toBe(200);
  await guarded.close();
});

const refresh = (refresh_token: string, at = server) =>
  at.request("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });

for (const version of ["client", "oldClient"] as const) {
  test(`${version}: a refresh gives new tokens for the same session`, async () => {
    const { email, session } = await signUpSomeone(server);
    const { auth } = server[version]();
    await auth.signInWithPassword({ email, password });
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.email).toBe(email);
    expect((await auth.getUser()).error).toBeNull();
  });
}

test("within the grace a used token answers with its successor, in either process", async () => {
  const { session } = await signUpSomeone(server);
  const first = await refresh(session.refresh_token);
  server.advance(9);
  for (const process of [server, other]) {
    const again = await refresh(session.refresh_token, process);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
  }
  expect((await refresh(first.body.refresh_token)).status).toBe(200);
});

test("two tabs that refresh at the same moment end with the same token", async () => {
  const { session } = await signUpSomeone(server);
  const answers = await Promise.all(
    [server, other, server, other].map((process) => refresh(session.refresh_token, process)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
});

test("after the grace a used token ends the whole family, also for whoever holds the newest", async () => {
  const { session, auth } = await signUpSomeone(server);
  const second = (await refresh(session.refresh_token)).body;
  server.advance(5);
  const third = (await refresh(second.refresh_token)).body;
  server.advance(11);
  const stolen = await refresh(session.refresh_token, other);
  expect(stolen.status).toBe(400);
  expect(stolen.body).toMatchObject({ error_code: "refresh_token_already_used" });
  expect((await refresh(third.refresh_token)).status).toBe(400);
  expect((await auth.getUser(third.access_token)).error?.name).toBe("AuthSessionMissingError");
  const { owner } = server.database;
  const revoked = await owner`
    select from auth.audit_log_entries where payload->>'action' = 'token_revoked'
      and payload->>'actor_id' = ${session.user.id}`;
  expect(revoked.length).toBeGreaterThan(0);
});

test("a thief's replay does not touch the owner's other sessions", async () => {
  const { email, session } = await signUpSomeone(server);
  const elsewhere = server.client().auth;
  await elsewhere.signInWithPassword({ email, password });
  await refresh(session.refresh_token);
  server.advance(11);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  expect((await elsewhere.refreshSession()).error).toBeNull();
});

test("an invented token, an empty one and an access token are refused", async () => {
  const { session } = await signUpSomeone(server);
  expect((await refresh("invented")).body).toMatchObject({
    code: 400,
    error_code: "refresh_token_not_found",
    msg: "Invalid Refresh Token: Refresh Token Not Found",
  });
  expect((await refresh("")).body).toMatchObject({ error_code: "validation_failed" });
  expect((await refresh(session.access_token)).status).toBe(400);
});

test("what the database holds of a token is no token", async () => {
  const { session } = await signUpSomeone(server);
  const { owner } = server.database;
  const [row] = await owner`select token from auth.refresh_tokens where user_id = ${session.user.id}`;
  expect((await refresh(row?.token)).body).toMatchObject({ error_code: "refresh_token_not_found" });
  expect((await refresh(session.refresh_token)).status).toBe(200);
});

test("a session that nobody used for 90 days is over; one in use is not", async () => {
  const { session } = await signUpSomeone(server);
  server.advance(89 * 86_400);
  const used = await refresh(session.refresh_token);
  expect(used.status).toBe(200);
  server.advance(91 * 86_400);
  expect((await refresh(used.body.refresh_token)).body).toMatchObject({ error_code: "session_expired" });
});

test("the tokens of a deleted account are worth nothing", async () => {
  const { session, user, auth } = await signUpSomeone(server);
  expect((await server.admin().deleteUser(user.id)).error).toBeNull();
  expect((await refresh(session.refresh_token)).body).toMatchObject({ error_code: "refresh_token_not_found" });
  expect((await auth.getUser(session.access_token)).error).toMatchObject({
    status: 403,
    code: "user_not_found",
  });
});

async function threeSessions() {
  const { email, auth: first } = await signUpSomeone(server);
  const clients = [first, server.client().auth, server.client().auth];
  for (const auth of clients.slice(1)) await auth.signInWithPassword({ email, password });
  const tokens = await Promise.all(
    clients.map(async (auth) => (await auth.getSession()).data.session?.access_token ?? ""),
  );
  const alive = async () => {
    const users = await Promise.all(tokens.map((token) => server.client().auth.getUser(token)));
    return users.map(({ error }) => error === null);
  };
  return { first, alive };
}

test("a log-out without a word ends every session", async () => {
  const { first, alive } = await threeSessions();
  expect(await alive()).toEqual([true, true, true]);
  expect((await first.signOut()).error).toBeNull();
  expect(await alive()).toEqual([false, false, false]);
});

test("a local log-out ends this session only", async () => {
  const { first, alive } = await threeSessions();
  expect((await first.signOut({ scope: "local" })).error).toBeNull();
  expect(await alive()).toEqual([false, true, true]);
});

test("a log-out of the others keeps this session", async () => {
  const { first, alive } = await threeSessions();
  expect((await first.signOut({ scope: "others" })).error).toBeNull();
  expect(await alive()).toEqual([true, false, false]);
});

test("a log-out is recorded when it ended a session", async () => {
  const { email, auth, user } = await signUpSomeone(server);
  const recorded = async () =>
    (
      await server.database.owner`
      select from auth.audit_log_entries
      where payload->>'action' = 'logout' and payload->>'actor_id' = ${user.id}`
    ).length;
  for (let number = 0; number < 3; number++) expect((await auth.signOut({ scope: "others" })).error).toBeNull();
  expect(await recorded()).toBe(0);
  await server.client().auth.signInWithPassword({ email, password });
  await auth.signOut({ scope: "others" });
  expect(await recorded()).toBe(1);
  await auth.signOut({ scope: "local" });
  expect(await recorded()).toBe(2);
});

test("the old client logs out too, and a refresh token is dead afterwards", async () => {
  const { email, session } = await signUpSomeone(server);
  const { auth } = server.oldClient();
  await auth.signInWithPassword({ email, password });
  expect((await auth.signOut()).error).toBeNull();
  const body = { refresh_token: session.refresh_token };
  expect((await server.request("POST", "/token?grant_type=refresh_token", { body })).status).toBe(400);
});

test("an unknown scope and a missing token are refused", async () => {
  const { session } = await signUpSomeone(server);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  expect((await server.request("POST", "/logout?scope=everything", { headers })).status).toBe(400);
  expect((await server.request("POST", "/logout")).body).toMatchObject({
    code: 401,
    error_code: "no_authorization",
  });
  expect((await server.request("POST", "/logout?scope=global", { headers })).status).toBe(204);
});
