import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartError } from "../kernel/start-error.ts";
import { openDatabase } from "./standalone/database.ts";
import { type StandaloneProcess, standaloneScript, startStandalone } from "./testing/standalone-process.ts";

let alone: StandaloneProcess;
beforeAll(async () => {
  alone = await startStandalone({ API_SCHEMAS: "public,shop" });
});
afterAll(() => alone.stop());

test("it serves whatever schema it finds: a table made after it started, under its policies", async () => {
  await alone.change(`
    create schema shop;
    grant usage on schema shop to anon, authenticated;
    create table shop.notes (id int generated always as identity primary key, owner uuid default auth.uid(), text text);
    alter table shop.notes enable row level security;
    grant select, insert on shop.notes to authenticated;
    create policy "own notes" on shop.notes for all to authenticated using (owner = (select auth.uid()))`);
  const connect = () =>
    createClient(alone.address, alone.keys.PUBLISHABLE_KEY, {
      auth: { persistSession: false },
      db: { schema: "shop" },
    });
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
  const service = createClient(alone.address, alone.keys.SECRET_KEY, { auth: { persistSession: false } });
  expect((await service.storage.createBucket("files")).error).toBeNull();
  const status = await new Promise((resolve) => service.channel("sala").subscribe(resolve, 100_000));
  expect(status).toBe("SUBSCRIBED");
  await service.removeAllChannels();
});

test("with nonsense among its settings it does not start, and says what is wrong", async () => {
  expect(await startWrongly({ PORT: "many", PGRST_DB_TX_END: "perhaps" })).toEqual([
    1,
    expect.stringMatching(/^PORT must be a port.*\.\nPGRST_DB_TX_END must be .*\.$/),
  ]);
});

/** What it says in the end, and how it ends. */
async function startWrongly(wrong: Record<string, string>) {
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...wrong };
  const started = spawn(process.execPath, [standaloneScript], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  started.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(started, "close");
  return [code, said.trim()];
}

/** Why its database is not opened, as it would say so. */
async function refusal(wanted: Partial<Parameters<typeof openDatabase>[0]>) {
  const usual = { databaseUrl: alone.databaseUrl, migrationDatabaseUrl: undefined, dataDir: "", migrations: undefined };
  const opening = openDatabase({ ...usual, defaultGrants: undefined, log: pino({ level: "silent" }), ...wanted });
  const error = await opening.then(
    (database) => database.close(),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).english;
}

test("what keeps it from starting is told in English, also by what it shares with the product", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wrong-"));
  const migration = join(folder, "20260101000000_wrong.sql");
  const database = await mkdtemp(join(tmpdir(), "wrong-data-"));
  const own = {
    DATABASE_URL: alone.databaseUrl,
    DATA_DIR: database,
    LOG_LEVEL: "silent",
    MIGRATIONS: folder,
    PORT: "0",
  };
  try {
    await writeFile(migration, "create table (");
    expect(await startWrongly(own)).toEqual([
      1,
      expect.stringMatching(/^The migration 20260101000000_wrong.sql failed, and nothing of it is in the database: /),
    ]);
    await rm(migration);
    const port = new URL(alone.address).port;
    expect(await startWrongly({ ...own, PORT: port })).toEqual([
      1,
      `The port ${port} is in use already. Choose another with PORT.`,
    ]);
    // The rest ends in the same way: what is said is enough.
    await writeFile(migration, "commit;");
    expect(await refusal({ migrations: folder })).toBe(
      "The migration 20260101000000_wrong.sql was not applied: it holds COMMIT, and each file is a whole transaction already.",
    );
    expect(await refusal({ migrations: "/nowhere" })).toBe("MIGRATIONS names a folder that is not there: /nowhere.");
    expect(await refusal({ databaseUrl: undefined, dataDir: "/dev/null/x" })).toMatch(
      /^DATA_DIR \(\/dev\/null\/x\) cannot be written to: /,
    );
  } finally {
    await rm(folder, { recursive: true });
    await rm(database, { recursive: true });
  }
});

test("nothing of the product is loaded with it", async () => {
  const folder = join(import.meta.dirname, "standalone");
  const files = [standaloneScript, join(folder, "database.ts"), join(folder, "settings.ts")];
  for (const file of files)
    expect(await readFile(file, "utf8")).not.toMatch(
      /#app|supabase\/migrations|\.\.\/(config|server|pages|email\/(?!smtp))/,
    );
});

test("pages of any origin may call every service, and never with cookies", async () => {
  const headers = { Origin: "https://elsewhere.example", apikey: alone.keys.PUBLISHABLE_KEY };
  const asked = { ...headers, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "apikey" };
  for (const path of ["/auth/v1/settings", "/rest/v1/", "/storage/v1/bucket", "/functions/v1/none"]) {
    const preflight = await fetch(alone.address + path, { method: "OPTIONS", headers: asked });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey");
    const answer = await fetch(alone.address + path, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("Content-Range");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  }
});
