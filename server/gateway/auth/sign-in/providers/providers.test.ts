import { createHash, createHmac } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOwnPort } from "../../../testing/on-own-port.ts";
import type { AuthSettings, ProviderSettings } from "../../auth-settings.ts";
import { type AuthServer, someone, startAuthServer } from "../../testing/auth-server.ts";
import { type ProviderName, providerNames } from "./providers.ts";

/** Stands in for all of them, over HTTP: the code names the answer that the provider gives about somebody. */
const answers = new Map<string, Record<string, unknown>>();
const emails = new Map<string, unknown>();
const { privateKey, publicKey } = await generateKeyPair("RS256");
const foreign = await generateKeyPair("RS256");
let signingKey = privateKey;
const signIdToken = (claims: object) =>
  new SignJWT({ exp: Math.floor(Date.now() / 1000) + 60, aud: "betesda", ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .sign(signingKey);
const tell = (authorization: string | undefined) => authorization?.replace("Bearer acesso ", "") ?? "";
const fake = new Hono()
  .post("/:path{.+}", async (c) => {
    const form = await c.req.parseBody();
    const claims = answers.get(String(form.code));
    if (form.client_secret !== "segredo" || !claims || c.req.header("Accept") !== "application/json")
      return c.json({ error: "invalid_grant" }, 400);
    return c.json({ access_token: `acesso ${form.code}`, id_token: await signIdToken(claims) });
  })
  .get("/discovery/v2.0/keys", async (c) =>
    c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "RS256" }] }),
  )
  .get("/api/v3/user/emails", (c) => c.json(emails.get(tell(c.req.header("Authorization"))) ?? []))
  .get("/facebook", (c) => {
    const proof = createHmac("sha256", "segredo")
      .update(`acesso ${tell(c.req.header("Authorization"))}`)
      .digest("hex");
    if (c.req.query("appsecret_proof") !== proof) return c.json({}, 400);
    return c.json(answers.get(tell(c.req.header("Authorization"))) ?? {});
  })
  .get("/:path{.+}", (c) => c.json(answers.get(tell(c.req.header("Authorization"))) ?? {}));

let server: AuthServer;
let fakeServer: ReturnType<typeof serve>;
let address: string;
const own = { clientId: "betesda", secret: "segredo" };
beforeAll(async () => {
  fakeServer = serve({ ...onOwnPort, fetch: fake.fetch });
  await new Promise((resolve) => fakeServer.once("listening", resolve));
  address = `http://127.0.0.1:${(fakeServer.address() as { port: number }).port}`;
  const [token, userInfo, keys] = [`${address}/token`, `${address}/person`, `${address}/discovery/v2.0/keys`];
  server = await startAuthServer({
    acceptsIdTokens: true,
    providers: {
      apple: { ...own, endpoints: { token, keys } },
      azure: { ...own, url: `${address}/common`, endpoints: { keys } },
      discord: { ...own, endpoints: { token, userInfo } },
      facebook: { ...own, endpoints: { token, userInfo: `${address}/facebook` } },
      github: { ...own, url: address },
      gitlab: { ...own, url: `${address}/` },
      google: { ...own, clientId: "betesda, telefone", endpoints: { token, userInfo, keys } },
      keycloak: { ...own, url: `${address}/realms/x`, endpoints: { keys } },
      linkedin_oidc: { ...own, endpoints: { token, userInfo } },
    },
  });
});
afterAll(async () => {
  fakeServer.close();
  await server.close();
});

async function comeBack(provider: ProviderName, code: string, more: Record<string, string> = {}) {
  const { data } = await server.client().auth.signInWithOAuth({
    provider: provider as "github",
    options: { skipBrowserRedirect: true },
  });
  const away = await fetch(data.url ?? "", { redirect: "manual" });
  const state = new URL(away.headers.get("Location") ?? "").searchParams.get("state") ?? "";
  const back = `${server.url}/auth/v1/callback?${new URLSearchParams({ state, code, ...more })}`;
  const Cookie = away.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const location = (await fetch(back, { redirect: "manual", headers: { Cookie } })).headers.get("Location") ?? "";
  const fragment = Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)));
  const { auth } = server.client();
  if (fragment.access_token) await auth.setSession(fragment as never);
  return { fragment, user: (await auth.getUser()).data.user };
}

