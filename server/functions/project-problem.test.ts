import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { away, wrong } from "../kernel/problem.ts";
import { findProjectProblem } from "./project-problem.ts";

/** A project as far as it is asked: what anybody may know, and what its two keys open. */
const usual = { keys: [{ kty: "EC" }] as object[], issuer: undefined as string | undefined, status: 200 as 200 | 503 };
let project = { ...usual };
const opens = (key: string) => (given: string | undefined) => (given === key ? 200 : 401);
const services = new Hono()
  .basePath("/auth/v1")
  .get("/.well-known/jwks.json", (c) => c.json({ keys: project.keys }, project.status))
  .get("/.well-known/openid-configuration", (c) => c.json(project.issuer ? { issuer: project.issuer } : {}))
  .get("/settings", (c) => c.json({}, opens("publishable")(c.req.header("apikey"))))
  .get("/admin/users", (c) => c.json({}, opens("secret")(c.req.header("apikey"))));
const server = createAdaptorServer(services);
let url: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  project = { ...usual };
});
afterAll(() => void server.close());

const find = (given = {}) => findProjectProblem({ url, publishableKey: "publishable", secretKey: "secret", ...given });

test("a project that is as it should be has no problem, whether it tells its name or not", async () => {
  expect(await find()).toBeUndefined();
  project.issuer = `${url}/auth/v1`;
  expect(await find()).toBeUndefined();
});

test("wrong keys are told apart, and neither is shown", async () => {
  expect(await find({ publishableKey: "other" })).toEqual(
    wrong(expect.stringMatching(/recusou SUPABASE_PUBLISHABLE_KEY\.$/)),
  );
  expect(await find({ secretKey: "other" })).toEqual(wrong(expect.stringMatching(/recusou SUPABASE_SECRET_KEY\.$/)));
});

test("a project under another name, or with one shared secret, is a wrong setting", async () => {
  project.issuer = "https://projeto.supabase.co/auth/v1";
  const words = `As contas são emitidas por https://projeto.supabase.co/auth/v1, e SUPABASE_URL faz esperar ${url}/auth/v1`;
  expect(await find()).toEqual(wrong(expect.stringContaining(words)));
  project = { ...usual, keys: [] };
  expect(await find()).toEqual(wrong(expect.stringContaining("não publica chaves assimétricas")));
});

test("a project whose answer breaks off may come back: nothing is known of its settings", async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { "Content-Length": 100 }).write("{", () => response.destroy());
  });
  await once(broken.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void broken.close());
  const { port } = broken.address() as AddressInfo;
  expect(await find({ url: `http://127.0.0.1:${port}` })).toEqual(away("O projeto de SUPABASE_URL não responde."));
});

test("a project that fails, or that nobody answers for, may come back", async () => {
  project.status = 503;
  expect(await find()).toEqual(away("O projeto de SUPABASE_URL não responde."));
  expect(await find({ url: "http://127.0.0.1:1" })).toEqual(away("O projeto de SUPABASE_URL não responde."));
});
