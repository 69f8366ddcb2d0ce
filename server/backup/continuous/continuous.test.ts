import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../config/config.ts";
import { openDatabase } from "../../database/database.ts";
import { clusterFolder } from "../../database/embedded/cluster.ts";
import type { FileStore } from "../../gateway/storage/files/file-store.ts";
import { openFakeS3 } from "../../gateway/storage/testing/fake-s3.ts";
import { generateKeys } from "../../kernel/keys.ts";
import { openFiles, openStores } from "../../storage/open-files.ts";
import { read, upload } from "../../storage/testing/stored-files.ts";
import { copyPrepared } from "../../testing/run-server.ts";
import { backUp } from "../backup.ts";
import { backupNote } from "../backup-note.ts";
import { readErasuresIn } from "../erasures.ts";
import { restore } from "../restore.ts";
import { openArchive } from "./archive.ts";
import { takeBase } from "./base.ts";
import { chainName } from "./chain.ts";
import { backUpContinuously } from "./continuous.ts";
import { recover } from "./recover.ts";

const script = join(import.meta.dirname, "../../../scripts/backup.ts");
let home: string;
let archive: string;
let sql: Sql;
const keys = JSON.stringify(generateKeys());
let database: Awaited<ReturnType<typeof openDatabase>>;
const place = (name: string) => readConfig({ DATA_DIR: join(home, name) });
const source = () => place("source");
const watcher = { onRestart() {}, onGivenUp() {} };

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "continuous-"));
  // As root, PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(home, 0o711);
  archive = join(home, "archive");
  await copyPrepared(source().dataDir);
  database = await openDatabase(source(), watcher);
  await writeFile(join(source().dataDir, "keys.json"), keys, { mode: 0o600 });
  sql = postgres({
    host: database.embedded?.socketFolder ?? "",
    user: "postgres",
    database: "postgres",
    onnotice() {},
  });
  await sql`create table public.notes (n int primary key, text text)`;
  // The demo's photos, and databases that nobody uses: every copy of the cluster would pack them.
  await sql`truncate storage.objects cascade`;
  await rm(join(source().dataDir, "files"), { recursive: true, force: true });
  await sql`update pg_database set datistemplate = false where datname in ('template0', 'template1')`;
  for (const name of ["template0", "template1"]) await sql`drop database ${sql(name)}`;
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.close();
  await rm(home, { recursive: true, force: true });
});