const standard = (email: string) => ({ sub: "s-1", email, email_verified: true, name: "Caio", picture: "https://p/c" });
const told = { name: "Caio", full_name: "Caio", picture: "https://p/c", avatar_url: "https://p/c" };
type Case = { answer(email: string): Record<string, unknown>; emails?(email: string): unknown; metadata: object };
const cases: Record<ProviderName, Case> = {
  apple: {
    answer: (email) => ({ iss: "https://appleid.apple.com", sub: "s-1", email, email_verified: "true" }),
    metadata: { iss: "https://appleid.apple.com", sub: "s-1" },
  },
  azure: {
    answer: (email) => ({
      ...{ iss: `${address}/tenant/v2.0`, tid: "tenant", xms_edov: "1" },
      ...{ sub: "s-1", email, name: "Caio", preferred_username: "caio@org" },
    }),
    metadata: { sub: "s-1", name: "Caio", preferred_username: "caio@org" },
  },
  discord: {
    answer: (email) => ({ id: "s-1", email, verified: true, username: "caio1", global_name: "Caio", avatar: "c" }),
    metadata: { sub: "s-1", name: "Caio", user_name: "caio1", picture: "https://cdn.discordapp.com/avatars/s-1/c.png" },
  },
  facebook: {
    answer: (email) => ({ id: "s-1", email, name: "Caio", picture: { data: { url: "https://p/c" } } }),
    metadata: { sub: "s-1", ...told },
  },
  github: {
    answer: () => ({ id: 7, login: "caio1", name: "Caio", avatar_url: "https://p/c", email: "shown@example.com" }),
    emails: (email) => [
      { email: "other@example.com", primary: false, verified: true },
      { email, primary: true, verified: true },
    ],
    metadata: { sub: "7", user_name: "caio1", preferred_username: "caio1", ...told },
  },
  gitlab: {
    answer: (email) => ({
      ...{ id: 7, email, confirmed_at: "2026-01-01", name: "Caio", avatar_url: "https://p/c", username: "caio1" },
    }),
    metadata: { sub: "7", user_name: "caio1", ...told },
  },
  google: { answer: standard, metadata: { sub: "s-1", ...told } },
  keycloak: { answer: standard, metadata: { sub: "s-1", ...told } },
  linkedin_oidc: { answer: standard, metadata: { sub: "s-1", ...told } },
};

let count = 0;
function prepare(provider: ProviderName, changes: Record<string, unknown> = {}, email = someone()) {
  const code = `codigo${++count}`;
  answers.set(code, { ...cases[provider].answer(email), ...changes });
  emails.set(code, cases[provider].emails?.(email));
  return { code, email };
}

test.for(providerNames)(
  "%s vouches for somebody, whom both the account and the next sign-in know",
  async (provider) => {
    const { code, email } = prepare(provider);
    const { user, fragment } = await comeBack(provider, code);
    expect(fragment.provider_token).toBe(`acesso ${code}`);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider, providers: [provider] },
      user_metadata: { ...cases[provider].metadata, email, email_verified: true },
    });
    expect(user?.email_confirmed_at).toBeDefined();
    expect((await comeBack(provider, code)).user?.id).toBe(user?.id);
    expect((await server.request("GET", "/settings")).body.external[provider]).toBe(true);
  },
);

const unverified: Partial<Record<ProviderName, Record<string, unknown>>> = {
  apple: { email_verified: "false" },
  azure: { xms_edov: false },
  discord: { verified: false },
  gitlab: { confirmed_at: null },
  keycloak: { email_verified: undefined },
  linkedin_oidc: { email_verified: "false" },
};
test.for(Object.entries(unverified))("an address that %s has not confirmed opens nothing", async ([name, changes]) => {
  const provider = name as ProviderName;
  const { code } = prepare(provider, { ...changes, sub: "new", id: "new" });
  expect((await comeBack(provider, code)).fragment).toMatchObject({
    error_code: "provider_email_needs_verification",
    error_description: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  });
});

