import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPrepared, runServer } from "../testing/run-server.ts";
import { startReplica } from "../testing/start-replica.ts";
import { createBatchPool } from "./batch/batch-pool.ts";
import { readTexts } from "./batch/messages.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { type Replicas, readFromReplicas } from "./replicas.ts";

type Server = Awaited<ReturnType<typeof startEmbedded>>;

const poolOf = (socketFolder: string, max = 4) =>
  postgres({ host: socketFolder, user: "postgres", database: "postgres", max, connect_timeout: 3, backoff: () => 0.1 });
let home: string;
let primary: Server;
let [first, second]: [Server, Server] = [] as unknown as [Server, Server];
let owner: ReturnType<typeof poolOf>;
let replicas: Replicas;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "replicas-"));
  await chmod(home, 0o711);
  await copyPrepared(join(home, "primary"));
  primary = await startEmbedded(join(home, "primary"), { onRestart() {}, onGivenUp() {} });
  owner = poolOf(primary.socketFolder, 1);
  await owner`create table notes as select 0 as number`;
  const source = { owner, folder: join(home, "primary/postgres"), socketFolder: primary.socketFolder };
  first = await startReplica(source, join(home, "first"));
  second = await startReplica(source, join(home, "second"));
  replicas = readFromReplicas(
    createBatchPool(poolOf(primary.socketFolder)),
    [first, second].map(({ socketFolder }) => createBatchPool(poolOf(socketFolder))),
    pino({ level: "silent" }),
  );
  await replicas.watcher.onListening();
});
afterAll(async () => {
  await replicas.close();
  await owner.end();
  await Promise.all([first.stop(), second.stop()]);
  await primary.stop();
  await rm(home, { recursive: true, force: true });
});

/** The number in the table, and the socket of whoever says so. */
async function read() {
  const text = "select number, current_setting('unix_socket_directories') from notes";
  const [rows] = await replicas.batches.run([{ text, parameters: [], isPrepared: true }]);
  const [number, folder] = rows?.[0] ? readTexts(rows[0]) : [];
  return { number: Number(number), folder };
}

async function write(number: number) {
  await owner`update notes set number = ${number}`;
  replicas.watcher.channels.profiles?.("");
}

test("replicas answer in turn, and nobody reads what was there before a change", async () => {
  const folders = new Set<unknown>();
  await expect
    .poll(async () => {
      folders.add((await read()).folder);
      return [first, second].every(({ socketFolder }) => folders.has(socketFolder));
    })
    .toBe(true);
  for (let number = 1; number <= 300; number += 1) {
    await write(number);
    expect((await read()).number).toBe(number);
  }
});

test("one that falls behind is left out, and asked again once it has caught up", async () => {
  await expect.poll(replicas.inUse).toBe(2);
  const standby = poolOf(first.socketFolder, 1);
  await standby`select pg_wal_replay_pause()`;
  await write(1_000);
  await expect
    .poll(async () => {
      expect((await read()).number).toBe(1_000);
      return replicas.inUse();
    })
    .toBe(1);
  await standby`select pg_wal_replay_resume()`;
  await standby.end();
  await expect.poll(replicas.inUse).toBe(2);
});

test("one that is killed under load, and one that stays away, cost nobody an answer", async () => {
  let [answers, isOver] = [0, false];
  const failures: unknown[] = [];
  const visitors = Array.from({ length: 8 }, async () => {
    // Faster than anybody visits, and slower than all that this machine can do.
    for (; !isOver; await wait(2)) {
      await read().catch((error) => failures.push(error));
      answers += 1;
    }
  });
  process.kill(Number(first.pid()), "SIGKILL");
  await expect.poll(replicas.inUse).toBe(1);
  // Started again by itself.
  await expect.poll(replicas.inUse).toBe(2);
  await second.stop();
  await expect.poll(replicas.inUse).toBe(1);
  await write(2_000);
  const before = answers;
  await expect.poll(() => answers).toBeGreaterThan(before + 100);
  isOver = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect((await read()).number).toBe(2_000);
});

test("while nobody hears of changes only the primary is asked", async () => {
  await expect.poll(async () => (await read()).folder).toBe(first.socketFolder);
  replicas.watcher.onLost();
  for (let turn = 0; turn < 5; turn += 1) expect((await read()).folder).toBe(primary.socketFolder);
  await replicas.watcher.onListening();
  await expect.poll(async () => (await read()).folder).toBe(first.socketFolder);
});

test("an installation's pages come from a replica, an edit shows at once, and without it the primary answers", async () => {
  const addressOf = ({ socketFolder }: Server) => `postgres://postgres@localhost/postgres?host=${socketFolder}`;
  await using server = await runServer({
    ...{ DATABASE_URL: addressOf(primary), DATABASE_READ_URL: addressOf(first) },
    ...{ DEMO: "1", DATABASE_CONNECTIONS: "16" },
  });
  const fetchPage = async (path: string) => {
    const answer = await fetch(server.address + path);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const standby = poolOf(first.socketFolder, 1);
  const isCopying = () =>
    standby<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where usename = 'postgres' and query like '%search_page%'`;
  let turn = 0;
  await expect
    .poll(async () => {
      await fetchPage(`/buscar?especialidade=psicologia&x=${turn++}`);
      return (await isCopying())[0]?.n;
    })
    .toBeGreaterThan(0);
  await standby.end();
  const [person] = await owner<{ id: string }[]>`
    select id from directory.profiles where listed_until > now() order by id limit 1`;
  for (const name of ["Primeira Mudança", "Segunda Mudança"]) {
    await owner`update directory.profiles set name = ${name} where id = ${person?.id ?? ""}`;
    await expect.poll(() => fetchPage(`/profissional/${person?.id}`)).toContain(name);
  }
  await first.stop();
  for (let other = 0; other < 20; other += 1) await fetchPage(`/buscar?especialidade=nutricao&x=${other}`);
});
