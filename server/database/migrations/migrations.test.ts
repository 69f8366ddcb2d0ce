import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { isMigrated, type MigrationSet, migrate } from "./migrations.ts";

let sql: Sql;
let set: MigrationSet;
let drop: () => Promise<void>;

beforeEach(async () => {
  const host = inject("postgresHost");
  const database = `migrations_${randomBytes(4).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1 });
  await admin`create database ${admin(database)} template template0`;
  sql = postgres({ host, user: "postgres", database, max: 4, onnotice() {} });
  set = { folder: await mkdtemp(join(tmpdir(), "migrations-")), history: "schema_migrations" };
  drop = async () => {
    await sql.end();
    await admin`drop database ${admin(database)}`;
    await admin.end();
    await rm(set.folder, { recursive: true });
  };
});
afterEach(() => drop());

const write = (name: string, text: string) => writeFile(join(set.folder, name), text);
const tables = async () =>
  (
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  ).map((row) => row.relname);

test("files are applied in order, remembered as the Supabase CLI does, and not applied again", async () => {
  await write("20260102000000_two.sql", "insert into notes values ('two')");
  await write("20260101000000_one.sql", "create table notes (text text); insert into notes values ('one')");
  expect(await migrate(sql, set)).toEqual(["one", "two"]);
  expect(await migrate(sql, set)).toEqual([]);
  expect(await sql`select text from notes order by text`).toMatchObject([{ text: "one" }, { text: "two" }]);
  expect(await sql`select version, name from supabase_migrations.schema_migrations order by 1`).toMatchObject([
    { version: "20260101000000", name: "one" },
    { version: "20260102000000", name: "two" },
  ]);
});

test("two processes booting at once apply each file once", async () => {
  await write("20260101000000_one.sql", "create table notes (text text)");
  await write("20260102000000_two.sql", "insert into notes values ('x'); select pg_sleep(0.05)");
  const results = await Promise.all([1, 2, 3].map(() => migrate(sql, set)));
  expect(results.flat().sort()).toEqual(["one", "two"]);
  expect(await sql`select text from notes`).toHaveLength(1);
});

test("nothing of a failing file remains, the error names it, and a mended file goes through", async () => {
  await write("20260101000000_one.sql", "create table kept (id int)");
  await write("20260102000000_two.sql", "create table lost (id int); insert into nowhere values (1)");
  await expect(migrate(sql, set)).rejects.toThrow(/20260102000000_two\.sql falhou.*"nowhere" does not exist/);
  expect(await tables()).toEqual(["kept"]);
  expect(await isMigrated(sql, set)).toBe(false);
  await write("20260102000000_two.sql", "create table mended (id int)");
  expect(await migrate(sql, set)).toEqual(["two"]);
  expect(await isMigrated(sql, set)).toBe(true);
  expect(await tables()).toEqual(["kept", "mended"]);
});

test("a file that would end its transaction is refused before anything of it runs", async () => {
  await write("20260101000000_one.sql", "create table sneaky (id int); -- now\nCommit; insert into nowhere values (1)");
  await expect(migrate(sql, set)).rejects.toThrow(/one\.sql não foi aplicada: ela contém COMMIT/);
  expect(await tables()).toEqual([]);
  expect(await sql`select version from supabase_migrations.schema_migrations`).toEqual([]);
});

test("words that only look like commands are no reason to refuse", async () => {
  const harmless = [
    "do $$ begin null; end; $$",
    "create function f() returns int language sql begin atomic select 1; select 2; end",
    "create table notes (\"; commit\" text default 'a''; commit;'); /* ; rollback; */ -- ; commit",
    "create function g() returns text language sql as $body$ select '; commit' $body$",
    "savepoint here; rollback to here",
  ];
  await write("20260101000000_one.sql", harmless.join(";\n"));
  expect(await migrate(sql, set)).toEqual(["one"]);
});

test("a badly named file and two files of one version are refused", async () => {
  await write("1_short.sql", "select 1");
  await expect(migrate(sql, set)).rejects.toThrow("Nome de migração inválido: 1_short.sql");
  await rm(join(set.folder, "1_short.sql"));
  await write("20260101000000_one.sql", "select 1");
  await write("20260101000000_uno.sql", "select 1");
  await expect(migrate(sql, set)).rejects.toThrow("mesma versão");
});

test("a migration gives way to whoever reads for long, says that it locks, and nobody waits behind it", async () => {
  const said: string[][] = [];
  const say = (...words: string[]) => said.push(words);
  // Of no interest to a new database, where nobody waits for the table.
  await write("20260101000000_one.sql", "-- locks: a tabela notes, por até 1 minuto\ncreate table notes (text text)");
  await migrate(sql, set, say);
  await write("20260102000000_two.sql", "-- locks: a tabela notes, por até 2 minutos\nalter table notes add more text");
  const reader = await sql.reserve();
  await reader`begin`;
  await reader`select from notes`;
  const started = migrate(sql, set, say);
  const waiting = () => sql`select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'relation' and not l.granted`;
  await expect.poll(waiting).toHaveLength(1);
  await sql`select from notes`;
  await reader`commit`;
  reader.release();
  expect(await started).toEqual(["two"]);
  expect(said).toEqual([["two", "a tabela notes, por até 2 minutos"]]);
});
