import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { formatNumber, plural } from "#app/shared/formats.ts";
import type { Config } from "../config/config.ts";
import type { FileStore } from "../gateway/storage/files/file-store.ts";
import type { Manifest } from "./manifest.ts";
import { listUsedSchemas } from "./tables.ts";

/** What a restore writes to, in an operator's words. */
export type Target = {
  /** By which it is confirmed: the server and the database, or DATA_DIR. */
  name: string;
  database: string;
  files: string;
  /** What is there already and would go, or stand beside. Empty: nothing of anybody's. */
  holds: string[];
  /** Whether what the database holds is kept under another name, as files and keys are. */
  keepsDatabase: boolean;
};

/** What becomes of it. */
export const describeFate = ({ keepsDatabase }: Target) =>
  keepsDatabase
    ? "o banco, as chaves e os arquivos de agora ficam guardados com outro nome"
    : "o banco de agora é apagado; as chaves e os arquivos ficam guardados com outro nome";

/** Names alone, for before anything is opened. */
export function nameTarget({ migrationDatabaseUrl, migrationSetting, dataDir, s3 }: Config) {
  const files = s3 ? s3.S3_BUCKET_URL : join(dataDir, "files");
  if (!migrationDatabaseUrl) return { name: dataDir, database: `embutido, em ${dataDir}`, files };
  const url = new URL(migrationDatabaseUrl);
  const name = `${url.searchParams.get("host") ?? url.host}${url.pathname}`;
  return { name, database: `${name} (${migrationSetting})`, files };
}

export async function describeTarget(
  config: Config,
  { sql, bucket, manifest }: { sql: Sql; bucket: FileStore | undefined; manifest: Manifest },
): Promise<Target> {
  return {
    ...nameTarget(config),
    keepsDatabase: false,
    holds: [
      ...(await heldInDatabase(sql)),
      ...(await heldOnDisk(config.dataDir)),
      ...(await heldInBucket(bucket, manifest)),
    ],
  };
}

async function heldInDatabase(sql: Sql) {
  const schemas = await listUsedSchemas(sql);
  if (schemas.length === 0) return [];
  const [known] = await sql`select to_regclass('auth.users') is not null as there`;
  const [row] = known?.there ? await sql`select count(*)::int as accounts from auth.users` : [];
  const accounts = row ? `${plural(row.accounts, "conta", "contas")}, ` : "";
  return [`um banco que não está vazio (${accounts}${schemas.join(", ")})`];
}

export async function heldOnDisk(dataDir: string) {
  const stored = await readdir(join(dataDir, "files/files")).catch(() => []);
  const hasKeys = await access(join(dataDir, "keys.json")).then(
    () => true,
    () => false,
  );
  return [...(stored.length > 0 ? [`arquivos em ${dataDir}`] : []), ...(hasKeys ? [`chaves em ${dataDir}`] : [])];
}

/**
 * A bucket with files that this backup does not know is another installation's, or has changed since: once restored, the
 * nightly sweep would take them for nobody's.
 */
async function heldInBucket(bucket: FileStore | undefined, { files }: Manifest) {
  if (!bucket || !files) return [];
  const known = new Set(files.map(({ version }) => version));
  let others = 0;
  for await (const { version } of bucket.list()) if (!known.has(version)) others++;
  return others > 0 ? [`no balde, ${formatNumber(others)} arquivos que não são deste backup`] : [];
}