/** As an operator or systemd starts it. */
function runContinuously() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: source().dataDir };
  const child = spawn(process.execPath, [script, "--continuous", archive, "--every", "1"], { env, cwd: tmpdir() });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const exited = once(child, "exit");
  return {
    output: () => output,
    exited,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** What a chain tells of itself, but for its time. */
const bareChain = { format: 1, systemId: "1", timeline: 1, segmentBytes: 1, firstSegment: 1, label: "", sha256: "" };

const chainIn = (line: string) => /chain-[\w-]+/.exec(line)?.[0] ?? "";
const chains = async () => (await readdir(archive)).filter((name) => name.startsWith("chain-")).sort();
async function progress() {
  return progressOf((await chains()).at(-1) ?? "");
}
const progressOf = async (chain: string) =>
  new Date(JSON.parse(await readFile(join(archive, chain, "progress.json"), "utf8")).until);
const now = async () => (await sql`select clock_timestamp() as at`)[0]?.at as Date;
const archived = (moment: Date) =>
  expect.poll(async () => (await progress().catch(() => new Date(0))) > moment).toBe(true);
const write = (n: number) => sql`insert into public.notes values (${n}, ${randomUUID()})`;

async function notesOf(config: ReturnType<typeof place>) {
  const restored = await openDatabase(config, watcher);
  const owner = postgres({ host: restored.embedded?.socketFolder ?? "", user: "postgres", database: "postgres" });
  try {
    return (await owner`select n from public.notes order by n`).map(({ n }) => Number(n));
  } finally {
    await owner.end();
    await restored.close();
  }
}

test("a copy that fails is told of once and waits ten minutes, the first as well as the daily one, while the log goes on", async () => {
  const looks = async () =>
    (await sql`select query_start::text as at from pg_stat_activity where application_name = 'betesda command'`)[0]?.at;
  const said: string[] = [];
  const run = (signal: AbortSignal) =>
    backUpContinuously(source(), {
      ...{ where: join(home, "copies-failing"), every: 0.25, renewAfter: 1, signal },
      say(line) {
        said.push(line);
        // The next one is due at once.
        if (line.startsWith("Cópia do banco feita")) vi.stubEnv("PATH", "");
      },
    });
  const failed =
    "A cópia do banco falhou e será tentada de novo em dez minutos: Não foi possível copiar o banco: spawn tar ENOENT";
  const tries = async (lines: unknown[]) => {
    await expect.poll(() => said.length).toBe(lines.length);
    for (const _look of [1, 2, 3]) {
      const before = await looks();
      await expect.poll(looks).not.toBe(before);
    }
    expect(said).toEqual(lines);
  };
  // Nothing can be packed.
  vi.stubEnv("PATH", "");
  const stopping = new AbortController();
  const running = run(stopping.signal);
  await tries([failed]);
  vi.unstubAllEnvs();
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 600_000);
  await tries([failed, expect.stringMatching(/^Cópia do banco feita/), failed]);
  stopping.abort();
  await running;

  // A log that ends before what the archive has is that of a disk which was put back from an older image.
  vi.unstubAllEnvs();
  const [chain = ""] = (await readdir(join(home, "copies-failing"))).filter((name) => name.startsWith("chain-"));
  const [segment = ""] = (await readdir(join(home, "copies-failing", chain, "wal"))).sort();
  for (let n = 0; n < 8; n++) {
    const name = (BigInt(`0x${segment.slice(0, 24)}`) + BigInt(n)).toString(16).toUpperCase().padStart(24, "0");
    await writeFile(join(home, "copies-failing", chain, "wal", `${name}.gz`), "");
  }
  const again = new AbortController();
  const rerun = run(again.signal);
  await expect.poll(() => said.length).toBeGreaterThan(3);
  again.abort();
  await rerun;
  expect(said[3]).toMatch(/^Cópia do banco feita/);
});

