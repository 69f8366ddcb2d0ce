import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { releaseTemplate, versions } from "../../supabase/tests/testing/release.ts";
import { completeProfile } from "../../supabase/tests/testing/scene.ts";
import { productSchema } from "../database/database.ts";
import { isMigrated } from "../database/migrations/migrations.ts";
import { placeOf } from "../storage/stored-files.ts";
import { backUp } from "./backup.ts";
import { backupNote } from "./backup-note.ts";
import { restore } from "./restore.ts";
import { createInstallation, publishFile, sumUp } from "./testing/installation.ts";

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backups-"));
});
afterAll(() => rm(folder, { recursive: true }));

const { version } = packageJson;
const { specialty, city, state, modality, description: _, ...profile } = completeProfile;
const signUp = async (sql: Sql, name: string) => {
  const [user] = await sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), ${`${randomUUID()}@exemplo.com.br`}, ${sql.json({ name })}) returning id`;
  return String(user?.id);
};

/** People who register, move and leave, each in one transaction, until told to stop. */
function keepWriting(sql: Sql) {
  let isStopped = false;
  let count = 0;
  const waiting: { count: number; resolve(): void }[] = [];
  const write = async (n: number) => {
    while (!isStopped) {
      await sql.begin(async (tx) => {
        const id = await signUp(tx as unknown as Sql, `Pessoa ${n} "da" Conceição`);
        await tx`update directory.profiles set ${tx(profile)}, specialty_id = directory.specialty_id(${specialty}),
          city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality}),
          description = ${"linha um\nlinha\tdois\\."} where user_id = ${id}`;
        await tx`select email.enqueue('password-changed', 'a@exemplo.com.br', '{}', ${randomUUID()})`;
        if (count % 3 === 0) await tx`delete from auth.users where id = ${id}`;
      });
      count++;
      for (const { resolve } of waiting.filter((one) => one.count <= count)) resolve();
    }
  };
  const writers = [0, 1, 2].map(write);
  return {
    /** Once so many more transactions have been committed. */
    more(wanted: number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count: count + wanted, resolve });
      return Promise.race([promise, Promise.all(writers)]);
    },
    async [Symbol.asyncDispose]() {
      isStopped = true;
      await Promise.allSettled(writers);
    },
  };
}

async function storeFile(sql: Sql, dataDir: string, text: string) {
  const name = randomUUID();
  const path = join(dataDir, "files/files", placeOf(name));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await sql`insert into storage.buckets (id, name) values ('papers', 'papers') on conflict do nothing`;
  await sql`insert into storage.objects (bucket_id, name, version) values ('papers', ${name}, ${name})`;
  return placeOf(name);
}

/** Deletions since the snapshot are known to a restore: erasures.test.ts. */
const withoutList = ({ '"directory"."erasures"': _, ...others }: Record<string, string>) => others;

test("a backup taken while people write restores into an empty database to one consistent whole", async () => {
  await using source = await createInstallation("migrated");
  await writeFile(join(source.dataDir, "keys.json"), '{"secret_key":"s"}', { mode: 0o600 });
  const place = await storeFile(source.owner, source.dataDir, "papel");
  await publishFile(source.owner);
  await using writers = keepWriting(source.owner);
  await writers.more(20);
  const file = join(folder, "load.tar.gz");
  let expected: Record<string, string> = {};
  let snapshotAt = 0;
  const { manifest, missing } = await backUp(source.config, {
    ...{ file, version },
    async onSnapshot(snapshot) {
      snapshotAt = Date.now();
      expected = withoutList(await sumUp(source.owner, snapshot));
      await writers.more(10);
      await storeFile(source.owner, source.dataDir, "depois");
    },
  });
  await writers.more(5);
  await writers[Symbol.asyncDispose]();
  expect([missing, manifest.files?.length]).toEqual([[], 1]);
  // What was written after its moment is not in it, and nobody is told otherwise.
  const { until } = JSON.parse(await readFile(backupNote(source.config, "file"), "utf8"));
  expect([Date.parse(manifest.createdAt) <= snapshotAt, until]).toEqual([true, manifest.createdAt]);
  expect(manifest.tables.map(({ path }) => path).filter((path) => path.includes("website"))).toEqual([]);
  expect(manifest.tables.map(({ path }) => path)).toContain("tables/auth.users");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(source.dataDir)).filter((name) => name.startsWith(".backup"))).toEqual([]);

  await using target = await createInstallation();
  await restore(target.config, { file });
  const { owner } = target;
  expect(Object.keys(expected).length).toBeGreaterThan(30);
  expect(await owner`select path from website.assets`).toEqual([]);
  expect(withoutList(await sumUp(owner))).toEqual(expected);
  expect(withoutList(await sumUp(source.owner))).not.toEqual(expected);
  expect(await readFile(join(target.dataDir, "files/files", place), "utf8")).toBe("papel");
  expect(await readFile(join(target.dataDir, "keys.json"), "utf8")).toBe('{"secret_key":"s"}');
  expect((await stat(join(target.dataDir, "keys.json"))).mode & 0o777).toBe(0o600);
  const [whole] = await owner`
    select (select count(*)::int from auth.users) as accounts, (select count(*)::int from directory.profiles) as profiles,
      (select count(*)::int from directory.memberships m join directory.profiles p using (user_id)) as members`;
  expect(whole?.accounts).toBeGreaterThan(5);
  expect(whole).toEqual({ accounts: whole?.accounts, profiles: whole?.accounts, members: whole?.accounts });
  const facets = () => owner`select * from directory.facets where n <> 0 order by 1, 2, 3, 4`;
  const counted = await facets();
  expect(counted.length).toBeGreaterThan(0);
  await owner`select directory.rebuild_facets()`;
  expect(await facets()).toEqual(counted);
  // Triggers and sequences go on where they were.
  const id = await signUp(owner, "Depois");
  expect(await owner`select name from directory.profiles where user_id = ${id}`).toEqual([{ name: "Depois" }]);
});

test("a damaged backup is refused with a clear message, and the target stays empty", async () => {
  await using source = await createInstallation("migrated");
  const file = join(folder, "whole.tar.gz");
  await backUp(source.config, { file, version });
  const bytes = await readFile(file);
  const damages: [string, Buffer, RegExp][] = [
    ["cut", bytes.subarray(0, bytes.length / 2), /danificado/],
    ["flipped", Buffer.from(bytes.map((byte, at) => (at === 20_000 ? byte ^ 255 : byte))), /danificado/],
    ["foreign", Buffer.from("hello"), /danificado/],
    ["empty", Buffer.alloc(0), /danificado|não é um backup/],
    ["altered", await repack(file, (work) => writeFile(join(work, "tables/auth.users"), "x\n")), /auth\.users/],
    ["incomplete", await repack(file, (work) => rm(join(work, "tables/public.cities"))), /public\.cities/],
    ["unnamed", await repack(file, (work) => rm(join(work, "manifest.json"))), /falta manifest\.json/],
    ["another format", await repack(file, (work) => writeFile(join(work, "manifest.json"), '{"format":2}')), /formato/],
    ["linked", await repack(file, (work) => replaceByLink(join(work, "tables/auth.users"))), /auth\.users/],
    ["reaching out", await repack(file, reachOut), /formato/],
    ["newer", await repack(file, addUnknownMigration), /versão mais nova/],
  ];
  await using target = await createInstallation();
  for (const [what, damaged, message] of damages) {
    const path = join(folder, "damaged.tar.gz");
    await writeFile(path, damaged);
    await expect(restore(target.config, { file: path }), what).rejects.toThrow(message);
  }
  await expect(restore(target.config, { file: join(folder, "none") })).rejects.toThrow(/ENOENT/);
  expect(await target.owner`select from pg_namespace where nspname in ('auth', 'directory')`).toHaveLength(0);
  expect(await readdir(target.dataDir)).toEqual([]);
});

async function repack(file: string, change: (work: string) => Promise<unknown>) {
  const work = await mkdtemp(join(folder, "repack-"));
  await run("tar", ["-C", work, "-xzf", file]);
  await change(work);
  // As quickly as can be: nobody keeps it.
  await run("tar", ["-C", work, "-I", "gzip -1", "-cf", `${work}.tar.gz`, "."]);
  return readFile(`${work}.tar.gz`);
}

async function replaceByLink(path: string) {
  const kept = join(folder, "kept");
  await rename(path, kept);
  await symlink(kept, path);
}

async function reachOut(work: string) {
  const manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8"));
  manifest.tables[0].path = "../../etc/passwd";
  await writeFile(join(work, "manifest.json"), JSON.stringify(manifest));
}

async function addUnknownMigration(work: string) {
  const manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8"));
  const path = "migrations/schema_migrations-29990101000000.sql";
  await writeFile(join(work, path), "select 1");
  const sha256 = createHash("sha256").update("select 1").digest("hex");
  manifest.migrations.push({
    path,
    bytes: 8,
    sha256,
    history: "schema_migrations",
    version: "29990101000000",
    name: "x",
  });
  await writeFile(join(work, "manifest.json"), JSON.stringify(manifest));
}

test("a backup of an older schema is restored and then brought up to date", async () => {
  const [oldest = ""] = versions;
  await using source = await createInstallation(releaseTemplate(folder, oldest));
  const id = await signUp(source.owner, "Ana Antiga");
  expect(await isMigrated(source.owner, productSchema)).toBe(false);
  const file = join(folder, "old.tar.gz");
  await backUp(source.config, { file, version });
  await using target = await createInstallation();
  await restore(target.config, { file });
  expect(await isMigrated(target.owner, productSchema)).toBe(true);
  expect(await target.owner`select name from professionals where user_id = ${id}`).toEqual([{ name: "Ana Antiga" }]);
});

test("what is there is kept unless told otherwise, and comes back when the restore fails", async () => {
  await using installation = await createInstallation("migrated");
  const { owner, config, dataDir } = installation;
  await signUp(owner, "Antes");
  const file = join(folder, "replace.tar.gz");
  await backUp(config, { file, version });
  await signUp(owner, "Depois");
  await writeFile(join(dataDir, "keys.json"), "{}");
  await expect(restore(config, { file })).rejects.toThrow(/já tem .*; chaves em/);
  await rm(join(dataDir, "keys.json"));
  await expect(restore(config, { file })).rejects.toThrow(/não está vazio \(2 contas, auth.*\).*--replace/);
  const names = async () =>
    (await owner`select name from directory.profiles order by name`).map((profile) => profile.name);
  const broken = join(folder, "broken.tar.gz");
  await writeFile(broken, await repack(file, breakLastTable));
  await expect(restore(config, { file: broken, confirm: async () => true })).rejects.toThrow();
  expect(await names()).toEqual(["Antes", "Depois"]);
});

/** Rows that the checksums vouch for and the database does not take. */
async function breakLastTable(work: string) {
  const manifest = JSON.parse(await readFile(join(work, "manifest.json"), "utf8"));
  const last = manifest.tables.at(-1);
  last.sha256 = createHash("sha256").update("x\n").digest("hex");
  await writeFile(join(work, last.path), "x\n");
  await writeFile(join(work, "manifest.json"), JSON.stringify(manifest));
}
