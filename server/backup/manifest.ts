import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { isVersion } from "../gateway/storage/files/file-store.ts";
import { StartError } from "../kernel/start-error.ts";
import { fileName, isPartName, migrationName, tableName } from "./names.ts";

/** What a backup holds, and how to tell that it still does. Each part has the name that a backup of ours would give it. */
const part = z.object({ path: z.string().refine(isPartName), bytes: z.number(), sha256: z.string() });
const migration = part.extend({
  history: z.enum(["gateway_migrations", "schema_migrations"]),
  version: z.string(),
  name: z.string().regex(/^[\w-]*$/),
});
const table = part.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() });
const file = part.extend({ version: z.string().refine(isVersion) });
const manifest = z.object({
  format: z.literal(1),
  product: z.literal("betesda"),
  version: z.string().regex(/^[\w.+-]+$/),
  createdAt: z.string(),
  postgres: z.string(),
  migrations: z.array(migration.refine(({ path, history, version }) => path === migrationName(history, version))),
  tables: z.array(table.refine((one) => one.path === tableName(one))),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Uploaded files by their version; null when they are in a bucket, which has backups of its own. */
  files: z.array(file.refine(({ path, version }) => path === fileName(version))).nullable(),
  /** Null when the keys come from the environment. */
  keys: part.extend({ path: z.literal("keys.json") }).nullable(),
});

export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => undefined);
  if (text === undefined) throw new StartError("O arquivo não é um backup do Betesda: falta manifest.json.");
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError("O backup está danificado ou é de um formato que esta versão não conhece (manifest.json).");
  }
}

/** Every byte is what it was, or a clear refusal that names the first part that is not. */
export async function checkParts(folder: string, { migrations, tables, files, keys }: Manifest) {
  for (const expected of [...migrations, ...tables, ...(files ?? []), ...(keys ? [keys] : [])]) {
    const found = await describePart(folder, expected.path).catch(() => undefined);
    if (found?.sha256 !== expected.sha256)
      throw new StartError(`O backup está danificado (${expected.path}). Nada foi alterado; use outro backup.`);
  }
}

export async function describePart<Path extends string>(folder: string, path: Path): Promise<Part & { path: Path }> {
  const file = join(folder, path);
  const entry = await lstat(file);
  // A link would make something else of this machine a part of the backup.
  if (!entry.isFile()) throw new Error(`${path} is no file`);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { path, bytes: entry.size, sha256: hash.digest("hex") };
}
