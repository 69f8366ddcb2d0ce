import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { chmod, cp, link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "../config/config.ts";
import { openDatabase } from "../database/database.ts";
import { clusterFolder } from "../database/embedded/cluster.ts";
import { openFakeS3 } from "../gateway/storage/testing/fake-s3.ts";
import { copyPrepared } from "../testing/run-server.ts";
import { unpack } from "./archive.ts";
import { backUp } from "./backup.ts";
import { openArchive } from "./continuous/archive.ts";
import { takeBase } from "./continuous/base.ts";
import { recover } from "./continuous/recover.ts";
import type { Manifest } from "./manifest.ts";
import { isClusterName, isPartName } from "./names.ts";
import { restore } from "./restore.ts";
import { createInstallation } from "./testing/installation.ts";

/** Somebody who may write where backups lie, and nowhere else. Sums are no hindrance: they lie beside what they vouch for. */
const run = promisify(execFile);
const silent = { onRestart() {}, onGivenUp() {} };
const sumOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
let home: string;
/** What they would like to change or to make; anybody could write here, also PostgreSQL's own account. */
let victims: string;
let daily: string;
let continuous: string;
let chain: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "tampered-"));
  await chmod(home, 0o711);
  victims = join(home, "victims");
  await mkdir(victims);
  await chmod(victims, 0o777);
  [daily, continuous] = [join(home, "daily.tar.gz"), join(home, "continuous")];
  await Promise.all([makeDaily(), makeContinuous()]);
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function makeDaily() {
  await using source = await createInstallation("migrated");
  await source.owner`insert into auth.users (id, email) values (gen_random_uuid(), 'ana@exemplo.com.br')`;
  await backUp(source.config, { file: daily, version: packageJson.version });
}

async function makeContinuous() {
  const config = readConfig({ DATA_DIR: join(home, "source") });
  await copyPrepared(config.dataDir);
  const database = await openDatabase(config, silent);
  const sql = postgres({ host: database.embedded?.socketFolder ?? "", user: "postgres", max: 1, onnotice() {} });
  await sql`create table public.notes as select 'kept' as text`;
  const [archive, scratch] = [await openArchive(config, continuous), await mkdtemp(join(home, "scratch-"))];
  const cluster = await clusterFolder(config.dataDir);
  ({ id: chain } = await takeBase({ sql, dataDir: config.dataDir, cluster, archive, scratch }));
  await sql.end();
  await database.close();
}

/** A copy of the daily backup with other contents, and sums that fit. */
async function tamperDaily(change: (manifest: Manifest, work: string) => Promise<unknown>) {
  const work = await mkdtemp(join(home, "work-"));
  await run("tar", ["-C", work, "-xzf", daily]);
  const manifest: Manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8"));
  await change(manifest, work);
  for (const part of [...manifest.migrations, ...manifest.tables])
    part.sha256 = sumOf(await readFile(join(work, part.path)));
  await writeFile(join(work, "manifest.json"), JSON.stringify(manifest));
  await run("tar", ["-C", work, "-I", "gzip -1", "-cf", `${work}.tar.gz`, "."]);
  return `${work}.tar.gz`;
}

/** The same of the continuous one, by the files of its base. */
async function tamperContinuous(change: (work: string) => Promise<unknown>) {
  const [work, copy] = [await mkdtemp(join(home, "work-")), await mkdtemp(join(home, "copy-"))];
  await cp(continuous, copy, { recursive: true });
  const base = join(copy, chain, "base.tar.gz");
  await run("tar", ["-C", work, "-xzf", base]);
  await change(work);
  await run("tar", ["-C", work, "-I", "gzip -1", "-cf", base, "."]);
  const note = JSON.parse(await readFile(join(copy, chain, "chain.json"), "utf8"));
  await writeFile(join(copy, chain, "chain.json"), JSON.stringify({ ...note, sha256: sumOf(await readFile(base)) }));
  return copy;
}

const isThere = (path: string) =>
  readFile(path).then(
    () => true,
    () => false,
  );

