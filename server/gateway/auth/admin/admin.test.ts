import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanUpAuth } from "../clean-up.ts";
import { stepAt, totpCode } from "../factors/totp.ts";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../testing/auth-server.ts";
import { bannedUntil } from "./ban.ts";

let server: AuthServer;
let admin: ReturnType<AuthServer["admin"]>;
beforeAll(async () => {
  server = await startAuthServer();
  admin = server.admin();
});
afterAll(() => server.close());

test("only the secret key reaches the administration", async () => {
  const { user, session } = await signUpSomeone(server);
  const asVisitor = {};
  const asUser = { Authorization: `Bearer ${session.access_token}` };
  const asUserWithSecret = { apikey: server.keys.secretKey, ...asUser };
  const asService = { apikey: server.keys.secretKey };
  const paths: [string, string][] = [
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${user.id}`],
    ["PUT", `/admin/users/${user.id}`],
    ["DELETE", `/admin/users/${user.id}`],
    ["GET", `/admin/users/${user.id}/factors`],
    ["DELETE", `/admin/users/${user.id}/factors/${randomUUID()}`],
    ["POST", "/admin/generate_link"],
    ["POST", "/invite"],
  ];
  for (const [method, path] of paths)
    for (const headers of [asVisitor, asUser, asUserWithSecret])
      expect((await server.request(method, path, { headers })).body).toMatchObject({
        code: 403,
        error_code: "not_admin",
      });
  expect((await server.request("GET", "/admin/users", { headers: asService })).status).toBe(200);
  expect((await server.request("GET", "/admin/users", { headers: { apikey: "nonsense" } })).status).toBe(401);
});

test("an account is created, read, changed and deleted", async () => {
  const email = someone();
  const created = await admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name: "Davi" },
    app_metadata: { operator: true },
  });
  expect(created.error).toBeNull();
  expect(created.data.user).toMatchObject({
    email,
    user_metadata: { name: "Davi", email_verified: true },
    app_metadata: { operator: true, provider: "email", providers: ["email"] },
  });
  const id = created.data.user?.id ?? "";
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  expect((await admin.getUserById(randomUUID())).error).toMatchObject({ status: 404, code: "user_not_found" });

  const newEmail = someone();
  const changed = await admin.updateUserById(id, { email: newEmail, app_metadata: { operator: null, tier: 2 } });
  expect(changed.data.user).toMatchObject({ email: newEmail, app_metadata: { tier: 2, provider: "email" } });
  expect(changed.data.user?.app_metadata).not.toHaveProperty("operator");
  expect(changed.data.user?.email_confirmed_at).toBeUndefined();
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ code: "user_not_found" });
});

test("a password set by the administration ends every session", async () => {
  const { user, auth, email } = await signUpSomeone(server);
  expect((await admin.updateUserById(user.id, { password: "123" })).error).toMatchObject({ code: "weak_password" });
  expect((await admin.updateUserById(user.id, { password: "definida-por-nos" })).error).toBeNull();
  expect((await auth.getUser()).error).not.toBeNull();
  const signIn = await server.client().auth.signInWithPassword({ email, password: "definida-por-nos" });
  expect(signIn.error).toBeNull();
});

test("an account that is deleted softly leaves an empty shell", async () => {
  const { user, auth, email } = await signUpSomeone(server);
  expect((await admin.deleteUser(user.id, true)).error).toBeNull();
  expect((await auth.getUser()).error).not.toBeNull();
  const { data } = await admin.getUserById(user.id);
  expect(JSON.stringify(data)).not.toContain(email);
  expect([data.user?.user_metadata, data.user?.identities]).toEqual([{}, []]);
  expect((await server.client().auth.signUp({ email, password })).error).toBeNull();
});

test("accounts are listed in pages", async () => {
  for (let number = 0; number < 3; number++) await signUpSomeone(server);
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data.users).toHaveLength(2);
  expect(first.data).toMatchObject({ aud: "authenticated", nextPage: 2 });
  const second = await admin.listUsers({ page: 2, perPage: 2 });
  expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id);
  const headers = { apikey: server.keys.secretKey };
  expect((await server.request("GET", "/admin/users?page=-1", { headers })).status).toBe(400);
  expect((await server.request("GET", "/admin/users?per_page=1e9", { headers })).status).toBe(400);
});

test("an invitation makes an account that its link opens", async () => {
  const email = someone();
  const redirectTo = "http://localhost:3000/bem-vindo";
  const { data, error } = await admin.inviteUserByEmail(email, { redirectTo, data: { name: "Eva" } });
  expect(error).toBeNull();
  expect(data.user?.invited_at).toBeDefined();
  const mail = await server.mail("invite", email);
  expect(mail.redirect).toBe(redirectTo);
  const token_hash = new URL(mail.link ?? "").searchParams.get("token") ?? "";
  const { auth } = server.client();
  const verified = await auth.verifyOtp({ token_hash, type: "invite" });
  expect(verified.data.user).toMatchObject({ email, user_metadata: { name: "Eva", email_verified: true } });
  expect((await auth.updateUser({ password })).error).toBeNull();
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" });
});

test("links of every kind are made without a mail", async () => {
  const { email } = await signUpSomeone(server);
  await server.settle();
  const sent = server.mails.length;
  const redirectTo = "http://localhost:3000/x";
  const open = async (type: "magiclink" | "recovery" | "signup" | "invite", email: string) => {
    const { data, error } = await admin.generateLink({ type, email, password, options: { redirectTo } } as never);
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: redirectTo });
    const { hashed_token: token_hash = "", email_otp = "", action_link = "" } = data.properties ?? {};
    expect(action_link).toContain(token_hash);
    expect(email_otp).toMatch(/^\d{6}$/);
    return (await server.client().auth.verifyOtp({ token_hash, type })).error;
  };
  expect(await open("magiclink", email)).toBeNull();
  expect(await open("recovery", email)).toBeNull();
  expect(await open("signup", someone())).toBeNull();
  expect(await open("invite", someone())).toBeNull();
  const unknown = await admin.generateLink({ type: "recovery", email: someone() });
  expect(unknown.error).toMatchObject({ status: 404, code: "user_not_found" });
  await server.settle();
  expect(server.mails).toHaveLength(sent);
});

test("both links of an address change are made one by one, and one of them twice is not both", async () => {
  const { email, auth } = await signUpSomeone(server);
  const newEmail = someone();
  const make = async (type: "email_change_current" | "email_change_new") => {
    const { data, error } = await admin.generateLink({ type, email, newEmail });
    expect(error).toBeNull();
    return new URL(data.properties?.action_link ?? "").searchParams.get("token") ?? "";
  };
  const confirm = (token_hash: string) => server.client().auth.verifyOtp({ token_hash, type: "email_change" });
  const [current, next] = [await make("email_change_current"), await make("email_change_new")];
  await confirm(current);
  await confirm(await make("email_change_current"));
  expect((await auth.getUser()).data.user?.email).toBe(email);
  const { data } = await confirm(next);
  expect(data.user?.email).toBe(newEmail);
});

test("the administration sees and removes factors, never their secret", async () => {
  const { user, auth } = await signUpSomeone(server);
  const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "celular" });
  const { id: factorId = "", totp } = data ?? {};
  const code = totpCode(totp?.secret ?? "", stepAt(server.now()));
  await auth.mfa.challengeAndVerify({ factorId, code });
  const listed = await server.request("GET", `/admin/users/${user.id}/factors`, {
    headers: { apikey: server.keys.secretKey },
  });
  expect(listed.body).toMatchObject([{ id: factorId, status: "verified" }]);
  expect(JSON.stringify(listed.body)).not.toContain(totp?.secret);
  expect((await admin.mfa.listFactors({ userId: user.id })).error).toBeNull();
  expect((await admin.mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull();
  expect((await auth.getUser()).data.user?.factors).toBeUndefined();
});

test("an administrator's sign-out ends a user's sessions", async () => {
  const { session, auth } = await signUpSomeone(server);
  expect((await admin.signOut(session.access_token)).error).toBeNull();
  expect((await auth.getUser()).error).not.toBeNull();
});

test("cleaning up removes what has run out and nothing else", async () => {
  const { email, auth, user } = await signUpSomeone(server);
  await auth.resetPasswordForEmail(email);
  await server.settle();
  const { owner, settings } = server.database;
  const count = async () =>
    (
      await owner`select
        (select count(*)::int from auth.rate_limits where key not like 'knownNetwork:%') as limits,
        (select count(*)::int from auth.rate_limits where key like 'knownNetwork:%') as networks,
        (select count(*)::int from auth.one_time_tokens where user_id = ${user.id}) as tokens,
        (select count(*)::int from auth.sessions where user_id = ${user.id}) as sessions`
    )[0];
  const clean = () => cleanUpAuth({ ...settings, siteUrl: "http://localhost:3000", sendMail() {}, now: server.now });
  const before = await count();
  await clean();
  expect(await count()).toEqual(before);
  // A confirmation's link works for two days.
  server.advance(47 * 3_600);
  await clean();
  expect(await count()).toMatchObject({ tokens: before?.tokens });
  server.advance(3_601);
  await clean();
  expect(await count()).toEqual({ limits: 0, networks: before?.networks, tokens: 0, sessions: 1 });
  server.advance(90 * 86_400);
  await clean();
  expect(await count()).toMatchObject({ networks: 0, sessions: 0 });
});

test("bans are written as Go writes durations", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  expect(bannedUntil("none", now)).toBeNull();
  expect(bannedUntil("1h30m", now)?.toISOString()).toBe("2026-11-15T13:30:00.000Z");
  expect(bannedUntil("876600h", now)?.getUTCFullYear()).toBe(2126);
  expect(bannedUntil("99999999999h", now)?.getUTCFullYear()).toBe(3026);
  for (const odd of ["1 day", "-1h", "1d", "h", "1e9h"]) expect(() => bannedUntil(odd, now)).toThrow();
});
