import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "./testing/run-server.ts";

let server: RunningServer;
let owner: Sql;
let key: string;
beforeAll(async () => {
  server = await runServer();
  key = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).secret_key;
  const [, , , , host] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  owner = postgres({ host: String(host), user: "postgres", database: "postgres", max: 2, onnotice() {} });
  await owner.unsafe(`
    create function public.wait_for_key() returns int language sql volatile as 'select 1 from pg_advisory_xact_lock(7)';
    grant execute on function public.wait_for_key to service_role`);
});
afterAll(async () => {
  await owner.end();
  await server[Symbol.asyncDispose]();
});

test("pages and their forms are answered while the API holds every connection that it may have", async () => {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lock = owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7)`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  // By a caller whom no budget holds back: more than there are connections, each as slow as the database allows.
  const wait = () => fetch(`${server.address}/rest/v1/rpc/wait_for_key`, { method: "POST", headers: { apikey: key } });
  let ended = 0;
  const flood = Array.from({ length: 40 }, () => wait().finally(() => ended++));
  await expect
    .poll(async () => (await owner`select from pg_locks where locktype = 'advisory' and not granted`).length)
    .toBeGreaterThanOrEqual(8);
  const before = ended;
  const pages = await Promise.all(
    ["/buscar?cidade=campinas", "/buscar?especialidade=Psicologia", "/cidades?q=re"].map((path) =>
      fetch(server.address + path),
    ),
  );
  const challenge = await fetch(`${server.address}/desafio`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "a=b",
  });
  expect([...pages, challenge].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(ended).toBe(before);
  release.resolve();
  await Promise.all([lock, ...flood]);
});
