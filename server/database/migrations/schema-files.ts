import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ISql, Sql } from "postgres";
import { StartError } from "../../kernel/start-error.ts";
import { migrationLock } from "./migration-lock.ts";
import { retryOnLock } from "./retry-on-lock.ts";
import { transactionControl } from "./transaction-control.ts";

/**
 * Views, functions, triggers and policies in their current form: a folder that is applied as a whole, in the order of
 * its files' numbers whatever their subfolder, after every migration and whenever something in it differs from what was applied last.
 */
export type SchemaFiles = {
  folder: string;
  /** Of this code, as in package.json: an older release never puts its functions over those of a newer one. */
  release: string;
};

type SchemaFile = { name: string; text: string };

export async function readSchemaFiles(folder: string): Promise<SchemaFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".sql"));
  const wrong = paths.find((path) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(basename(path)));
  if (wrong) throw new StartError(`Nome de arquivo de esquema inválido: ${wrong}.`);
  if (new Set(paths.map(numberOf)).size < paths.length)
    throw new StartError(`Há dois arquivos de esquema com o mesmo número em ${folder}.`);
  const ordered = paths.toSorted((one, other) => numberOf(one) - numberOf(other));
  return Promise.all(ordered.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}

const numberOf = (path: string) => Number(basename(path).slice(0, 3));

/** Applies the folder unless it is there already or the database is a newer release's. Returns whether it did. */
export async function applySchemaFiles(sql: Sql, { folder, release }: SchemaFiles, newestMigration: string) {
  const files = await readSchemaFiles(folder);
  const hash = hashOf(files);
  await createRecord(sql);
  if (await isCurrent(sql, { hash, release, newestMigration })) return false;
  for (const { name, text } of files) {
    const control = transactionControl(text);
    if (control)
      throw new StartError(
        `O arquivo de esquema ${name} não foi aplicado: ele contém ${control.toUpperCase()}, e a pasta inteira já é uma transação.`,
      );
  }
  let current = folder;
  try {
    return await retryOnLock(sql, async (tx) => {
      if (await isCurrent(tx, { hash, release, newestMigration })) return false;
      for (const { name, text } of files) {
        current = name;
        await tx.unsafe(text);
      }
      await tx`delete from supabase_migrations.schema_files`;
      await tx`insert into supabase_migrations.schema_files ${tx({ hash, release, migration: newestMigration })}`;
      return true;
    });
  } catch (error) {
    throw new StartError(
      `O arquivo de esquema ${current} falhou e nada da pasta ficou no banco: ${(error as Error).message}`,
    );
  }
}

/** Whether the database has these functions, as they lie here now, or those of a newer release. */
export async function schemaFilesCheck({ folder, release }: SchemaFiles, newestMigration: string) {
  const hash = hashOf(await readSchemaFiles(folder));
  return (sql: ISql) => isCurrent(sql, { hash, release, newestMigration });
}

/** Which release's functions are there, if any. */
export async function appliedRelease(sql: Sql) {
  await createRecord(sql);
  const [applied] = await sql<{ release: string }[]>`select release from supabase_migrations.schema_files`;
  return applied?.release;
}

/** One row: which functions, views, triggers and policies are there, of which release, and after which migration. */
async function createRecord(sql: Sql) {
  const [known] = await sql`select to_regclass('supabase_migrations.schema_files') is not null as there`;
  if (known?.there) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`;
    await tx`create table if not exists supabase_migrations.schema_files
      (hash text primary key, release text not null, migration text not null, applied_at timestamptz not null default now())`;
    await tx`alter table supabase_migrations.schema_files enable row level security`;
  });
}

type Wanted = { hash: string; release: string; newestMigration: string };

async function isCurrent(sql: ISql, { hash, release, newestMigration }: Wanted) {
  const [newer] = await sql`
    select from supabase_migrations.schema_migrations where version > ${newestMigration} limit 1`;
  const [applied] = await sql`select hash, release, migration from supabase_migrations.schema_files`;
  if (!applied) return false;
  if (newer || isOlder(release, applied.release)) return true;
  // A migration since then may have dropped a view that it could not change otherwise.
  return applied.hash === hash && applied.migration === newestMigration;
}

export const isOlder = (release: string, other: string) =>
  release.localeCompare(other, "en", { numeric: true, sensitivity: "base" }) < 0;

function hashOf(files: SchemaFile[]) {
  const hash = createHash("sha256");
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest("hex");
}