test("a migration with a line of theirs, or one that nobody knows, is refused, and so are columns that are SQL", async () => {
  const marker = join(victims, "by-sql");
  const program = `copy (select 1) to program $$touch ${marker}$$`;
  const attacks: [RegExp, (manifest: Manifest, work: string) => Promise<unknown>][] = [
    [
      /recusado: migrations\/schema_migrations-\d+\.sql não é uma migração de nenhuma versão/,
      async ({ migrations }, work) => {
        const path = join(work, migrations.at(-1)?.path ?? "");
        await writeFile(path, `${await readFile(path, "utf8")};\n${program};\n`);
      },
    ],
    [
      /recusado: migrations\/gateway_migrations-20261115000001\.sql/,
      async ({ migrations }, work) => {
        const part = { history: "gateway_migrations", version: "20261115000001" } as const;
        const path = `migrations/${part.history}-${part.version}.sql`;
        await writeFile(join(work, path), program);
        migrations.push({ ...part, path, name: "merged_since", bytes: 1, sha256: "" });
      },
    ],
    [
      /O banco recusou as linhas de "auth"."users"/,
      async ({ tables }) => {
        const users = tables.find(({ path }) => path === "tables/auth.users");
        users?.columns.splice(0, 1, `id") from program 'touch ${marker}' --`);
      },
    ],
  ];
  await using target = await createInstallation();
  for (const [refusal, change] of attacks) {
    const file = await tamperDaily(change);
    await expect.soft(restore(target.config, { file })).rejects.toThrow(refusal);
    expect(await isThere(marker)).toBe(false);
  }
  expect(await target.owner`select from pg_namespace where nspname in ('auth', 'directory')`).toHaveLength(0);
  await restore(target.config, { file: await tamperDaily(async () => {}) });
  expect(await target.owner`select email from auth.users`).toEqual([{ email: "ana@exemplo.com.br" }]);
});

test("what is neither file nor folder is refused, and no name leads out of the folder", async () => {
  const victim = join(victims, "of-a-tar");
  await writeFile(victim, "mine");
  const folder = join(home, "unpacked");
  const open = async (isOurs: (name: string) => boolean, ...members: Member[]) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const file = join(home, "made.tar.gz");
    await writeFile(file, gzipSync(Buffer.concat([...members.map(header), Buffer.alloc(1024)])));
    await unpack(file, folder, isOurs);
  };
  const up = "../".repeat(20);
  for (const [kind, target] of [
    ["1", victim],
    ["1", `${up}${victim}`],
    ["2", victim],
    ["3", ""],
    ["6", ""],
  ] as const) {
    const member = { kind, target, name: "base/1/1" };
    await expect(open(isClusterName, member)).rejects.toThrow(/base\/1\/1 não é um arquivo nem uma pasta/);
    await expect(open(isPartName, { ...member, name: "keys.json" })).rejects.toThrow(/keys\.json não é/);
    expect(await readdir(folder)).toEqual([]);
  }
  const names = [victim, `${up}${victim}`, `base/${up}${victim}`, `tables/${up}a.b`, `files/${up}x`, "pg_tblspc/1/x"];
  await open((name) => isPartName(name) || isClusterName(name), ...names.map((name) => ({ name, text: "theirs" })));
  expect(await readdir(folder)).toEqual([]);
  // Longer than a disk is, of a few bytes.
  await expect(open(isClusterName, { name: "base/1/1", size: 2 ** 50 })).rejects.toThrow(/Não há espaço/);
  await open(isClusterName, { name: "./base/", kind: "5" }, { name: "./base/1", text: "data" });
  expect(await readFile(join(folder, "base/1"), "utf8")).toBe("data");
  expect(await readFile(victim, "utf8")).toBe("mine");
});

type Member = { name: string; kind?: string; target?: string; text?: string; size?: number };

/** A header as in the manual of tar(5), and the file. */
function header({ name, kind = "0", target = "", text = "", size = text.length }: Member) {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write("0000600\0", 100);
  if (size < 2 ** 33) block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  else block.write(`80${size.toString(16).padStart(22, "0")}`, 124, "hex");
  block.write(" ".repeat(8) + kind, 148);
  block.write(target, 157, 100);
  block.write("ustar\0", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return Buffer.concat([block, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)]);
}

