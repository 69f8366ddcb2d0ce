import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect } from "vitest";
import { type AuthServer, someone, startAuthServer } from "./auth-server.ts";

type Person = { sub: string; email: string; email_verified?: boolean | string; name?: string };

export type GoogleServer = Awaited<ReturnType<typeof startWithGoogle>>;

/** The service with one provider, which stands in for Google: the code is the name of the person who agreed. */
export async function startWithGoogle() {
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
  const googleServer = serve({ fetch: google.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => googleServer.once("listening", resolve));
  const address = `http://127.0.0.1:${(googleServer.address() as { port: number }).port}`;
  const endpoints = {
    authorize: `${address}/authorize`,
    token: `${address}/token`,
    userInfo: `${address}/userinfo`,
  };
  const server = await startAuthServer({
    providers: { google: { clientId: "betesda", secret: "segredo", endpoints } },
  });
  let count = 0;
  return {
    ...server,
    people,
    newPerson(fields: Partial<Person> = {}) {
      count++;
      const code = `codigo${count}`;
      const person = { sub: `g-${count}`, email: someone(), email_verified: true, name: "Caio", ...fields };
      people.set(code, person);
      return { code, person };
    },
    async close() {
      googleServer.close();
      await server.close();
    },
  };
}

/** Somebody on the way to Google: where they were sent, and the cookie that their browser has. */
type Start = { url: string; cookie: string; path: string };

export async function start(url: string, headers = {}): Promise<Start> {
  const response = await fetch(url, { redirect: "manual", headers });
  expect(response.status).toBe(302);
  const [cookie = "", ...attributes] = (response.headers.get("Set-Cookie") ?? "").split("; ");
  const path = attributes.find((attribute) => attribute.startsWith("Path="))?.slice(5) ?? "";
  return { url: response.headers.get("Location") ?? "", cookie, path };
}

export async function comeBack(
  server: AuthServer,
  { url, cookie }: Omit<Start, "path">,
  query: Record<string, string>,
  withCookie = true,
) {
  const state = new URL(url).searchParams.get("state") ?? "";
  const back = `${server.url}/auth/v1/callback?${new URLSearchParams({ state, ...query })}`;
  const response = await fetch(back, { redirect: "manual", headers: withCookie ? { Cookie: cookie } : {} });
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get("Location") ?? "");
  const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return { address: `${location.origin}${location.pathname}`, query: location.searchParams, fragment };
}

export async function authorizeUrl(
  server: AuthServer,
  flowType: "implicit" | "pkce",
  redirectTo = "http://localhost:3000/dashboard",
) {
  const { auth } = server.client(flowType);
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await auth.signInWithOAuth({ provider: "google", options });
  return { auth, url: data.url ?? "" };
}
