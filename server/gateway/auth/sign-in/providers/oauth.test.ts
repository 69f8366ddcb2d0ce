import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, signUpSomeone, startAuthServer } from "../../testing/auth-server.ts";
import { authorizeUrl, comeBack, type GoogleServer, start, startWithGoogle } from "../../testing/google.ts";

let server: GoogleServer;
beforeAll(async () => {
  server = await startWithGoogle();
});
afterAll(() => server.close());

async function signInAs(code: string) {
  const { url } = await authorizeUrl(server, "implicit");
  const back = await comeBack(server, await start(url), { code });
  const { auth } = server.client();
  await auth.setSession(back.fragment as never);
  return { ...back, auth, user: (await auth.getUser()).data.user };
}

test("the way to Google names us, the scopes and a state, and sets a cookie for the way back", async () => {
  const { url } = await authorizeUrl(server, "implicit");
  const response = await fetch(url, { redirect: "manual" });
  const query = new URL(response.headers.get("Location") ?? "").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: "betesda",
    redirect_uri: `${server.url}/auth/v1/callback`,
    response_type: "code",
    scope: "openid email profile",
  });
  expect(response.headers.get("Set-Cookie")).toMatch(/Path=\/auth\/v1; HttpOnly; SameSite=Lax/);
});

test("a newcomer gets a confirmed account, and the same one the next time", async () => {
  const { code, person } = server.newPerson();
  const first = await signInAs(code);
  expect(first.address).toBe("http://localhost:3000/dashboard");
  expect(first.fragment).toMatchObject({ provider_token: `acesso ${code}`, provider_refresh_token: "renovação" });
  expect(decodeJwt(first.fragment.access_token ?? "").amr).toMatchObject([{ method: "oauth" }]);
  expect(first.user).toMatchObject({
    email: person.email,
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: { name: "Caio", email_verified: true },
    identities: [{ provider: "google", id: person.sub }],
  });
  expect(first.user?.email_confirmed_at).toBeDefined();
  expect((await signInAs(code)).user?.id).toBe(first.user?.id);
});

test("in the PKCE flow the code works for the browser that began, with Google's tokens", async () => {
  const { code, person } = server.newPerson();
  const { auth, url } = await authorizeUrl(server, "pkce");
  const { query, fragment } = await comeBack(server, await start(url), { code });
  expect(fragment).toEqual({});
  const { data, error } = await auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user?.email).toBe(person.email);
  expect(data.session?.provider_token).toBe(`acesso ${code}`);
});

test("a provider's answer that unpacks to megabytes is not read on, and one with a NUL makes no account", async () => {
  server.people.set("gigante", server.newPerson().person);
  const { code: nul } = server.newPerson({ sub: "g\0" });
  for (const code of ["gigante", nul]) {
    const { url } = await authorizeUrl(server, "implicit");
    const { fragment } = await comeBack(server, await start(url), { code });
    expect(fragment).toMatchObject({
      error_code: "unexpected_failure",
      error_description: "Unable to exchange external code",
    });
  }
  const { code } = server.newPerson({ name: "Ca\0io" });
  expect((await signInAs(code)).user?.user_metadata).not.toHaveProperty("name");
});

test("a confirmed account with the same address gets the identity added and keeps its password", async () => {
  const { email, user } = await signUpSomeone(server);
  await server.admin().updateUserById(user.id, { email_confirm: true });
  server.advance(1);
  const { code } = server.newPerson({ email });
  const signedIn = await signInAs(code);
  expect(signedIn.user?.id).toBe(user.id);
  expect(signedIn.user?.app_metadata.providers).toEqual(["email", "google"]);
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("whoever registered an address before its owner loses the account to them", async () => {
  const { email, user, auth: squatter } = await signUpSomeone(server);
  const { code } = server.newPerson({ email });
  const owner = await signInAs(code);
  expect(owner.user?.id).toBe(user.id);
  expect(owner.user?.identities?.map(({ provider }) => provider)).toEqual(["google"]);
  expect((await squatter.getUser()).error).not.toBeNull();
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: "invalid_credentials",
  });
});

test("an address that Google has not verified opens nothing", async () => {
  const { email } = await signUpSomeone(server);
  for (const email_verified of [false, "false", undefined]) {
    const { code } = server.newPerson({ email, email_verified });
    const { url } = await authorizeUrl(server, "implicit");
    const { fragment } = await comeBack(server, await start(url), { code });
    expect(fragment).toMatchObject({ error_code: "provider_email_needs_verification" });
  }
});