test("GitHub's word counts for the main address only, and nobody comes without one", async () => {
  const { code } = prepare("github", { id: 8 });
  emails.set(code, [{ email: someone(), primary: true, verified: false }]);
  expect((await comeBack("github", code)).fragment.error_code).toBe("provider_email_needs_verification");
  emails.set(code, []);
  expect((await comeBack("github", code)).fragment.error_description).toBe(
    "Error getting user email from external provider",
  );
});

test("a Microsoft account of any organisation counts only where its domain is confirmed; a personal one always", async () => {
  const personal = "9188040d-6c67-4c5b-b112-36a304b66dad";
  const [stranger, person] = [
    prepare("azure", { sub: "s-2", xms_edov: undefined }),
    prepare("azure", { sub: "s-3", xms_edov: undefined, tid: personal, iss: `${address}/${personal}/v2.0` }),
  ];
  expect((await comeBack("azure", stranger.code)).fragment.error_code).toBe("provider_email_needs_verification");
  expect((await comeBack("azure", person.code)).user?.email).toBe(person.email);
});

test("an ID token of another issuer, for another client, too old or signed by another is refused", async () => {
  const refused = { error_code: "unexpected_failure", error_description: "Unable to exchange external code" };
  const wrong = [{ iss: `${address}/other/v2.0` }, { aud: "another" }, { exp: 1 }, { exp: undefined }];
  for (const claims of wrong)
    expect((await comeBack("azure", prepare("azure", { sub: "s-4", ...claims }).code)).fragment).toMatchObject(refused);
  signingKey = foreign.privateKey;
  expect((await comeBack("apple", prepare("apple", { sub: "s-5" }).code)).fragment).toMatchObject(refused);
  signingKey = privateKey;
});

test("whoever set a provider up reads in the log what it refused, without code or secret", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn", base: undefined }, { write: (line: string) => void lines.push(line) });
  const plain = await startAuthServer(
    { providers: { gitlab: { ...own, secret: "outro", url: address } }, log } as Partial<AuthSettings>,
    server.database,
  );
  const away = await plain.request("GET", "/authorize?provider=gitlab");
  const state = away.location.searchParams.get("state") ?? "";
  const Cookie = away.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { code } = prepare("gitlab");
  await plain.request("GET", `/callback?${new URLSearchParams({ state, code })}`, { headers: { Cookie } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { provider: "gitlab", reason: `${address} answered 400`, msg: "a provider did not say who somebody is" },
  ]);
  expect(lines.join()).not.toMatch(new RegExp(`${code}|outro`));
  await plain.close();
});

test("Apple tells the name once, beside the first code; it stays", async () => {
  const { code } = prepare("apple", { sub: "s-6" });
  const user = JSON.stringify({ name: { firstName: "Caio", lastName: "Reis" }, email: "another@example.com" });
  const first = await comeBack("apple", code, { user });
  expect(first.user?.user_metadata).toMatchObject({ full_name: "Caio Reis" });
  expect(first.user?.email).not.toBe("another@example.com");
  expect((await comeBack("apple", code)).user?.identities?.[0]?.identity_data).toMatchObject({ name: "Caio Reis" });
  expect((await comeBack("apple", code, { user: "{" })).fragment.error_code).toBe("unexpected_failure");
});

const idTokens = {
  apple: () => ({ iss: "https://appleid.apple.com" }),
  azure: () => ({ iss: `${address}/tenant/v2.0`, tid: "tenant", xms_edov: true }),
  google: () => ({ iss: "https://accounts.google.com", aud: "telefone" }),
  keycloak: () => ({ iss: `${address}/realms/x` }),
};
type Issuing = keyof typeof idTokens;

