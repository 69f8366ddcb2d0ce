import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { createHistoryIn } from "../database/migrations/migrations.ts";
import { unfinishedRestore } from "../database/unfinished-restore.ts";
import { StartError } from "../kernel/start-error.ts";
import { copyIn } from "./copy-in.ts";
import type { KnownMigration } from "./known-migrations.ts";
import type { Manifest } from "./manifest.ts";
import { listTables, listUsedSchemas, qualified, quote } from "./tables.ts";

/** The whole backup in one transaction: what fails half-way leaves the database as it was. */
export async function loadDatabase(
  sql: Sql,
  { folder, manifest, migrations }: { folder: string; manifest: Manifest; migrations: KnownMigration[] },
) {
  await sql.begin(async (tx) => {
    const schemas = await listUsedSchemas(tx);
    if (schemas.length > 0) await dropEverything(tx, schemas);
    await markUnfinished(tx);
    await replayMigrations(tx, migrations);
    const tables = await listTables(tx);
    const enable = await silenceTriggers(tx);
    // What migrations brought along (cities, specialties) is in the backup too, as it was then.
    await tx.unsafe(`truncate ${tables.map(qualified).join(", ")} cascade`);
    for (const table of tables) await loadTable(tx, folder, manifest, table);
    await enable();
    for (const { schema, name, value, isCalled } of manifest.sequences)
      await tx`select setval(${qualified({ schema, name })}::regclass, ${value}::bigint, ${isCalled})`;
  });
  await sql`analyze`;
}

/** Rows without their files are no installation yet: a server that finds this does not start (unfinished-restore.ts). */
export async function markUnfinished(tx: TransactionSql) {
  await tx.unsafe(`create schema if not exists supabase_migrations; create table ${unfinishedRestore} ()`);
  await tx.unsafe(`alter table ${unfinishedRestore} enable row level security`);
}

export async function endRestore(sql: Sql) {
  await sql.unsafe(`drop table if exists ${unfinishedRestore}`);
}

async function dropEverything(tx: TransactionSql, schemas: string[]) {
  const [server] = await tx`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name ~ '^betesda (?!command)'`;
  if (server?.n) throw new StartError("Um servidor ainda usa o banco de destino. Pare-o antes de restaurar.");
  for (const schema of schemas) await tx.unsafe(`drop schema ${quote(schema)} cascade`);
  // By name, because they may be empty of tables and still hold functions.
  for (const schema of ["directory", "email", "billing", "jobs", "pgboss", "auth", "storage", "realtime", "gateway"])
    await tx.unsafe(`drop schema if exists ${schema} cascade`);
  await tx.unsafe("drop schema if exists public, extensions, supabase_migrations cascade");
  await tx.unsafe("create schema public; grant usage on schema public to public");
  await tx.unsafe("drop publication if exists supabase_realtime");
}

async function replayMigrations(tx: TransactionSql, migrations: KnownMigration[]) {
  for (const history of new Set(migrations.map((migration) => migration.history))) await createHistoryIn(tx, history);
  for (const { history, version, name, text } of migrations) {
    // Some set a search path for themselves, as a session of their own would have it.
    await tx.unsafe(text);
    await tx`insert into ${tx(`supabase_migrations.${history}`)} ${tx({ version, name, statements: [text] })}`;
  }
}

/** They did their work when the rows were first written. */
async function silenceTriggers(tx: TransactionSql) {
  const triggers = await tx<{ relation: string; name: string }[]>`
    select t.tgrelid::regclass::text as relation, t.tgname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and c.relkind = 'r'`;
  const turn = async (state: "disable" | "enable") => {
    for (const { relation, name } of triggers)
      await tx.unsafe(`alter table ${relation} ${state} trigger ${quote(name)}`);
  };
  await turn("disable");
  return () => turn("enable");
}

async function loadTable(
  tx: TransactionSql,
  folder: string,
  manifest: Manifest,
  table: { schema: string; name: string },
) {
  const kept = manifest.tables.find(({ schema, name }) => schema === table.schema && name === table.name);
  if (!kept) throw new StartError(`O backup não tem a tabela ${qualified(table)}.`);
  const target = `${qualified(table)} (${kept.columns.map(quote).join(", ")})`;
  try {
    await copyIn(tx, `copy ${target} from stdin`, createReadStream(join(folder, kept.path)));
  } catch (error) {
    throw new StartError(
      `O banco recusou as linhas de ${qualified(table)}: ${(error as Error).message}. Nada mudou nele.`,
    );
  }
  const [row] = await tx`select count(*)::int8 as n from ${tx(`${table.schema}.${table.name}`)}`;
  if (Number(row?.n) !== kept.rows)
    throw new StartError(`A tabela ${qualified(table)} ficou com ${row?.n} linhas em vez de ${kept.rows}.`);
}