test("a copy whose session is lost half-way is told so, and made anew", async () => {
  const stopping = new AbortController();
  const said: string[] = [];
  const running = backUpContinuously(source(), {
    ...{ where: archive, every: 0.25, signal: stopping.signal, say: (line) => void said.push(line) },
  });
  // Between its beginning and its end the session waits for the files to be packed.
  const cut = () => sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'betesda command' and state = 'idle' and query like '%pg_backup_start%'`;
  await expect.poll(async () => (await cut()).length, { interval: 5 }).toBe(1);
  await expect.poll(() => said.length).toBe(2);
  stopping.abort();
  await running;
  expect(said).toEqual([
    "O backup contínuo parou e tenta de novo: o servidor parou no meio.",
    expect.stringMatching(/^Cópia do banco feita \(chain-/),
  ]);
});

test("between a copy and the next there is no moment that neither has, each is told of with its log, and the third goes", async () => {
  // Of a copy that was killed before it was whole, and one of another database.
  const [abandoned, oldest] = ["chain-2020-01-01T00-00-00-000Z", chainName(new Date(Date.now() - 3_600_000))];
  for (const chain of [abandoned, oldest]) {
    await mkdir(join(archive, chain));
    await writeFile(join(archive, chain, "base.tar.gz"), "half");
  }
  const readyAt = new Date(Date.now() - 3_600_000).toISOString();
  await writeFile(join(archive, oldest, "chain.json"), JSON.stringify({ ...bareChain, readyAt }));
  const [first = ""] = (await chains()).filter((chain) => chain !== abandoned && chain !== oldest);
  const stopping = new AbortController();
  const said: string[] = [];
  const logs: string[][] = [];
  // So seldom that no look falls between the end of a copy and its being there.
  const running = backUpContinuously(source(), {
    ...{ where: archive, every: 3, keep: 2, renewAfter: 2_500, signal: stopping.signal },
    say(line) {
      said.push(line.replace(/ \(?chain-.*/, ""));
      logs.push(readdirSync(join(archive, chainIn(line), "wal")));
    },
  });
  await expect.poll(chains).not.toContain(oldest);
  stopping.abort();
  await running;
  // Another may be under way by then.
  expect(said.slice(0, 2)).toEqual(["Continuando", "Cópia do banco feita"]);
  const [kept, second = ""] = await chains();
  expect(kept).toBe(first);
  const noted = async (chain: string, name: string) => JSON.parse(await readFile(join(archive, chain, name), "utf8"));
  const [{ until }, next] = [await noted(first, "progress.json"), await noted(second, "chain.json")];
  expect(new Date(until).getTime()).toBeGreaterThan(new Date(next.readyAt).getTime());
  expect(logs).not.toContainEqual([]);
});

test("a machine that dies between two writes costs seconds, and any minute before can be had", async () => {
  const photo = await upload(sql, await openFiles(source()));
  const [person] = await sql`
    insert into auth.users (id, email) values (gen_random_uuid(), 'ana@exemplo.com.br') returning id`;
  const known = await chains();
  const first = runContinuously();
  await write(1);
  await archived(await now());
  const afterOne = await now();
  await write(2);
  await sql`delete from auth.users where id = ${person?.id}`;
  // More than two segments, so that whole ones, full or not, and a begun one are needed.
  const fill = (times: number) =>
    sql`select pg_logical_emit_message(true, 'bulk', repeat('x', 1000000)) from generate_series(1, ${times}::int)`;
  await fill(20);
  await sql`select pg_switch_wal()`;
  await fill(1);
  await archived(await now());

  const second = runContinuously();
  await second.exited;
  expect(second.output()).toBe("Outro backup contínuo já acompanha este banco.\n");
  await first.kill();
  const resumed = runContinuously();
  await archived(await now());
  for (const { output } of [first, resumed]) expect(output()).toMatch(/^Continuando chain-/);
  expect(await chains()).toEqual(known);

  // Somebody writes without a pause; then the machine goes.
  const acknowledged = new Map<number, number>();
  let isDead = false;
  const writing = (async () => {
    for (let n = 3; !isDead; n++) {
      await write(n);
      acknowledged.set(n, Date.now());
    }
  })().catch(() => {});
  await expect.poll(() => acknowledged.size).toBeGreaterThan(20);
  const middle = await now();
  await archived(middle);
  await resumed.kill();
  isDead = true;
  process.kill(Number(database.embedded?.pid()), "SIGKILL");
  await writing;

  const whole = place("whole");
  const recovered = await recover(whole, { where: archive, until: undefined });
  expect(recovered.files).toEqual({ restored: 1, lost: 0 });
  expect(await read(await openFiles(whole), photo)).toBe(photo.text);
  expect(await readFile(join(whole.dataDir, "keys.json"), "utf8")).toBe(keys);
  const notes = await notesOf(whole);
  const last = Number(notes.at(-1));
  // Nothing in between is missing, and what is missing at the end is younger than the last look.
  expect(notes).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  const lost = [...acknowledged].filter(([n]) => n > last).map(([, at]) => at);
  expect(lost.filter((at) => at < middle.getTime())).toEqual([]);
  const seconds = lost.length > 0 ? (Math.max(...lost) - Math.min(...lost)) / 1000 : 0;
  expect(seconds).toBeLessThan(60);

  const earlier = place("earlier");
  // Whoever left since stays away.
  expect((await recover(earlier, { where: archive, until: afterOne })).erased).toBeGreaterThan(0);
  expect(await notesOf(earlier)).toEqual([1]);
  // Unless that was a mistake, which a rehearsal leaves on the archive's list.
  const mistake = { from: afterOne, to: middle };
  for (const [name, REHEARSAL, listed] of [
    ["tried", "1", 2],
    ["spared", "0", 0],
  ] as const) {
    const config = readConfig({ DATA_DIR: join(home, name), REHEARSAL });
    expect(await recover(config, { where: archive, until: afterOne, mistake })).toMatchObject({ erased: 0, spared: 2 });
    // Of which the next one takes what it is to spare.
    expect(await readErasuresIn(archive)).toHaveLength(listed);
  }
});

test("files that cannot be copied are told of, and the next attempt begins anew", async () => {
  const scratch = await mkdtemp(join(home, "scratch-"));
  const copies = await openArchive(source(), join(home, "copies-after-failure"));
  const session = postgres({ host: database.embedded?.socketFolder ?? "", user: "postgres", max: 1, onnotice() {} });
  const attempt = (cluster: string) => takeBase({ sql: session, dataDir: home, cluster, archive: copies, scratch });
  await expect(attempt(join(home, "nowhere"))).rejects.toThrow(/^Não foi possível copiar o banco: .*nowhere/);
  expect(await copies.list("")).toEqual([]);
  // As little to pack as there can be, beside the log that is shipped with it.
  const small = await mkdtemp(join(home, "small-"));
  await symlink(join(await clusterFolder(source().dataDir), "pg_wal"), join(small, "pg_wal"));
  const { id } = await attempt(small);
  expect(await copies.list("")).toContain(`${id}/chain.json`);
  await session.end();
});

test("a log with a hole, or without its end, is not taken for a whole one, and what lies before the hole can be had", async () => {
  const chain = (await chains()).at(-1) ?? "";
  const { readyAt } = JSON.parse(await readFile(join(archive, chain, "chain.json"), "utf8"));
  const damaged = async (at: number) => {
    const copy = await mkdtemp(join(home, "damaged-"));
    await cp(join(archive, chain), join(copy, chain), { recursive: true });
    const log = join(copy, chain, "wal");
    await rm(join(log, (await readdir(log)).sort().at(at) ?? ""));
    return copy;
  };
  const [holed, cut] = [await damaged(-2), await damaged(-1)];
  const attempt = (where: string, until?: Date) => recover(place(`from-${randomUUID()}`), { where, until });
  for (const where of [holed, cut])
    await expect(attempt(where)).rejects.toThrow(/^Falta ao backup contínuo uma parte do registro: .* pode voltar até/);
  await expect(attempt(holed, await progressOf(chain))).rejects.toThrow(/^Falta ao backup contínuo/);
  expect(await attempt(holed, new Date(readyAt))).toMatchObject({ chain });
});

test("a place that is away while it writes is noticed, also for one look, and what a killed one left goes", async () => {
  const copies = join(home, "copies-unmounted");
  const left = join(source().dataDir, ".backup-continuous-killed");
  await mkdir(left);
  const stopping = new AbortController();
  const said: string[] = [];
  const running = backUpContinuously(source(), {
    ...{ where: copies, every: 0.25, signal: stopping.signal, say: (line) => void said.push(line) },
  });
  const made = () => said.filter((line) => line.startsWith("Cópia do banco feita")).length;
  await expect.poll(made).toBe(1);
  expect(await readdir(source().dataDir)).not.toContain(basename(left));
  // Unmounted: what is left is the empty folder of the mount.
  await rename(copies, `${copies}.away`);
  await mkdir(copies, { recursive: true });
  await expect.poll(made).toBe(2);
  expect(said[1]).toMatch(/^O backup contínuo parou e tenta de novo: /);
  // Segments that were put where nobody finds them, though the chain is there.
  const chain = chainIn(said.findLast((line) => line.startsWith("Cópia")) ?? "");
  await sql`select pg_logical_emit_message(true, 'bulk', repeat('x', 1000000)) from generate_series(1, 20)`;
  await sql`select pg_switch_wal()`;
  const whole = async () =>
    (await readdir(join(copies, chain, "wal"))).filter((name) => !name.includes("partial")).sort();
  await expect.poll(async () => (await whole()).length).toBeGreaterThan(1);
  const [lost = ""] = (await whole()).slice(-1);
  await rm(join(copies, chain, "wal", lost));
  await sql`select pg_logical_emit_message(true, 'bulk', 'x'), pg_switch_wal()`;
  await expect.poll(() => said.length).toBeGreaterThan(3);
  expect(said[3]).toMatch(/O disco está montado\?$/);
  stopping.abort();
  await running;
});

test("one that runs on over a restore sees another database, and what is written then is kept", async () => {
  const config = place("whole");
  const copies = join(home, "copies-of-whole");
  const stopping = new AbortController();
  const said: string[] = [];
  const running = backUpContinuously(config, {
    // Longer than a server takes to stop: one that stops in the middle of a look is another story.
    ...{ where: copies, every: 1, signal: stopping.signal, say: (line) => said.push(line) },
  });
  const keep = async (n: number) => {
    const server = await openDatabase(config, watcher);
    const owner = postgres({ host: server.embedded?.socketFolder ?? "", user: "postgres", database: "postgres" });
    const [written] = await owner`insert into public.notes values (${n}) returning clock_timestamp() as at`;
    const noted = async () => JSON.parse(await readFile(backupNote(config, "continuous"), "utf8")).until;
    await expect.poll(async () => new Date(await noted().catch(() => 0)) > written?.at).toBe(true);
    await owner.end();
    await server.close();
  };
  await keep(1_000_001);
  await recover(config, { where: copies, until: undefined, confirm: async () => true });
  await keep(1_000_002);
  stopping.abort();
  await running;
  // It does not look for the former one's log, which it would not find.
  expect(said.filter((line) => line.includes("pg_wal"))).toEqual([]);
  await recover(config, { where: copies, until: undefined, confirm: async () => true });
  expect((await notesOf(config)).slice(-2)).toEqual([1_000_001, 1_000_002]);
});

test("one that runs on over the restore of a file keeps the photos that came back with it", async () => {
  const config = place("whole");
  const file = join(home, "whole.tar.gz");
  const copies = join(home, "copies-after-file");
  const withOwner = async <Result>(work: (owner: Sql) => Promise<Result>) => {
    const server = await openDatabase(config, watcher);
    const owner = postgres({ host: server.embedded?.socketFolder ?? "", user: "postgres", database: "postgres" });
    const result = await work(owner);
    await owner.end();
    await server.close();
    return result;
  };
  const photo = await withOwner(async (owner) => {
    const made = await upload(owner, await openFiles(config));
    await owner`alter table storage.objects disable trigger user`;
    await owner`update storage.objects set updated_at = now() - interval '1 day' where version = ${made.version}`;
    await owner`alter table storage.objects enable trigger user`;
    return made;
  });
  await backUp(config, { file, version: "1.0.0" });
  await withOwner((owner) =>
    owner.begin(async (tx) => {
      await tx`select set_config('storage.allow_delete_query', 'true', true)`;
      await tx`delete from storage.objects where version = ${photo.version}`;
    }),
  );
  const stopping = new AbortController();
  const running = backUpContinuously(config, { where: copies, every: 0.25, signal: stopping.signal, say() {} });
  const kept = () => readdir(join(copies, "files")).catch(() => []);
  await withOwner(() => expect.poll(kept).toHaveLength(1));
  expect(await kept()).not.toContain(photo.version);
  await restore(config, { file, confirm: async () => true });
  await withOwner(() => expect.poll(kept).toContain(photo.version));
  stopping.abort();
  await running;
});

test("a moment that is not there, a target that is not empty and a damaged copy change nothing", async () => {
  const target = place("target");
  const attempt = (until?: Date, confirm?: () => Promise<boolean>) =>
    recover(target, { where: archive, until, ...(confirm && { confirm }) });
  await expect(attempt(new Date("2020-01-01"))).rejects.toThrow(/^O backup contínuo começa em \d\d\/\d\d\/\d{4} às/);
  await expect(attempt(new Date(Date.now() + 60_000))).rejects.toThrow(
    /^O backup contínuo vai só até \d\d\/\d\d\/\d{4} às/,
  );
  await expect(recover(target, { where: join(home, "nothing"), until: undefined })).rejects.toThrow(/Não há backup/);
  await expect(recover(place("whole"), { where: archive, until: undefined })).rejects.toThrow(
    /já tem um banco; arquivos em .*; chaves em .*: o banco, as chaves e os arquivos de agora ficam guardados/,
  );
  const chain = (await chains()).at(-1) ?? "";
  await writeFile(join(archive, chain, "base.tar.gz"), "x");
  await expect(attempt()).rejects.toThrow(/está danificada/);
  expect((await readdir(target.dataDir)).filter((name) => name.startsWith("postgres"))).toEqual([]);
});

test("of copies that were made side by side the one whose log goes further is taken", async () => {
  const copies = join(home, "copies-side-by-side");
  for (const day of [1, 2]) {
    await mkdir(join(copies, `chain-${day}`), { recursive: true });
    await writeFile(
      join(copies, `chain-${day}/chain.json`),
      JSON.stringify({ ...bareChain, readyAt: `2026-01-0${day}T12:00Z` }),
    );
  }
  await writeFile(join(copies, "chain-1/progress.json"), JSON.stringify({ until: "2026-01-03T12:00Z" }));
  // Their files are missing, of which it is told.
  const chosen = (until?: string) => {
    const moment = until ? new Date(until) : undefined;
    return recover(place("side"), { where: copies, until: moment }).catch(
      (error) => /chain-\d|só até/.exec(error.message)?.[0],
    );
  };
  expect(await chosen()).toBe("chain-1");
  expect(await chosen("2026-01-01T18:00Z")).toBe("chain-1");
  expect(await chosen("2026-01-02T18:00Z")).toBe("chain-1");
  expect(await chosen("2026-01-02T12:00Z")).toBe("chain-2");
  expect(await chosen("2026-01-03T12:01Z")).toBe("só até");
});

test("out of a bucket everything comes back that is still there, also the files that were on the disk", async () => {
  const s3 = await openFakeS3();
  const keys = { S3_BUCKET_URL: s3.bucketUrl, S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret" };
  const where = `${s3.bucketUrl}/copies`;
  const here = readConfig({ DATA_DIR: place("whole").dataDir, ...keys });
  const server = await openDatabase(here, watcher);
  const owner = postgres({ host: server.embedded?.socketFolder ?? "", user: "postgres", database: "postgres" });
  const photo = await upload(owner, await openFiles(place("whole")));
  // In the bucket from the start, and deleted there since.
  const bucket = (await openStores(here)).s3 as FileStore;
  await bucket.remove([(await upload(owner, bucket)).version]);
  const stopping = new AbortController();
  const running = backUpContinuously(here, { where, every: 0.25, signal: stopping.signal, say() {} });
  await expect.poll(() => s3.objects.has(`copies/files/${photo.version}`)).toBe(true);
  stopping.abort();
  await running;
  await owner.end();
  await server.close();
  const elsewhere = readConfig({ DATA_DIR: join(home, "elsewhere"), ...keys });
  const recovered = await recover(elsewhere, { where, until: undefined });
  expect(recovered.files).toEqual({ restored: 3, lost: 1 });
  expect(await read(await openFiles(elsewhere), photo)).toBe(photo.text);

  const rehearsal = readConfig({ DATA_DIR: join(home, "rehearsed"), ...keys, REHEARSAL: "1" });
  expect((await recover(rehearsal, { where, until: undefined })).files.restored).toBeGreaterThan(0);
  await s3.close();
  // One line for the person who waits for it.
  await expect(recover(rehearsal, { where, until: undefined })).rejects.toThrow(/^O S3 não atendeu: ECONNREFUSED/);
});

test("what a killed process was writing goes with the last whole file of its folder", async () => {
  const folder = join(home, "half");
  const archive = await openArchive(readConfig({}), folder);
  const path = join(home, "segment");
  await writeFile(path, "log");
  for (const name of ["chain-1/base/a.gz", "chain-1/base/b.gz"]) await archive.put(name, path);
  await writeFile(join(folder, "chain-1/base/c.gz.4711.partial"), "lo");
  await archive.remove("chain-1/base/a.gz");
  expect((await readdir(join(folder, "chain-1/base"))).sort()).toEqual(["b.gz", "c.gz.4711.partial"]);
  await archive.remove("chain-1/base/b.gz");
  expect(await readdir(join(folder, "chain-1"))).toEqual([]);
});

test("an archive may be a folder of a bucket", async () => {
  const s3 = await openFakeS3();
  const config = readConfig({ S3_BUCKET_URL: s3.bucketUrl, S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret" });
  const bucket = await openArchive(config, `${s3.bucketUrl}/copies/`);
  const path = join(home, "some");
  const segment = `chain-1/wal/${"0".repeat(24)}.gz`;
  const photo = `files/${randomUUID()}`;
  await writeFile(path, "log");
  for (const name of [segment, "chain-1/chain.json", photo]) await bucket.put(name, path);
  expect([...s3.objects.keys()]).toContain(`copies/${segment}`);
  expect(await bucket.list("chain-1/")).toEqual(["chain-1/chain.json", segment]);
  expect(await bucket.get(photo, join(home, "other"))).toBe(true);
  expect(await readFile(join(home, "other"), "utf8")).toBe("log");
  await bucket.remove(photo);
  expect(await bucket.get(photo, join(home, "other"))).toBe(false);
  // Beside the uploaded files, which know nothing of it.
  const stored = [];
  for await (const file of (await openFiles({ ...config, dataDir: join(home, "beside") })).list()) stored.push(file);
  expect(stored).toEqual([]);
  await s3.close();
});
