import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AuthServer, password, someone, startAuthServer } from "./testing/auth-server.ts";
import { bothClients } from "./testing/both-clients.ts";

const providers = { google: { clientId: "betesda", secret: "segredo" } };
let server: AuthServer;
let away: AuthServer;
let busy: AuthServer;
let pool: Sql;
beforeAll(async () => {
  server = await startAuthServer({ providers });
  const { database } = server;
  const nobody = postgres({ host: "/nowhere", onnotice() {} });
  away = await startAuthServer({ providers }, { ...database, connect: () => nobody });
  pool = postgres({
    host: inject("postgresHost"),
    user: "authenticator",
    database: database.settings.sql.options.database,
    max: 2,
    connection: { statement_timeout: 100 },
  });
  busy = await startAuthServer({ providers }, { ...database, connect: () => pool });
});
afterAll(async () => {
  await Promise.all([away.close(), busy.close(), pool.end()]);
  await server.close();
});

/** What is going on is logged, once for each request. */
function expectLogged(at: AuthServer) {
  expect(at.failures.splice(0)).toEqual([expect.stringContaining("auth: unexpected failure")]);
}

/** Whoever clicks reads words, not JSON: the page of the website gets the error. */
async function expectPage(at: AuthServer, path: string, expected: string, code = "unexpected_failure") {
  const { status, location } = await at.request("GET", path);
  expect([302, 303], path).toContain(status);
  expect(location.origin + location.pathname, path).toBe(expected);
  const fields = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  expect(fields, path).toMatchObject({ error_code: code });
  return fields;
}

const site = "http://localhost:3000";
const clicks = [
  [`/verify?type=recovery&token=x&redirect_to=${site}/nova-senha`, `${site}/nova-senha`],
  ["/callback?state=x&code=y", `${site}/`],
  [`/authorize?provider=google&redirect_to=${site}/dashboard`, `${site}/dashboard`],
] as const;

test.each(clicks)("while the database is away, %s ends on a page of the website", async (path, page) => {
  expect(await expectPage(away, path, page)).toMatchObject({ error: "temporarily_unavailable" });
  expectLogged(away);
});

test.each(clicks)("while it takes too long, %s ends there as well", async (path, page) => {
  await server.database.owner.begin(async (tx) => {
    await tx`lock table auth.rate_limits`;
    expect(await expectPage(busy, path, page)).toMatchObject({ error: "temporarily_unavailable" });
  });
  expectLogged(busy);
});

test("whoever is over the limit of sign-ins with a provider is told on a page of the website", async () => {
  const limits = { signInByAddress: { hits: 0, seconds: 300 } };
  const limited = await startAuthServer({ providers, limits }, server.database);
  for (const [path, page] of clicks.slice(1)) await expectPage(limited, path, page, "over_request_rate_limit");
  await limited.close();
});

test("meanwhile a call is answered with 503 and when to come back", async () => {
  const body = { refresh_token: "x".repeat(32) };
  const { status, headers, body: answer } = await away.request("POST", "/token?grant_type=refresh_token", { body });
  expect([status, headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(answer).toMatchObject({ code: 503, error_code: "unexpected_failure" });
  expect(answer.msg).not.toMatch(/nowhere|ENOENT/);
  expectLogged(away);
});

test("so is a sign-up, which is not refused for good", async () => {
  const answer = await server.database.owner.begin(async (tx) => {
    await tx`lock table auth.users`;
    return busy.request("POST", "/signup", { body: { email: someone(), password } });
  });
  expect(answer).toMatchObject({ status: 503, body: { error_code: "unexpected_failure" } });
  expectLogged(busy);
});

test.each(bothClients(() => away))(
  "$version takes that for a fault that passes, and keeps its session",
  async (client) => {
    const { error } = await client.connect().auth.signInWithPassword({ email: someone(), password });
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expectLogged(away);
  },
);
