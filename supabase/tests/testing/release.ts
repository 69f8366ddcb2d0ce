import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Sql } from "postgres";
import { gatewaySchema, productSchema } from "#server/database/database.ts";
import { migrate } from "#server/database/migrations/migrations.ts";

const releases = join(import.meta.dirname, "../../releases");

export const versions = await readdir(releases);

/** The migrations of a release by their file names, with a hash of each. */
export const readHashes = async (version: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(releases, version, "migrations.json"), "utf8"));

/** As that release's own process would start it, unpacked into a folder of the test's. */
async function readRelease(folder: string, version: string) {
  const set = {
    folder: join(folder, version, "migrations"),
    history: "schema_migrations" as const,
    schema: { folder: join(folder, version, "schema"), release: version },
  };
  await mkdir(set.folder, { recursive: true });
  for (const file of Object.keys(await readHashes(version)))
    await cp(join(productSchema.folder, file), join(set.folder, file));
  await mkdir(set.schema.folder, { recursive: true });
  const schema = gunzipSync(await readFile(join(releases, version, "schema.sql.gz")));
  await writeFile(join(set.schema.folder, "010_release.sql"), schema);
  return set;
}

/** A database as that release has made it, for all who copy it. */
export const releaseTemplate = (folder: string, version: string) => ({
  template: `release_${version.replaceAll(".", "_")}`,
  async fill(owner: Sql) {
    await migrate(owner, gatewaySchema);
    await migrate(owner, await readRelease(folder, version));
  },
});