test("links in a continuous backup's base or folder make nothing be written or read elsewhere", async () => {
  const victim = join(victims, "of-a-link");
  await writeFile(victim, "mine");
  const attempt = (where: string) =>
    recover(readConfig({ DATA_DIR: join(home, "linked") }), { where, until: undefined });
  for (const lay of [symlink, link]) {
    const where = await tamperContinuous(async (work) => {
      await rm(join(work, "backup_label"), { force: true });
      await lay(victim, join(work, "backup_label"));
      await lay(victim, join(work, "postgresql.copy"));
    });
    await expect.soft(attempt(where)).rejects.toThrow(/não é um arquivo nem uma pasta/);
    expect(await readFile(victim, "utf8")).toBe("mine");
  }
  // As a photo it would be shown to everybody, and as keys it would be used.
  const where = await tamperContinuous(async () => {});
  await rm(join(where, chain, "keys.json"), { force: true });
  await symlink(victim, join(where, chain, "keys.json"));
  await expect.soft(attempt(where)).rejects.toThrow(/keys\.json não é um arquivo/);
  const archive = await openArchive({ s3: undefined }, where);
  await rm(join(where, "files"), { recursive: true, force: true });
  await symlink(victims, join(where, "files"));
  const photo = `files/${randomUUID()}`;
  await expect(archive.put(photo, victim)).rejects.toThrow(/não é um arquivo/);
  await expect(archive.get("files/of-a-link", join(home, "got"))).rejects.toThrow(/não é um arquivo/);
  await rm(join(where, "files"));
  await archive.put(photo, victim);
  expect(await archive.get(photo, join(home, "got"))).toBe(true);
  expect(await archive.list("files/")).toEqual([photo]);
});

test("settings of the base run no program, and keys that climb are not fetched; the rows come back", async () => {
  const marker = join(victims, "by-settings");
  const copy = await tamperContinuous(async (work) => {
    const programs = ["recovery_end_command", "archive_cleanup_command", "ssl_passphrase_command"];
    const lines = programs.map((setting) => `${setting} = 'touch ${marker}'`);
    await writeFile(
      join(work, "postgresql.auto.conf"),
      [...lines, "session_preload_libraries = 'theirs'", ""].join("\n"),
    );
    await writeFile(join(work, "pg_ident.conf"), "theirs");
  });
  const s3 = await openFakeS3();
  const put = (key: string, bytes: Buffer) => s3.objects.set(key, { bytes, modifiedAt: new Date() });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) put(`copias/${path.slice(copy.length + 1)}`, await readFile(path));
  }
  // Signed requests have their dots resolved on the way, so each lies where it is asked for, too.
  for (const [key, asked] of [
    ["copias/files/../../planted.ts", "planted.ts"],
    [`copias/${chain}/wal/../../planted.gz`, "copias/planted.gz"],
  ] as const)
    for (const name of [key, asked]) put(name, name.endsWith("gz") ? gzipSync("theirs") : Buffer.from("theirs"));
  const dataDir = join(home, "restored");
  const keys = { S3_BUCKET_URL: s3.bucketUrl, S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret" };
  const config = readConfig({ DATA_DIR: dataDir, ...keys, REHEARSAL: "1" });
  const recovering = recover(config, { where: `${s3.bucketUrl}/copias`, until: undefined });
  await expect.soft(recovering).resolves.toMatchObject({ chain });
  await s3.close();
  expect.soft(await isThere(marker)).toBe(false);
  const planted = (await readdir(dataDir, { recursive: true })).filter((path) => path.includes("planted"));
  expect(planted).toEqual([]);

  const database = await openDatabase(config, silent);
  const sql = postgres({ host: database.embedded?.socketFolder ?? "", user: "postgres", max: 1, onnotice() {} });
  expect(await sql`select text from public.notes`).toEqual([{ text: "kept" }]);
  // As initdb makes them.
  const [settings] = await sql`select current_setting('default_text_search_config') as words,
    current_setting('session_preload_libraries') as libraries`;
  expect(settings).toEqual({ words: "pg_catalog.english", libraries: "" });
  await sql.end();
  await database.close();
});
