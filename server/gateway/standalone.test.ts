import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

/** The gateway as a process of its own, over a database that holds nothing but one foreign table. */
const script = join(import.meta.dirname, "standalone.ts");
const database = `alone_${randomBytes(4).toString("hex")}`;
let admin: Sql;
let child: ChildProcess;
let address: string;
let folder: string;
let keys: Record<string, string>;

beforeAll(async () => {
  const host = inject("postgresHost");
  admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  await admin`create database ${admin(database)} template template0`;
  folder = await mkdtemp(join(tmpdir(), "alone-"));
  keys = parseEnv(execFileSync(process.execPath, [script, "keys"], { encoding: "utf8" })) as Record<string, string>;
  const env = { ...keys, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", API_SCHEMAS: "public,shop" };
  const url = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;
  child = spawn(process.execPath, [script], {
    env: { ...env, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, "data");
  address = String(/http:\S+/.exec(String(line)));
});
afterAll(async () => {
  child.kill("SIGTERM");
  await once(child, "exit");
  await admin`drop database ${admin(database)} with (force)`;
  await admin.end();
  await rm(folder, { recursive: true });
});

test("it serves whatever schema it finds: a table made after it started, under its policies", async () => {
  const owner = postgres({ host: inject("postgresHost"), user: "postgres", database, max: 1, onnotice() {} });
  await owner.unsafe(`
    create schema shop;
    grant usage on schema shop to anon, authenticated;
    create table shop.notes (id int generated always as identity primary key, owner uuid default auth.uid(), text text);
    alter table shop.notes enable row level security;
    grant select, insert on shop.notes to authenticated;
    create policy "own notes" on shop.notes for all to authenticated using (owner = (select auth.uid()))`);
  await owner.end();
  const connect = () =>
    createClient(address, String(keys.PUBLISHABLE_KEY), { auth: { persistSession: false }, db: { schema: "shop" } });
  const [ana, bruno] = [connect(), connect()];
  for (const [name, client] of [
    ["ana", ana],
    ["bruno", bruno],
  ] as const) {
    const { error } = await client.auth.signUp({ email: `${name}@exemplo.test`, password: "segredo1" });
    expect(error).toBeNull();
  }
  expect((await ana.from("notes").insert({ text: "minha" }).select("text").single()).data).toEqual({ text: "minha" });
  expect((await ana.from("notes").select("text")).data).toEqual([{ text: "minha" }]);
  expect((await bruno.from("notes").select("text")).data).toEqual([]);
});

test("storage and realtime answer too", async () => {
  const service = createClient(address, String(keys.SECRET_KEY), { auth: { persistSession: false } });
  expect((await service.storage.createBucket("files")).error).toBeNull();
  const status = await new Promise((resolve) => service.channel("sala").subscribe(resolve, 100_000));
  expect(status).toBe("SUBSCRIBED");
  await service.removeAllChannels();
});

test("without its keys it does not start, and says how to get them", async () => {
  const alone = spawn(process.execPath, [script], { env: {}, stdio: ["ignore", "ignore", "pipe"] });
  const [message] = await once(alone.stderr, "data");
  expect(String(message)).toMatch(/DATABASE_URL, PUBLISHABLE_KEY.*gateway -- keys/);
  expect((await once(alone, "exit"))[0]).toBe(1);
});

test("nothing of the product is loaded with it", async () => {
  const code = await readFile(script, "utf8");
  expect(code).not.toMatch(/#app|supabase\/migrations|\.\.\/(config|server|pages|email\/(?!smtp))/);
});

test("pages of any origin may call every service, and never with cookies", async () => {
  const headers = { Origin: "https://elsewhere.example", apikey: String(keys.PUBLISHABLE_KEY) };
  const asked = { ...headers, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "apikey" };
  for (const path of ["/auth/v1/settings", "/rest/v1/", "/storage/v1/bucket", "/functions/v1/none"]) {
    const preflight = await fetch(address + path, { method: "OPTIONS", headers: asked });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey");
    const answer = await fetch(address + path, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("Content-Range");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  }
});
