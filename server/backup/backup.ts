import { chmod, copyFile, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { prepareDataDir, writeError } from "../config/data-dir.ts";
import { reachDatabase } from "../database/reach-database.ts";
import { hasCode, StartError } from "../kernel/start-error.ts";
import { fetchFile } from "../storage/check-file.ts";
import { openStores } from "../storage/open-files.ts";
import { readPlace, requirePlace } from "../storage/place.ts";
import { holdFiles } from "../storage/stored-files.ts";
import { pack } from "./archive.ts";
import { noteBackup } from "./backup-note.ts";
import { dumpDatabase } from "./dump-database.ts";
import { keepErasures, readErasures } from "./erasures.ts";
import { describePart, type Manifest, type Part } from "./manifest.ts";
import { fileName } from "./names.ts";

type Options = {
  file: string;
  version: string;
  /** For a bucket that has copies of its own: the files stay where they are, and a restore needs them there. */
  withoutFiles?: boolean;
  /** The moment that the backup shows, for whoever wants to look at the same one. */
  onSnapshot?(snapshot: string): unknown;
};

/** Where backups go when nobody says otherwise. */
export const backupFolder = ({ dataDir }: Config) => join(dataDir, "backups");

/** Database, uploaded files and keys of this installation in one file, while its server runs or not. */
export async function backUp(config: Config, options: Options) {
  if (config.supabase)
    throw new StartError("Com SUPABASE_URL os dados estão no Supabase: use os backups do próprio projeto.");
  if (options.withoutFiles && !config.s3)
    throw new StartError("Sem S3_* os arquivos estão em DATA_DIR e vão no backup: --without-files não se aplica.");
  requirePlace(config, await readPlace(config.dataDir));
  const { sql, close } = await reachDatabase(config);
  try {
    await prepareDataDir(config.dataDir);
    await sweepAbandoned(config.dataDir);
    return await write(sql, config, options);
  } finally {
    await close();
  }
}

async function write(sql: Sql, config: Config, { file, version, withoutFiles, onSnapshot }: Options) {
  const folder = await mkdtemp(join(config.dataDir, ".backup-"));
  try {
    // Before and after the moment of the database: no row names a file that came too late or went too early.
    const hold = () =>
      withoutFiles ? undefined : holdFiles(join(config.dataDir, "files/files"), join(folder, "files"));
    await hold();
    // Before its moment, not after: what is written while it is being made is not in it.
    const createdAt = new Date().toISOString();
    const { versions, ...rest } = await dumpDatabase(sql, folder, async (snapshot) => {
      await hold();
      await onSnapshot?.(snapshot);
    });
    if (rest.migrations.length === 0) throw new StartError("Não há nada para guardar: o banco está vazio.");
    const { found, missing } = withoutFiles
      ? { found: null, missing: [] }
      : await gatherFiles(sql, config, folder, versions);
    const manifest: Manifest = {
      ...{ format: 1, product: "betesda", version, createdAt },
      ...rest,
      ...{ files: found, keys: await keepKeys(config.dataDir, folder) },
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    const bytes = await pack(folder, file);
    await keepErasures(await readErasures(sql), dirname(file), new Date());
    await noteBackup(config, "file", manifest.createdAt);
    return { manifest, missing, bytes };
  } catch (error) {
    if (!hasCode(error, "ENOSPC", "EDQUOT", "EROFS", "EACCES")) throw error;
    throw new StartError(`Não foi possível escrever em DATA_DIR (${config.dataDir}): ${writeError(error)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those of the disk are held already; the others come from the bucket, or the backup fails. */
async function gatherFiles(sql: Sql, config: Config, folder: string, versions: string[]) {
  const { s3 } = await openStores(config);
  const found: (Part & { version: string })[] = [];
  const absent: string[] = [];
  for (const version of versions) {
    const path = fileName(version);
    const describe = () => describePart(folder, path).catch(() => undefined);
    const part = (await describe()) ?? (s3 && (await fetchFile(s3, version, join(folder, path))) && (await describe()));
    if (part) found.push({ ...part, version });
    else absent.push(version);
  }
  // A file that went since the moment of the backup went with its row.
  const rows = await sql<{ version: string }[]>`select version from storage.objects where version = any(${absent})`;
  return { found, missing: rows.map(({ version }) => version) };
}

export async function keepKeys(dataDir: string, folder: string) {
  try {
    await copyFile(join(dataDir, "keys.json"), join(folder, "keys.json"));
    await chmod(join(folder, "keys.json"), 0o600);
    return await describePart(folder, "keys.json");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Of a backup that was killed. One that is under way elsewhere is younger than a day. */
export async function sweepAbandoned(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!/^\.(backup|restore)-/.test(name)) continue;
    // Undefined when it has just gone.
    const entry = await stat(join(dataDir, name)).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > 86_400_000)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
