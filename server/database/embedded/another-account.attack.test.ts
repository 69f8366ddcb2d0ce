import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clusterFolder } from "./cluster.ts";
import { startEmbedded } from "./embedded.ts";

/** Another service of the same machine, as the accounts that such services have: "nobody", "daemon", "www-data". */
const strangers = [65_534, 1, 33];
const isRoot = process.getuid?.() === 0;
const silent = { onRestart() {}, onGivenUp() {} };
const execute = promisify(execFile);
let home: string;
let dataDir: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "account-"));
  await chmod(home, 0o711);
  dataDir = join(home, "data");
  database = await startEmbedded(dataDir, silent);
});
afterEach(async () => {
  await database.stop();
  await rm(home, { recursive: true, force: true });
});

/** What becomes of a shell command under that account. */
const attempt = (uid: number, command: string) =>
  execute("/bin/sh", ["-c", command], { uid, gid: uid, cwd: "/" }).then(
    () => "DONE",
    () => "refused",
  );

const pidOf = () => readFile(`/proc/${database.pid()}/comm`, "utf8");

test.runIf(isRoot)(
  "started as root, no other account reaches the database: neither socket nor files nor process",
  async () => {
    const socket = join(database.socketFolder, ".s.PGSQL.5432");
    const folder = await clusterFolder(dataDir);
    const pid = database.pid();
    // Whoever reaches the socket is let in as whoever they please: it must not be reached.
    const commands = [
      `test -S ${socket}`,
      `ls ${database.socketFolder}`,
      `ls ${folder}`,
      `cat ${folder}/pg_hba.conf`,
      `echo 'local all all trust' >> ${folder}/pg_hba.conf`,
      `cat /proc/${pid}/environ`,
      `ls /proc/${pid}/cwd/`,
      `kill -9 ${pid}`,
    ];
    // Root may do all of this: the commands are right.
    for (const command of commands.slice(0, 4)) expect([command, await attempt(0, command)]).toEqual([command, "DONE"]);
    for (const uid of strangers) {
      const outcomes = await Promise.all(commands.map((command) => attempt(uid, command)));
      expect([uid, outcomes]).toEqual([uid, commands.map(() => "refused")]);
    }
    expect(await pidOf()).toBe("postgres\n");
  },
);

test.runIf(isRoot)("a database that belonged to nobody starts with its rows, and is nobody's no longer", async () => {
  const query = async (text: string) => {
    const sql = postgres({ host: database.socketFolder, user: "postgres", database: "postgres", max: 1 });
    const rows = [...(await sql.unsafe(text))];
    await sql.end();
    return rows;
  };
  await query("create table notes as select 'kept' as text");
  await database.stop();
  const folder = await clusterFolder(dataDir);
  execFileSync("chown", ["-R", "65534:65534", folder]);
  database = await startEmbedded(dataDir, silent);
  expect(await query("select text from notes")).toEqual([{ text: "kept" }]);
  const owners = execFileSync("find", [folder, "-user", "65534"], { encoding: "utf8" });
  expect([owners, (await stat(folder)).mode & 0o777]).toEqual(["", 0o700]);
});
