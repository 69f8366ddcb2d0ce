import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import type { TestProject } from "vitest/node";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the test server's socket: `postgres({ host })`. */
    postgresHost: string;
  }
}

/** Starts the test run's PostgreSQL with the product's schema in its default database. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), "betesda-test-"));
  // As root, PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(dataDir, 0o711);
  // Three files at a time, of which one that lets people race for a time takes forty connections.
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_CONNECTIONS: "140" }), {
    onMigrated: disableDurability,
    onRestart() {},
    onGivenUp(error) {
      throw error;
    },
  });
  project.provide("postgresHost", database.embedded?.socketFolder ?? "");
  return async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Nothing of a test run outlives it, so nothing need reach the disk. */
async function disableDurability(owner: Sql) {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await owner.unsafe(`alter system set ${setting} = off`);
  await owner`select pg_reload_conf()`;
}
