import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ISql, Sql, TransactionSql } from "postgres";
import { StartError } from "../../kernel/start-error.ts";
import { migrationLock } from "./migration-lock.ts";
import { retryOnLock } from "./retry-on-lock.ts";
import { appliedRelease, applySchemaFiles, isOlder, type SchemaFiles, schemaFilesCheck } from "./schema-files.ts";
import { transactionControl } from "./transaction-control.ts";

/** A folder of SQL files, the table that remembers which of them were applied, and what is applied after them. */
export type MigrationSet = {
  folder: string;
  history: "schema_migrations" | "gateway_migrations";
  schema?: SchemaFiles;
};

/**
 * Applies what is missing, oldest first, each file in a transaction of its own; then functions, views, triggers and
 * policies, if they changed. Returns the migrations that were applied.
 */
export async function migrate(
  sql: Sql,
  { folder, history, schema }: MigrationSet,
  /** Told before a file that holds locks for long where there is data, in the file's own words: `-- locks: …`. */
  onLongLock: (name: string, words: string) => void = () => {},
) {
  const files = await listMigrations(folder);
  await createHistory(sql, history);
  const known = await listApplied(sql, history);
  const applied: string[] = [];
  for (const file of files.filter(({ version }) => !known.has(version))) {
    const text = await readFile(join(folder, file.file), "utf8");
    const [, words] = /^-- locks: (.+)$/m.exec(text) ?? [];
    if (words && known.size > 0) onLongLock(file.name, words);
    if (await applyOnce(sql, history, file, text)) applied.push(file.name);
  }
  if (schema) await applySchemaFiles(sql, schema, newestOf(files));
  return applied;
}

/** Whether every file of the folder has been applied, and after them the functions of this release or a newer one. */
export async function isMigrated(sql: ISql, set: MigrationSet) {
  return (await migrationCheck(set))(sql);
}

/** The same question, with the folder as it is now: an upgrade may lay other files there while this code runs on. */
export async function migrationCheck({ folder, history, schema }: MigrationSet) {
  const files = await listMigrations(folder);
  const hasSchema = schema && (await schemaFilesCheck(schema, newestOf(files)));
  return async (sql: ISql) => {
    const known = await listApplied(sql, history);
    return files.every((file) => known.has(file.version)) && (hasSchema ? hasSchema(sql) : true);
  };
}

/**
 * Code older than the schema would write what the newer code does not expect. One that runs already was made for this: it
 * sees the upgrade through (migrations only add). One that starts now says so, and stops.
 */
export async function requireKnownSchema(sql: Sql, set: MigrationSet) {
  const { history, schema } = set;
  const [there] = await sql`select to_regclass(${`supabase_migrations.${history}`}) is not null as known`;
  if (!there?.known) return;
  const applied = await sql<Applied[]>`select version, name from ${sql(`supabase_migrations.${history}`)}`;
  const newer = await findNewer(set, applied, schema && (await appliedRelease(sql)));
  if (!newer) return;
  throw new StartError(
    `O banco já é ${newer}, e este código é anterior${schema ? ` (${schema.release})` : ""}. Parta com o código novo; para voltar atrás, restaure o backup de antes da atualização.`,
  );
}

export type Applied = { version: string; name: string };

/**
 * The one rule, for a database and for a backup of one: newer is a later release, or a migration after this code's last. One
 * in between that this code lacks is older: migrations that no release had yet are merged and renamed.
 */
export async function findNewer({ folder, schema }: MigrationSet, applied: Applied[], release: string | undefined) {
  const newest = newestOf(await listMigrations(folder));
  if (schema && release && isOlder(schema.release, release)) return `da versão ${release}`;
  const [newer] = applied.filter(({ version }) => version > newest).sort((a, b) => (a.version < b.version ? 1 : -1));
  return newer && `de uma versão mais nova (migração ${newer.version}_${newer.name})`;
}

const newestOf = (files: MigrationFile[]) => files.at(-1)?.version ?? "";

async function listApplied(sql: ISql, history: string) {
  const rows = await sql`select version from ${sql(`supabase_migrations.${history}`)}`;
  return new Set(rows.map((row) => row.version));
}

type MigrationFile = { version: string; name: string; file: string };

export async function listMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = names.map((file) => {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (!version || !name)
      throw new StartError(
        `Nome de migração inválido: ${file}.`,
        `${file} is not the name of a migration: it has to be like 20260101000000_notes.sql.`,
      );
    return { version, name, file };
  });
  if (new Set(files.map((file) => file.version)).size < files.length)
    throw new StartError(
      `Há duas migrações com a mesma versão em ${folder}.`,
      `Two migrations in ${folder} have the same number.`,
    );
  return files;
}

/** As the Supabase CLI keeps it, so that `supabase migration list` and `db push` read the same history. */
async function createHistory(sql: Sql, history: string) {
  const [known] = await sql`select to_regclass(${`supabase_migrations.${history}`}) is not null as there`;
  if (!known?.there) await sql.begin((tx) => createHistoryIn(tx, history));
}

export async function createHistoryIn(tx: TransactionSql, history: string) {
  await tx`select pg_advisory_xact_lock(${migrationLock})`;
  await tx`create schema if not exists supabase_migrations`;
  await tx`create table if not exists ${tx(`supabase_migrations.${history}`)}
      (version text primary key, statements text[], name text)`;
  await tx`alter table ${tx(`supabase_migrations.${history}`)} enable row level security`;
}

async function applyOnce(sql: Sql, history: string, { version, name, file }: MigrationFile, text: string) {
  const table = `supabase_migrations.${history}`;
  const control = transactionControl(text);
  if (control)
    throw new StartError(
      `A migração ${file} não foi aplicada: ela contém ${control.toUpperCase()}, e cada arquivo já é uma transação inteira.`,
      `The migration ${file} was not applied: it holds ${control.toUpperCase()}, and each file is a whole transaction already.`,
    );
  try {
    return await retryOnLock(sql, async (tx) => {
      const [done] = await tx`select 1 from ${tx(table)} where version = ${version}`;
      if (done) return false;
      await tx.unsafe(text);
      await tx`insert into ${tx(table)} ${tx({ version, name, statements: [text] })}`;
      return true;
    });
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(
      `A migração ${file} falhou e nada dela ficou no banco: ${message}`,
      `The migration ${file} failed, and nothing of it is in the database: ${message}`,
    );
  }
}
