import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysKept } from "#app/features/privacy/retention.ts";
import packageJson from "../../package.json" with { type: "json" };
import { releaseTemplate, versions } from "../../supabase/tests/testing/release.ts";
import { connectTo } from "../database/connect-to.ts";
import { productSchema } from "../database/database.ts";
import { isMigrated } from "../database/migrations/migrations.ts";
import type { JobDeps } from "../jobs/define-job.ts";
import { copyErasures } from "../jobs/housekeeping.ts";
import { placeOf } from "../storage/stored-files.ts";
import { applyErasures } from "./apply-erasures.ts";
import { backUp, backupFolder } from "./backup.ts";
import { type Erasure, gatherErasures, keepErasures, readErasures, readErasuresIn } from "./erasures.ts";
import { pruneBackups } from "./prune-backups.ts";
import { restore } from "./restore.ts";
import { createInstallation, publishFile } from "./testing/installation.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "erasures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const { version } = packageJson;
const patient = "maria@exemplo.com.br";

/** Ana leaves and Bruno stays; Maria asks both for an appointment, reviews Bruno and reports him. */
async function fill(sql: Sql, dataDir: string) {
  const signUp = async (name: string) => {
    const [user] = await sql`insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), ${`${name}@exemplo.com.br`}, ${sql.json({ name })}) returning id`;
    const [profile] = await sql`select id from directory.profiles where user_id = ${user?.id}`;
    return { account: String(user?.id), professional: String(profile?.id) };
  };
  const [ana, bruno] = [await signUp("ana"), await signUp("bruno")];
  const ask = (professional: string) => sql`
    insert into public.appointments (professional_id, status, modality, patient_name, patient_email, wish, answer_by)
    values (${professional}, 'requested', 'online', 'Maria', ${patient}, 'de manhã', now() + interval '2 days')`;
  await ask(ana.professional);
  await ask(bruno.professional);
  await sql`insert into public.reviews (professional_id, stars, source) values (${bruno.professional}, 2, 'contact')`;
  await sql`insert into directory.reports (kind, professional_id, reason, contact)
    values ('profile', ${bruno.professional}, 'other', ${patient})`;
  const [file] = await sql`insert into storage.objects (bucket_id, name, version)
    values ('photos', ${`${ana.account}/foto.webp`}, gen_random_uuid()::text) returning version`;
  const place = join("files/files", placeOf(String(file?.version)));
  await mkdir(dirname(join(dataDir, place)), { recursive: true });
  await writeFile(join(dataDir, place), "rosto");
  return { ana, bruno, place };
}

/** As the product does it: the account's end, and a patient's data on request. */
async function erase(sql: Sql, account: string) {
  await sql.begin(async (tx) => {
    await tx`select set_config('storage.allow_delete_query', 'true', true)`;
    await tx`delete from storage.objects where starts_with(name, ${`${account}/`})`;
  });
  await sql`select directory.delete_account(${account})`;
  await sql`delete from public.appointments where patient_email = ${patient}`;
  await sql`delete from public.reviews`;
  await sql`update directory.reports set contact = null where contact = ${patient}`;
}

const leftOf = async (sql: Sql) =>
  (
    await sql`select
      (select array_agg(name) from directory.profiles) as profiles, (select array_agg(email) from auth.users) as accounts,
      (select count(*)::int from public.appointments) as appointments, (select count(*)::int from public.reviews) as reviews,
      (select count(*)::int from directory.reports) as reports,
      (select count(*)::int from directory.reports where contact is not null) as contacts,
      (select count(*)::int from storage.objects) as files`
  )[0];

const whole = {
  ...{ profiles: ["ana", "bruno"], accounts: ["ana@exemplo.com.br", "bruno@exemplo.com.br"] },
  ...{ appointments: 2, reviews: 1, reports: 1, contacts: 1, files: 1 },
};
const rest = {
  ...{ profiles: ["bruno"], accounts: ["bruno@exemplo.com.br"] },
  ...{ appointments: 0, reviews: 0, reports: 1, contacts: 0, files: 0 },
};

