import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthServer, password, signUpSomeone, someone, startAuthServer } from "../../testing/auth-server.ts";

type Person = { sub: string; email: string; email_verified?: boolean | string; name?: string };

/** Stands in for Google: the code is the name of the person who agreed. */
const people = new Map<string, Person>();
const google = new Hono()
  .post("/token", async (c) => {
    const form = await c.req.parseBody();
    if (form.client_secret !== "segredo" || !people.has(String(form.code))) return c.json({}, 400);
    return c.json({ access_token: `acesso ${form.code}`, refresh_token: "renovação" });
  })
  .get("/userinfo", (c) => {
    if (c.req.header("Authorization") === "Bearer acesso gigante") {
      c.header("Content-Encoding", "gzip");
      return c.body(gzipSync(JSON.stringify({ ...people.get("gigante"), filler: " ".repeat(20_000_000) })));
    }
    const name = c.req.header("Authorization")?.replace("Bearer acesso ", "") ?? "";
    return c.json(people.get(name) ?? {});
  });

let server: AuthServer;
let googleServer: ReturnType<typeof serve>;
beforeAll(async () => {
  googleServer = serve({ fetch: google.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => googleServer.once("listening", resolve));
  const address = `http://127.0.0.1:${(googleServer.address() as { port: number }).port}`;
  const endpoints = {
    authorize: `${address}/authorize`,
    token: `${address}/token`,
    userInfo: `${address}/userinfo`,
  };
  server = await startAuthServer({ providers: { google: { clientId: "betesda", secret: "segredo", endpoints } } });
});
afterAll(async () => {
  googleServer.close();
  await server.close();
});

let count = 0;
function newPerson(fields: Partial<Person> = {}) {
  count++;
  const code = `codigo${count}`;
  const person = { sub: `g-${count}`, email: someone(), email_verified: true, name: "Caio", ...fields };
  people.set(code, person);
  return { code, person };
}

type Start = { url: string; cookie: string };

async function start(url: string, headers = {}): Promise<Start> {
  const response = await fetch(url, { redirect: "manual", headers });
  expect(response.status).toBe(302);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return { url: response.headers.get("Location") ?? "", cookie };
}

async function comeBack({ url, cookie }: Start, query: Record<string, string>, withCookie = true) {
  const state = new URL(url).searchParams.get("state") ?? "";
  const back = `${server.url}/auth/v1/callback?${new URLSearchParams({ state, ...query })}`;
  const response = await fetch(back, { redirect: "manual", headers: withCookie ? { Cookie: cookie } : {} });
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get("Location") ?? "");
  const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return { address: `${location.origin}${location.pathname}`, query: location.searchParams, fragment };
}

async function authorizeUrl(flowType: "implicit" | "pkce", redirectTo = "http://localhost:3000/dashboard") {
  const { auth } = server.client(flowType);
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await auth.signInWithOAuth({ provider: "google", options });
  return { auth, url: data.url ?? "" };
}

async function signInAs(code: string) {
  const { url } = await authorizeUrl("implicit");
  const back = await comeBack(await start(url), { code });
  const { auth } = server.client();
  await auth.setSession(back.fragment as never);
  return { ...back, auth, user: (await auth.getUser()).data.user };
}

test("the way to Google names us, the scopes and a state, and sets a cookie for the way back", async () => {
  const { url } = await authorizeUrl("implicit");
  const response = await fetch(url, { redirect: "manual" });
  const query = new URL(response.headers.get("Location") ?? "").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: "betesda",
    redirect_uri: `${server.url}/auth/v1/callback`,
    response_type: "code",
    scope: "openid email profile",
  });
  expect(response.headers.get("Set-Cookie")).toMatch(/Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax/);
});

test("a newcomer gets a confirmed account, and the same one the next time", async () => {
  const { code, person } = newPerson();
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
  const { code, person } = newPerson();
  const { auth, url } = await authorizeUrl("pkce");
  const { query, fragment } = await comeBack(await start(url), { code }, false);
  expect(fragment).toEqual({});
  const { data, error } = await auth.exchangeCodeForSession(query.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user?.email).toBe(person.email);
  expect(data.session?.provider_token).toBe(`acesso ${code}`);
});

