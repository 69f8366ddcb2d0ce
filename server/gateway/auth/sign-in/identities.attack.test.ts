import type { UserIdentity } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stepAt, totpCode } from "../factors/totp.ts";
import { password, signUpSomeone } from "../testing/auth-server.ts";
import { authorizeUrl, comeBack, type GoogleServer, start, startWithGoogle } from "../testing/google.ts";
import { meanwhile } from "../testing/meanwhile.ts";

// A thief with somebody's session or password wants a way in of their own: an identity at a provider that is linked to the
// account, or one that takes the place of its owner's.

let server: GoogleServer;
beforeAll(async () => {
  server = await startWithGoogle();
});
afterAll(() => server.close());

type Auth = ReturnType<GoogleServer["client"]>["auth"];

async function tokenOf(auth: Auth) {
  return (await auth.getSession()).data.session?.access_token ?? "";
}

async function askToLink(auth: Auth, query = "") {
  const headers = { Authorization: `Bearer ${await tokenOf(auth)}` };
  return server.request("GET", `/user/identities/authorize?provider=google${query}`, { headers });
}

async function beginLink(auth: Auth, query = "") {
  const headers = { apikey: server.keys.publishableKey, Authorization: `Bearer ${await tokenOf(auth)}` };
  return start(`${server.url}/auth/v1/user/identities/authorize?provider=google${query}`, headers);
}

const linkOf = async (auth: Auth) => comeBack(server, await beginLink(auth), { code: server.newPerson().code });

async function identitiesOf(auth: Auth): Promise<UserIdentity[]> {
  return (await auth.getUserIdentities()).data?.identities ?? [];
}

const identityOf = async (auth: Auth, provider: string) =>
  (await identitiesOf(auth)).find((identity) => identity.provider === provider) as UserIdentity;

async function signIn(email: string) {
  const { auth } = server.client();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return auth;
}

async function addFactor(auth: Auth) {
  const { data } = await auth.mfa.enroll({ factorType: "totp" });
  const [factorId, secret] = [data?.id ?? "", data?.totp.secret ?? ""];
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, stepAt(server.now())) });
  if (verified.error) throw verified.error;
}

/** An account with an identity at the provider, and another session of its password. */
async function withGoogle() {
  const { auth, email, user } = await signUpSomeone(server);
  server.advance(1);
  expect((await linkOf(auth)).fragment.access_token).toBeDefined();
  return { auth, email, user };
}

test("with a second factor the password alone links and unlinks nothing, and both together do", async () => {
  const { auth, email } = await withGoogle();
  await addFactor(auth);
  const thief = await signIn(email);
  expect(await askToLink(thief)).toMatchObject({ status: 403, body: { error_code: "insufficient_aal" } });
  expect((await thief.unlinkIdentity(await identityOf(thief, "email"))).error).toMatchObject({
    status: 403,
    code: "insufficient_aal",
  });
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await linkOf(auth)).fragment.access_token).toBeDefined();
  expect((await auth.unlinkIdentity(await identityOf(auth, "google"))).error).toBeNull();
});

test("a session that was left open links and unlinks nothing until its owner signs in again", async () => {
  const { auth, email } = await withGoogle();
  server.advance(11 * 60);
  await auth.refreshSession();
  expect((await askToLink(auth)).body).toMatchObject({ error_code: "reauthentication_needed" });
  const email_ = await identityOf(auth, "email");
  expect((await auth.unlinkIdentity(email_)).error).toMatchObject({ code: "reauthentication_needed" });
  const again = await signIn(email);
  expect((await again.unlinkIdentity(await identityOf(again, "google"))).error).toBeNull();
});

for (const ends of ["the owner's new password", "leaving everywhere"])
  test(`a link that a thief began is not finished after ${ends}`, async () => {
    const { auth, email } = await signUpSomeone(server);
    const thief = await signIn(email);
    const begun = await beginLink(thief);
    if (ends === "leaving everywhere") await auth.signOut({ scope: "others" });
    else expect((await auth.updateUser({ password: "outra-senha-longa" })).error).toBeNull();
    const { fragment } = await comeBack(server, begun, { code: server.newPerson().code });
    expect(fragment).toMatchObject({ error: "access_denied", error_code: "session_not_found" });
    expect(fragment.access_token).toBeUndefined();
    expect((await identitiesOf(auth)).map(({ provider }) => provider)).toEqual(["email"]);
  });

test("nor is the code of one exchanged, which was given out before", async () => {
  const { auth, email } = await signUpSomeone(server);
  const thief = await signIn(email);
  const verifier = "v".repeat(43);
  const begun = await beginLink(thief, `&code_challenge=${verifier}&code_challenge_method=plain`);
  const { query } = await comeBack(server, begun, { code: server.newPerson().code });
  const body = { auth_code: query.get("code"), code_verifier: verifier };
  await auth.signOut({ scope: "others" });
  expect(body.auth_code).toBeTruthy();
  expect((await server.request("POST", "/token?grant_type=pkce", { body })).body).toMatchObject({
    error_code: "flow_state_not_found",
  });
});

test("a link is not finished by a session that has lost its level meanwhile", async () => {
  const { auth, user } = await signUpSomeone(server);
  await addFactor(auth);
  const begun = await beginLink(auth);
  await server.database.owner`update auth.sessions set aal = 'aal1' where user_id = ${user.id}`;
  const { fragment } = await comeBack(server, begun, { code: server.newPerson().code });
  expect(fragment.error_code).toBe("insufficient_aal");
});

test("of two identities that are removed at the same moment one stays", async () => {
  const { auth, user } = await withGoogle();
  const [first, second] = await identitiesOf(auth);
  const answers = (await meanwhile(
    server.database,
    (tx) => tx`select from auth.users where id = ${user.id} for update`,
    () => auth.unlinkIdentity(first as UserIdentity),
    () => auth.unlinkIdentity(second as UserIdentity),
  )) as { error: { code: string } | null }[];
  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, "single_identity_not_deletable"]);
  expect((await identitiesOf(auth)).map(({ provider }) => provider)).toEqual(["google"]);
});

test("with PKCE too the way back ends where it began: nobody finishes there what another began", async () => {
  const { code } = server.newPerson();
  const { auth: attacker, url } = await authorizeUrl(server, "pkce");
  const begun = await start(url);
  const elsewhere = await comeBack(server, begun, { code }, false);
  expect(elsewhere.query.get("code")).toBeNull();
  expect(elsewhere.fragment.error_code).toBe("bad_oauth_state");
  const { query } = await comeBack(server, begun, { code });
  expect((await attacker.exchangeCodeForSession(query.get("code") ?? "")).error).toBeNull();
});

test("a browser finishes the flows of two tabs, in any order", async () => {
  const [one, two] = await Promise.all([authorizeUrl(server, "pkce"), authorizeUrl(server, "implicit")]);
  const first = await start(one.url);
  expect(new URL(two.url).pathname).toContain(`${first.path}/`);
  const second = await start(two.url, { Cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  const implicit = await comeBack(server, second, { code: server.newPerson().code });
  expect(implicit.fragment.access_token).toBeDefined();
  expect((await comeBack(server, first, { code: server.newPerson().code })).query.get("code")).toBeTruthy();
  // One of another form is not taken up.
  expect((await start(one.url, { Cookie: "sb-oauth-state=x" })).cookie).not.toBe("sb-oauth-state=x");
});