test("what people deleted after a backup stays deleted when the backup is restored over the database", async () => {
  await using installation = await createInstallation("migrated");
  const { owner, config, dataDir } = installation;
  const { ana, place } = await fill(owner, dataDir);
  await publishFile(owner);
  const file = join(await mkdtemp(join(folder, "replaced-")), "backup.tar.gz");
  await backUp(config, { file, version });
  // Who comes after it goes with the database that is replaced.
  await owner`insert into auth.users (id, email) values (gen_random_uuid(), 'carla@exemplo.com.br')`;
  await erase(owner, ana.account);
  const known = await readErasures(owner);
  const nameOf = ({ kind, id, at }: Erasure) => `${at} ${kind} ${id}`;
  const { erased } = await restore(config, { file, confirm: async () => true });
  expect(await leftOf(owner)).toEqual(rest);
  // The account, two appointments, the review, the contact.
  expect(erased).toBe(5);
  await expect(stat(join(dataDir, place))).rejects.toThrow("ENOENT");
  // Whoever was told at the time is not told again, also by what waited when the backup was made.
  expect(await owner`select kind from email.outbox`).toEqual([]);
  // The new database knows it too: of that a second restore would lose nothing.
  expect((await readErasures(owner)).map(nameOf).sort()).toEqual(known.map(nameOf).sort());
  // And the disk since before the rows were replaced: of one that is broken off the next restore knows as much.
  expect((await readErasuresIn(backupFolder(config))).map(nameOf).sort()).toEqual(known.map(nameOf).sort());
});

test("a backup restored elsewhere takes the list that lies beside it; without one it is as it was", async () => {
  await using source = await createInstallation("migrated");
  const { ana } = await fill(source.owner, source.dataDir);
  const beside = await mkdtemp(join(folder, "beside-"));
  const file = join(beside, "backup.tar.gz");
  await backUp(source.config, { file, version });
  expect(await readdir(beside)).toEqual(["backup.tar.gz"]);
  await using before = await createInstallation();
  expect((await restore(before.config, { file })).erased).toBe(0);
  expect(await leftOf(before.owner)).toEqual(whole);

  await erase(source.owner, ana.account);
  await keepErasures(await readErasures(source.owner), beside, new Date());
  const list = join(beside, "betesda-erasures.txt");
  expect((await stat(list)).mode & 0o777).toBe(0o600);
  expect(await readFile(list, "utf8")).not.toMatch(/@|ana|maria/i);
  await using after = await createInstallation();
  expect((await restore(after.config, { file })).erased).toBe(5);
  expect(await leftOf(after.owner)).toEqual(rest);

  // A database that came back by other means: its own server's recovery, or Supabase's.
  expect(await applyErasures(before.owner, before.config, { folder: beside })).toEqual({ erased: 5, spared: 0 });
  expect(await leftOf(before.owner)).toEqual(rest);
  expect(await before.owner`select kind from email.outbox`).toEqual([]);

  await writeFile(list, "2026-11-15 account\n");
  await using damaged = await createInstallation();
  await expect(restore(damaged.config, { file })).rejects.toThrow(/betesda-erasures\.txt está danificada/);
  expect(await damaged.owner`select from pg_namespace where nspname = 'directory'`).toHaveLength(0);
});

test("what was deleted by mistake in a time that is named comes back, and stays at the next restore, unless it is a rehearsal", async () => {
  await using installation = await createInstallation("migrated");
  const { owner, config, dataDir } = installation;
  const { ana } = await fill(owner, dataDir);
  const beside = await mkdtemp(join(folder, "mistake-"));
  const file = join(beside, "backup.tar.gz");
  await backUp(config, { file, version });
  await erase(owner, ana.account);
  const [mistake] = await owner<{ from: Date; to: Date }[]>`
    update directory.erasures set erased_at = date_trunc('minute', now()) - interval '2 hours' where kind = 'review'
    returning erased_at as from, erased_at + interval '1 minute' as to`;
  await keepErasures(await readErasures(owner), beside, new Date());
  const listed = async () => (await readErasuresIn(beside)).filter(({ kind }) => kind === "review").length;
  const withReview = { ...rest, reviews: 1 };

  await using copy = await createInstallation();
  const rehearsal = { ...copy.config, rehearsal: true };
  expect(await restore(rehearsal, { file, mistake })).toMatchObject({ erased: 4, spared: 1 });
  expect([await leftOf(copy.owner), await listed()]).toEqual([withReview, 1]);

  const confirm = async () => true;
  const before = { from: new Date(0), to: mistake?.from ?? new Date() };
  expect((await gatherErasures([beside], before)).spared).toBe(0);
  expect(await restore(config, { file, confirm, mistake })).toMatchObject({ erased: 4, spared: 1 });
  expect([await leftOf(owner), await listed()]).toEqual([withReview, 0]);
  expect(await restore(config, { file, confirm })).toMatchObject({ erased: 4, spared: 0 });
  expect(await leftOf(owner)).toEqual(withReview);
});

