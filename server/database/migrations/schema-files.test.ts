import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { isMigrated, type MigrationSet, migrate, migrationCheck, requireKnownSchema } from "./migrations.ts";

let sql: Sql;
let home: string;
let set: MigrationSet & { schema: { folder: string; release: string } };
let drop: () => Promise<void>;

beforeEach(async () => {
  const host = inject("postgresHost");
  const database = `schema_files_${randomBytes(4).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1 });
  await admin`create database ${admin(database)} template template0`;
  sql = postgres({ host, user: "postgres", database, max: 4, onnotice() {} });
  home = await mkdtemp(join(tmpdir(), "schema-files-"));
  const [folder, schema] = [join(home, "migrations"), join(home, "schema")];
  await mkdir(folder);
  await mkdir(schema);
  set = { folder, history: "schema_migrations", schema: { folder: schema, release: "1.2.0" } };
  await writeFile(join(folder, "20260101000000_notes.sql"), "create table notes (text text)");
  drop = async () => {
    await sql.end();
    await admin`drop database ${admin(database)}`;
    await admin.end();
    await rm(home, { recursive: true });
  };
});
afterEach(() => drop());

const write = (name: string, text: string) => writeFile(join(set.schema.folder, name), text);
const answering = (text: string) =>
  `create or replace function answer() returns text language sql as $$ select '${text}' $$`;
const answer = async () => (await sql`select answer() as answer`)[0]?.answer;
const waitingHere = () =>
  sql`select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'relation' and not l.granted`;
const record = async () => [...(await sql`select * from supabase_migrations.schema_files`)];

test("the files come after the migrations, in the order of their numbers, and again only when one changed", async () => {
  await write("020_view.sql", "drop view if exists answers; create view answers as select answer(), text from notes");
  await write("010_answer.sql", answering("one"));
  expect(await migrate(sql, set)).toEqual(["notes"]);
  expect(await sql`select * from answers`).toEqual([]);
  const first = await record();
  expect(first).toMatchObject([{ release: "1.2.0" }]);
  await migrate(sql, set);
  expect(await record()).toEqual(first);
  await write("010_answer.sql", answering("two"));
  expect(await isMigrated(sql, set)).toBe(false);
  await migrate(sql, set);
  expect(await isMigrated(sql, set)).toBe(true);
  expect(await answer()).toBe("two");
});

test("what a migration had to drop is there again after it", async () => {
  await write("010_view.sql", "drop view if exists texts; create view texts as select text from notes");
  await migrate(sql, set);
  const change = "drop view if exists texts; alter table notes alter text type varchar";
  await writeFile(join(set.folder, "20260102000000_change.sql"), change);
  expect(await migrate(sql, set)).toEqual(["change"]);
  expect(await sql`select * from texts`).toEqual([]);
});

test("nothing of the folder remains when one file fails, and the error names it", async () => {
  await write("010_answer.sql", answering("one"));
  await write("020_wrong.sql", "create view wrong as select * from nowhere");
  await expect(migrate(sql, set)).rejects.toThrow(/020_wrong\.sql falhou e nada da pasta.*"nowhere" does not exist/);
  expect(await sql`select to_regproc('answer') as found`).toEqual([{ found: null }]);
  expect(await isMigrated(sql, set)).toBe(false);
});

test("a file that would end the transaction and badly numbered ones are refused", async () => {
  await write("010_answer.sql", `${answering("one")}; commit`);
  await expect(migrate(sql, set)).rejects.toThrow(/010_answer\.sql não foi aplicado: ele contém COMMIT/);
  await write("010_other.sql", "select 1");
  await expect(migrate(sql, set)).rejects.toThrow("mesmo número");
  await write("other.sql", "select 1");
  await expect(migrate(sql, set)).rejects.toThrow("Nome de arquivo de esquema inválido: other.sql");
});

test("two processes booting at once apply the files once", async () => {
  await write("010_count.sql", "insert into notes values ('applied'); select pg_sleep(0.05)");
  await Promise.all([1, 2, 3].map(() => migrate(sql, set)));
  expect(await sql`select text from notes`).toHaveLength(1);
});

test("somebody who reads for long holds up the start, and nobody else meanwhile", async () => {
  await migrate(sql, set);
  await write("010_comment.sql", "alter table notes add column if not exists more text");
  const reader = await sql.reserve();
  await reader`begin`;
  await reader`select from notes`;
  const started = migrate(sql, set);
  await expect.poll(() => waitingHere()).toHaveLength(1);
  await sql`select from notes`;
  expect(await isMigrated(sql, set)).toBe(false);
  await reader`commit`;
  reader.release();
  await started;
  expect(await isMigrated(sql, set)).toBe(true);
});

test("an older release leaves the newer functions, goes on if it runs, and does not start", async () => {
  await write("010_answer.sql", answering("new"));
  await migrate(sql, { ...set, schema: { ...set.schema, release: "1.10.0" } });
  await write("010_answer.sql", answering("old"));
  await migrate(sql, set);
  expect(await answer()).toBe("new");
  expect(await isMigrated(sql, set)).toBe(true);
  await expect(requireKnownSchema(sql, set)).rejects.toThrow(
    /já é da versão 1\.10\.0, e este código é anterior \(1\.2\.0\)/,
  );
  await migrate(sql, { ...set, schema: { ...set.schema, release: "2.0.0" } });
  expect(await answer()).toBe("old");
});

test("so does one whose migrations end before the database's", async () => {
  await write("010_answer.sql", answering("new"));
  await migrate(sql, set);
  await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20260102000000', 'newer')`;
  await write("010_answer.sql", answering("old"));
  await migrate(sql, set);
  expect(await answer()).toBe("new");
  expect(await isMigrated(sql, set)).toBe(true);
  await expect(requireKnownSchema(sql, set)).rejects.toThrow(/mais nova \(migração 20260102000000_newer\)/);
});

test("a process is ready by the files that it started with, whatever an upgrade lays there since", async () => {
  await requireKnownSchema(sql, set);
  const check = await migrationCheck(set);
  await migrate(sql, set);
  // One that was merged into another before any release had it is no newer one.
  await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20200101000000', 'merged')`;
  await requireKnownSchema(sql, set);
  expect(await check(sql)).toBe(true);
  await writeFile(join(set.folder, "20260103000000_more.sql"), "create table more (text text)");
  await write("010_answer.sql", answering("more"));
  expect([await check(sql), await isMigrated(sql, set)]).toEqual([true, false]);
});