test.for(Object.keys(idTokens) as Issuing[])(
  "an ID token of %s that an app brings signs in, with both clients and twice at once",
  async (provider) => {
    const email = someone();
    const nonce = createHash("sha256").update("segredo do app").digest("hex");
    const at_hash = createHash("sha256").update("acesso").digest().subarray(0, 16).toString("base64url");
    const claims = { ...standard(email), sub: "app", nonce, at_hash, ...idTokens[provider]() };
    const brought = { provider, token: await signIdToken(claims), nonce: "segredo do app", access_token: "acesso" };
    const found = [server.client(), server.oldClient() as unknown as ReturnType<AuthServer["client"]>].map(
      async (client) => {
        const { data, error } = await client.auth.signInWithIdToken(brought as never);
        expect(error).toBeNull();
        return data.user;
      },
    );
    const [one, other] = [await found[0], await found[1]];
    expect(one).toMatchObject({ email, app_metadata: { provider } });
    expect(other?.id).toBe(one?.id);
  },
);

test("an ID token that is not for us, not theirs, not confirmed, or that another asked for opens nothing", async () => {
  const { auth } = server.client();
  const claims = { ...standard(someone()), sub: "thief", iss: "accounts.google.com" };
  const bring = async (changes: object, more: object = {}) => {
    const token = await signIdToken({ ...claims, ...changes });
    return (await auth.signInWithIdToken({ provider: "google", token, ...more })).error?.message;
  };
  const nonce = createHash("sha256").update("dono").digest("hex");
  expect([
    await bring({ aud: "another" }),
    await bring({ iss: "https://evil.example" }),
    await bring({ exp: 1 }),
    await bring({ at_hash: "x" }, { access_token: "acesso" }),
    await bring({ sub: undefined }),
  ]).toEqual(Array.from({ length: 5 }, () => "Bad ID token"));
  const both = "Passed nonce and nonce in id_token should either both exist or not.";
  expect([await bring({ nonce }), await bring({}, { nonce: "dono" })]).toEqual([both, both]);
  expect(await bring({ nonce }, { nonce: "ladrão" })).toBe("Nonces mismatch");
  expect(await bring({ email_verified: false })).toMatch(/^Unverified email with google/);
  signingKey = foreign.privateKey;
  expect(await bring({})).toBe("Bad ID token");
  signingKey = privateKey;
  const elsewhere = await auth.signInWithIdToken({ provider: "github" as "google", token: await signIdToken(claims) });
  expect(elsewhere.error).toMatchObject({ status: 400, code: "provider_disabled" });
  expect(await bring({})).toBeUndefined();
});

test("the same subject of two providers is two people", async () => {
  const [one, other] = [prepare("google", { sub: "same" }), prepare("keycloak", { sub: "same" })];
  const users = [await comeBack("google", one.code), await comeBack("keycloak", other.code)].map(
    ({ user }) => user?.id,
  );
  expect(users[0]).toBeDefined();
  expect(users[0]).not.toBe(users[1]);
});

test("without other addresses each is asked where its documentation says", async () => {
  const settings: ProviderSettings = { ...own };
  const places = Object.fromEntries(providerNames.map((name) => [name, settings]));
  const plain = await startAuthServer(
    { providers: { ...places, keycloak: { ...own, url: "https://id.example.com/realms/x/" } } },
    server.database,
  );
  const ways = providerNames.map(async (provider) => {
    const { location } = await plain.request("GET", `/authorize?provider=${provider}&scopes=extra`);
    return [provider, location.origin + location.pathname, location.searchParams.get("scope")];
  });
  expect(await Promise.all(ways)).toEqual([
    ["apple", "https://appleid.apple.com/auth/authorize", "email name extra"],
    ["azure", "https://login.microsoftonline.com/common/oauth2/v2.0/authorize", "openid email profile extra"],
    ["discord", "https://discord.com/api/oauth2/authorize", "email identify extra"],
    ["facebook", "https://www.facebook.com/dialog/oauth", "email extra"],
    ["github", "https://github.com/login/oauth/authorize", "user:email extra"],
    ["gitlab", "https://gitlab.com/oauth/authorize", "read_user extra"],
    ["google", "https://accounts.google.com/o/oauth2/v2/auth", "openid email profile extra"],
    ["keycloak", "https://id.example.com/realms/x/protocol/openid-connect/auth", "openid email profile extra"],
    ["linkedin_oidc", "https://www.linkedin.com/oauth/v2/authorization", "openid email profile extra"],
  ]);
  await plain.close();
});