test("the flow must end in the browser where it began", async () => {
  const { code } = server.newPerson();
  const { url } = await authorizeUrl(server, "implicit");
  const begun = await start(url);
  const elsewhere = await comeBack(server, begun, { code }, false);
  expect(elsewhere.fragment).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_state" });
  expect(elsewhere.fragment.access_token).toBeUndefined();
  expect((await comeBack(server, begun, { code })).fragment.access_token).toBeDefined();
});

test("a forged, foreign, missing or old state is refused on a page of the website", async () => {
  const { session } = await signUpSomeone(server);
  const { code } = server.newPerson();
  const { url } = await authorizeUrl(server, "implicit");
  const begun = await start(url);
  for (const state of ["nonsense", session.access_token, ""]) {
    const { address, query, fragment } = await comeBack(server, begun, { code, state });
    expect(address).toBe("http://localhost:3000/");
    expect(query.get("error_code")).toBe("bad_oauth_state");
    expect(fragment.access_token).toBeUndefined();
  }
  server.advance(601);
  expect((await comeBack(server, begun, { code })).fragment.error_code).toBe("bad_oauth_state");
});

test("a refusal at Google and a code that Google does not know lead back with an error", async () => {
  const { url } = await authorizeUrl(server, "implicit");
  const refused = await comeBack(server, await start(url), { error: "access_denied" });
  expect(refused.fragment).toMatchObject({ error: "access_denied", error_code: "bad_oauth_callback" });
  const unknown = await comeBack(server, await start(url), { code: "unbekannt" });
  expect(unknown.fragment).toMatchObject({
    error: "server_error",
    error_description: "Unable to exchange external code",
  });
});

test("the flow ends at allowed addresses only", async () => {
  const { code } = server.newPerson();
  const { url } = await authorizeUrl(server, "implicit", "https://evil.example/");
  expect((await comeBack(server, await start(url), { code })).address).toBe("http://localhost:3000/");
});

test("a callback by POST comes back as a GET", async () => {
  const { url } = await authorizeUrl(server, "implicit");
  const { url: away } = await start(url);
  const state = new URL(away).searchParams.get("state") ?? "";
  const response = await fetch(`${server.url}/auth/v1/callback`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ state, code: "x", other: "y" }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(
    `${server.url}/auth/v1/callback?${new URLSearchParams({ code: "x", state })}`,
  );
});

test("a provider that is not configured gets GoTrue's error", async () => {
  const plain = await startAuthServer({}, server.database);
  const expected = {
    code: 400,
    error_code: "validation_failed",
    msg: "Unsupported provider: provider is not enabled",
  };
  expect((await plain.request("GET", "/authorize?provider=google")).body).toEqual(expected);
  expect((await server.request("GET", "/authorize?provider=github")).body).toEqual(expected);
  expect((await server.request("GET", "/authorize")).body).toEqual(expected);
  expect((await plain.request("GET", "/settings")).body.external.google).toBe(false);
  expect((await server.request("GET", "/settings")).body.external.google).toBe(true);
  await plain.close();
});

test("an identity is linked to the own account and unlinked, but never the last one", async () => {
  const { auth, user, session } = await signUpSomeone(server);
  server.advance(1);
  const options = { redirectTo: "http://localhost:3000/conta", skipBrowserRedirect: true };
  const { code, person } = server.newPerson();
  const headers = { apikey: server.keys.publishableKey, Authorization: `Bearer ${session.access_token}` };
  const { data } = await auth.linkIdentity({ provider: "google", options });
  expect(data?.url).toContain("/authorize?");
  const link = await start(`${server.url}/auth/v1/user/identities/authorize?provider=google`, headers);
  expect((await comeBack(server, link, { code }, false)).fragment.error_code).toBe("bad_oauth_state");
  expect((await comeBack(server, link, { code })).fragment.access_token).toBeDefined();
  const identities = (await auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map(({ provider }) => provider)).toEqual(["email", "google"]);

  const again = await start(`${server.url}/auth/v1/user/identities/authorize?provider=google`, headers);
  expect((await comeBack(server, again, { code })).fragment.error_code).toBe("identity_already_exists");
  const other = await signUpSomeone(server);
  const foreign = (await other.auth.getUserIdentities()).data?.identities[0];
  if (!foreign) throw new Error("No identity");
  expect((await auth.unlinkIdentity(foreign)).error).toMatchObject({ code: "identity_not_found" });
  expect((await other.auth.unlinkIdentity(foreign)).error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
  });
  const linked = identities.find(({ provider }) => provider === "google");
  if (!linked) throw new Error("Not linked");
  expect((await auth.unlinkIdentity(linked)).error).toBeNull();
  expect((await auth.getUser()).data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  expect((await signInAs(code)).user?.id).not.toBe(user.id);
  expect(person.sub).toBeDefined();
});
