import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { prepareDataDir } from "../config/data-dir.ts";
import { gatewaySchema, productSchema } from "../database/database.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { migrate } from "../database/migrations/migrations.ts";
import { reachDatabase } from "../database/reach-database.ts";
import { StartError } from "../kernel/start-error.ts";
import { openStores, type Stores } from "../storage/open-files.ts";
import { unpack } from "./archive.ts";
import { backupFolder } from "./backup.ts";
import { dropMistaken, eraseAgain, gatherErasures, keepErasures, type Mistake, readErasures } from "./erasures.ts";
import { type KnownMigration, readKnownMigrations } from "./known-migrations.ts";
import { endRestore, loadDatabase } from "./load-database.ts";
import { checkParts, type Manifest, readManifest } from "./manifest.ts";
import { isPartName } from "./names.ts";
import { countFiles, placeFiles, placeKeys, sendFiles } from "./restore-files.ts";
import { describeFate, describeTarget, type Target } from "./target.ts";

type Options = {
  file: string;
  /** Asked when the target is not empty. Unless it says yes, nothing is touched. */
  confirm?(target: Target): Promise<boolean>;
  mistake?: Mistake | undefined;
};

/**
 * A backup into an empty installation, embedded or of DATABASE_URL, which is then brought up to this code's schema.
 * Checked as a whole before anything is touched. Confirmed by name, what the database holds is given up; files and keys
 * that are in the way are kept under another name. Whatever people had deleted since the backup was made is deleted again,
 * as far as the database that is replaced, and the lists beside the backups, know of it; not what was deleted by mistake.
 */
export async function restore(config: Config, { file, confirm, mistake }: Options) {
  if (config.supabase)
    throw new StartError("Com SUPABASE_URL os dados estão no Supabase: restaure pelo próprio projeto.");
  await prepareDataDir(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, ".restore-"));
  try {
    await unpack(file, folder, isPartName);
    const manifest = await readManifest(folder);
    await checkParts(folder, manifest);
    const migrations = await readKnownMigrations(manifest);
    requireFiles(config, manifest);
    const stores = await openStores(config);
    const database = await openTarget(config);
    try {
      const target = await describeTarget(config, { sql: database.sql, bucket: stores.s3, manifest });
      await requireConsent(target, confirm);
      return await restoreInto(config, { sql: database.sql, stores, folder, manifest, migrations, file, mistake });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Work = { sql: Sql; stores: Stores; folder: string; manifest: Manifest; migrations: KnownMigration[] } & Pick<
  Options,
  "file" | "mistake"
>;

async function restoreInto(config: Config, { sql, stores, folder, manifest, migrations, file, mistake }: Work) {
  // On the disk: a restore that is broken off is begun again on a database that does not know them.
  await keepErasures(await readErasures(sql), backupFolder(config), new Date());
  const lists = [dirname(file), backupFolder(config)];
  const { erasures, spared } = await gatherErasures(lists, mistake);
  // What may fail for reasons outside comes first: files that no row names do no harm.
  if (stores.s3) await sendFiles(stores.s3, folder, manifest);
  await loadDatabase(sql, { folder, manifest, migrations });
  for (const set of [gatewaySchema, productSchema]) await migrate(sql, set);
  const erased = await eraseAgain(sql, erasures);
  await placeFiles(config, stores, { sql, folder, manifest });
  await placeKeys(config, folder, manifest);
  const files = await countFiles(config, stores, { sql, manifest });
  await endRestore(sql);
  if (mistake && !config.rehearsal) await dropMistaken(lists, mistake);
  return { manifest, erased, spared, files };
}

/** Stopped: a server that runs would go on with what it remembers of another database. */
export async function openTarget(config: Config) {
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

export async function requireConsent(target: Target, confirm: Options["confirm"]) {
  if (target.holds.length === 0 || (await confirm?.(target))) return;
  throw new StartError(
    `O destino, ${target.name}, já tem ${target.holds.join("; ")}. Nada foi alterado. Restaure em um destino vazio, ou confirme com --replace "${target.name}": ${describeFate(target)}.`,
  );
}

/** Made beside a bucket, without its files: they have to be there now as well. */
function requireFiles({ s3 }: Config, { files, tables }: Manifest) {
  const stored = tables.find(({ schema, name }) => schema === "storage" && name === "objects")?.rows ?? 0;
  if (!files && stored > 0 && !s3)
    throw new StartError("Os arquivos enviados não estão neste backup, e sim em S3: defina os S3_* desse balde.");
}