test("a database that was put back by its own means is asked what it knows, brought up to date, and loses what people deleted", async () => {
  const [oldest = ""] = versions;
  await using installation = await createInstallation(releaseTemplate(folder, oldest));
  const { owner, config, dataDir, databaseUrl } = installation;
  const [user] =
    await owner`insert into auth.users (id, email) values (gen_random_uuid(), 'ana@exemplo.com.br') returning id`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const script = join(import.meta.dirname, "../../scripts/restore.ts");
  const apply = async (...more: string[]) =>
    (await promisify(execFile)(process.execPath, [script, "--erasures", ...more], { env, cwd: tmpdir() })).stdout;
  // Before the database goes back: the list learns what only the database knows.
  expect(await apply()).toMatch(/^Destino:\n.*\n.*\nNada do que pessoas apagaram estava de volta\.\n$/);
  expect(await isMigrated(owner, productSchema)).toBe(true);
  await expect(apply(join(folder, "nowhere"))).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Não há betesda-erasures\.txt em .*nowhere\.\n$/),
  });
  await owner.begin(async (tx) => {
    await tx`select directory.note_erasure('account', ${user?.id})`;
  });
  expect(await apply()).toContain("Apagados de novo: 1 registro que alguém");
  expect(await readErasuresIn(backupFolder(config))).toMatchObject([{ kind: "account", id: user?.id }]);
  expect(await owner`select from auth.users`).toHaveLength(0);
});

test("the list beside the backups is added to, and forgets what no backup can have any more", async () => {
  await using installation = await createInstallation("migrated");
  const { owner } = installation;
  const beside = await mkdtemp(join(folder, "list-"));
  const [ana, bruno] = ["a1b2c3d4-0000-4000-8000-000000000001", "a1b2c3d4-0000-4000-8000-000000000002"] as const;
  await owner`insert into directory.erasures (kind, id) values ('account', ${ana})`;
  await keepErasures(await readErasures(owner), beside, new Date());
  await owner`delete from directory.erasures`;
  await owner`insert into directory.erasures (kind, id) values ('review', ${bruno})`;
  await keepErasures(await readErasures(owner), beside, new Date());
  const read = () => readFile(join(beside, "betesda-erasures.txt"), "utf8");
  expect((await read()).match(/ (account|review) a1b2\S+/g)).toEqual([` account ${ana}`, ` review ${bruno}`]);
  await owner`delete from directory.erasures`;
  const kept = daysKept("erasures") * 86_400_000;
  await keepErasures(await readErasures(owner), beside, new Date(Date.now() + kept - 60_000));
  expect((await read()).split("\n")).toHaveLength(3);
  await keepErasures(await readErasures(owner), beside, new Date(Date.now() + kept + 60_000));
  expect(await read()).toBe("");
  expect(await readErasures(owner)).toEqual([]);
});

test("a job of the server keeps the list, with no more rights than the server has", async () => {
  await using installation = await createInstallation("migrated");
  const { owner, config, dataDir } = installation;
  await owner`insert into directory.erasures (kind, id) values ('account', gen_random_uuid())`;
  const sql = connectTo(installation.addresses.DATABASE_URL, { max: 1 });
  // A Supabase project's own restore knows no more of it than ours.
  for (const supabase of [undefined, { url: "https://projeto.supabase.co" }]) {
    const deps = { sql, config: { ...config, supabase } } as unknown as JobDeps;
    await copyErasures.work(deps, {}, new AbortController().signal);
    expect(await readdir(join(dataDir, "backups"))).toEqual(["betesda-erasures.txt"]);
    await rm(join(dataDir, "backups"), { recursive: true });
  }
  await sql.end();
});

test("a deletion is remembered for longer than any backup lives", () => {
  expect(daysKept("erasures")).toBeGreaterThan(daysKept("backups"));
});

test("backups go by their age, or by their number, and the newest never; half ones after a day", async () => {
  const there = await mkdtemp(join(folder, "prune-"));
  const now = new Date("2026-11-16T03:30:00Z");
  const daysAgo = (days: number, minutes = 0) => {
    const at = new Date(now.getTime() - days * 86_400_000 - minutes * 60_000);
    return `betesda-${at.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`;
  };
  const kept = daysKept("backups");
  const names = [daysAgo(0), daysAgo(1), daysAgo(kept, -1), daysAgo(kept, 1), daysAgo(400), "mudanca.tar.gz"];
  const half = (name: string) => `.${name}.4711.partial`;
  names.push(half(daysAgo(0)), half(daysAgo(1)), half(daysAgo(1, 1)));
  for (const name of names) await writeFile(join(there, name), "");
  expect(await pruneBackups(there, { now })).toBe(2);
  const halves = [half(daysAgo(1)), half(daysAgo(0))];
  expect((await readdir(there)).sort()).toEqual([
    ...halves,
    daysAgo(kept, -1),
    daysAgo(1),
    daysAgo(0),
    "mudanca.tar.gz",
  ]);
  expect(await pruneBackups(there, { now, keep: 2 })).toBe(1);
  expect(await pruneBackups(there, { now: new Date("2030-01-01T00:00:00Z") })).toBe(1);
  expect((await readdir(there)).sort()).toEqual([daysAgo(0), "mudanca.tar.gz"]);
});