test("a provider's answer that unpacks to megabytes is not read on, and one with a NUL makes no account", async () => {
  people.set("gigante", newPerson().person);
  const { code: nul } = newPerson({ sub: "g\0" });
  for (const code of ["gigante", nul]) {
    const { url } = await authorizeUrl("implicit");
    const { fragment } = await comeBack(await start(url), { code });
    expect(fragment).toMatchObject({
      error_code: "unexpected_failure",
      error_description: "Unable to exchange external code",
    });
  }
  const { code } = newPerson({ name: "Ca\0io" });
  expect((await signInAs(code)).user?.user_metadata).not.toHaveProperty("name");
});

test("a confirmed account with the same address gets the identity added and keeps its password", async () => {
  const { email, user } = await signUpSomeone(server);
  await server.admin().updateUserById(user.id, { email_confirm: true });
  server.advance(1);
  const { code } = newPerson({ email });
  const signedIn = await signInAs(code);
  expect(signedIn.user?.id).toBe(user.id);
  expect(signedIn.user?.app_metadata.providers).toEqual(["email", "google"]);
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("whoever registered an address before its owner loses the account to them", async () => {
  const { email, user, auth: squatter } = await signUpSomeone(server);
  const { code } = newPerson({ email });
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
    const { code } = newPerson({ email, email_verified });
    const { url } = await authorizeUrl("implicit");
    const { fragment } = await comeBack(await start(url), { code });
    expect(fragment).toMatchObject({ error_code: "provider_email_needs_verification" });
  }
});

test("without PKCE the flow must end in the browser where it began", async () => {
  const { code } = newPerson();
  const { url } = await authorizeUrl("implicit");
  const begun = await start(url);
  const elsewhere = await comeBack(begun, { code }, false);
  expect(elsewhere.fragment).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_state" });
  expect(elsewhere.fragment.access_token).toBeUndefined();
  expect((await comeBack(begun, { code })).fragment.access_token).toBeDefined();
});

test("a forged, foreign, missing or old state is refused on a page of the website", async () => {
  const { session } = await signUpSomeone(server);
  const { code } = newPerson();
  const { url } = await authorizeUrl("implicit");
  const begun = await start(url);
  for (const state of ["nonsense", session.access_token, ""]) {
    const { address, query, fragment } = await comeBack(begun, { code, state });
    expect(address).toBe("http://localhost:3000/");
    expect(query.get("error_code")).toBe("bad_oauth_state");
    expect(fragment.access_token).toBeUndefined();
  }
  server.advance(601);
  expect((await comeBack(begun, { code })).fragment.error_code).toBe("bad_oauth_state");
});

test("a refusal at Google and a code that Google does not know lead back with an error", async () => {
  const { url } = await authorizeUrl("implicit");
  const refused = await comeBack(await start(url), { error: "access_denied" });
  expect(refused.fragment).toMatchObject({ error: "access_denied", error_code: "bad_oauth_callback" });
  const unknown = await comeBack(await start(url), { code: "unbekannt" });
  expect(unknown.fragment).toMatchObject({
    error: "server_error",
    error_description: "Unable to exchange external code",
  });
});

test("the flow ends at allowed addresses only", async () => {
  const { code } = newPerson();
  const { url } = await authorizeUrl("implicit", "https://evil.example/");
  expect((await comeBack(await start(url), { code })).address).toBe("http://localhost:3000/");
});

test("a callback by POST comes back as a GET", async () => {
  const { url } = await authorizeUrl("implicit");
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
  const { code, person } = newPerson();
  const headers = { apikey: server.keys.publishableKey, Authorization: `Bearer ${session.access_token}` };
  const { data } = await auth.linkIdentity({ provider: "google", options });
  expect(data?.url).toContain("/authorize?");
  const link = await start(`${server.url}/auth/v1/user/identities/authorize?provider=google`, headers);
  expect((await comeBack(link, { code }, false)).fragment.error_code).toBe("bad_oauth_state");
  expect((await comeBack(link, { code })).fragment.access_token).toBeDefined();
  const identities = (await auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map(({ provider }) => provider)).toEqual(["email", "google"]);

  const again = await start(`${server.url}/auth/v1/user/identities/authorize?provider=google`, headers);
  expect((await comeBack(again, { code })).fragment.error_code).toBe("identity_already_exists");
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
