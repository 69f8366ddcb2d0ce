import { access, chmod, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { prepareDataDir } from "../config/data-dir.ts";
import { checkServer, gatewaySchema, productSchema } from "../database/database.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { listMigrations, migrate } from "../database/migrations.ts";
import { reachDatabase } from "../database/reach-database.ts";
import { StartError } from "../start-error.ts";
import { unpack } from "./archive.ts";
import { backupFolder } from "./backup.ts";
import { type Erasure, readErasures, readErasuresIn } from "./erasures.ts";
import { loadDatabase, requireEmpty } from "./load-database.ts";
import { checkParts, type Manifest, readManifest } from "./manifest.ts";
import { placeOf } from "./stored-files.ts";

/**
 * A backup into an empty installation, embedded or of DATABASE_URL, which is then brought up to this code's schema.
 * Checked as a whole before anything is touched. `replace` gives up what the database holds; files and keys that
 * are in the way are kept under another name. Whatever people had deleted since the backup was made is deleted again, as
 * far as the database that is replaced, and the lists beside the backups, know of it.
 */
export async function restore(config: Config, { file, replace }: { file: string; replace: boolean }) {
  if (config.supabase)
    throw new StartError("Com SUPABASE_URL os dados estão no Supabase: restaure pelo próprio projeto.");
  await prepareDataDir(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, ".restore-"));
  try {
    await unpack(file, folder);
    const manifest = await readManifest(folder);
    await checkParts(folder, manifest);
    await requireKnownMigrations(manifest);
    if (!replace) await requireNoFiles(config.dataDir);
    const database = await openTarget(config);
    try {
      await checkServer(database.sql, config.migrationSetting);
      if (!replace) await requireEmpty(database.sql);
      const erasures = [
        ...(await readErasures(database.sql)),
        ...(await readErasuresIn(dirname(file))),
        ...(await readErasuresIn(backupFolder(config))),
      ];
      await loadDatabase(database.sql, folder, manifest, replace);
      for (const set of [gatewaySchema, productSchema]) await migrate(database.sql, set);
      const erased = await eraseAgain(database.sql, erasures);
      await placeFiles(config, folder, await withoutErasedFiles(database.sql, manifest));
      return { manifest, erased };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stopped: a server that runs would go on with what it remembers of another database. */
async function openTarget(config: Config) {
  if (config.databaseUrl) return reachDatabase(config);
  // Fails when a server has it, and otherwise takes it for itself.
  const embedded = await startEmbedded(config.dataDir, { onRestart() {}, onGivenUp() {} });
  const { sql, close } = await reachDatabase(config);
  return {
    sql,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}

async function eraseAgain(sql: Sql, erasures: Erasure[]) {
  const [row] = await sql<{ count: number }[]>`select directory.erase_again(${sql.json(erasures)}) as count`;
  return row?.count ?? 0;
}

async function withoutErasedFiles(sql: Sql, { files, keys }: Manifest) {
  const rows = await sql<{ version: string }[]>`select version from storage.objects where version is not null`;
  const live = new Set(rows.map(({ version }) => version));
  return { keys, files: files?.filter(({ version }) => live.has(version)) ?? null };
}

async function requireKnownMigrations({ migrations, version }: Manifest) {
  const files = [...(await listMigrations(gatewaySchema.folder)), ...(await listMigrations(productSchema.folder))];
  const known = new Set(files.map((file) => file.version));
  if (migrations.some((migration) => !known.has(migration.version)))
    throw new StartError(`O backup é de uma versão mais nova (${version}). Atualize o Betesda antes de restaurá-lo.`);
}

async function requireNoFiles(dataDir: string) {
  const stored = await readdir(join(dataDir, "files/files")).catch(() => []);
  if (stored.length === 0 && !(await exists(join(dataDir, "keys.json")))) return;
  throw new StartError(
    `DATA_DIR (${dataDir}) já tem chaves ou arquivos. Restaure em uma pasta vazia, ou use --replace: os atuais ficam guardados com outro nome.`,
  );
}

async function placeFiles({ dataDir, s3 }: Config, folder: string, { files, keys }: Pick<Manifest, "files" | "keys">) {
  const suffix = `.${new Date().toISOString().replace(/[:.]/g, "-")}`;
  if (files && !s3) {
    await mkdir(join(dataDir, "files"), { recursive: true, mode: 0o700 });
    const placed = join(folder, "placed");
    await mkdir(placed, { mode: 0o700 });
    // Only what the manifest vouches for.
    for (const { path, version } of files) {
      const place = join(placed, placeOf(version));
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await rename(join(folder, path), place);
    }
    await putInPlace(placed, join(dataDir, "files/files"), suffix);
  }
  if (keys) {
    await chmod(join(folder, "keys.json"), 0o600);
    await putInPlace(join(folder, "keys.json"), join(dataDir, "keys.json"), suffix);
  }
}

async function putInPlace(from: string, to: string, suffix: string) {
  await mkdir(dirname(to), { recursive: true });
  if (await exists(to)) await rename(to, to + suffix);
  await rename(from, to);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
