import { lstat } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { StartError } from "../kernel/start-error.ts";
import { checkOwner } from "./check-server.ts";
import { connectTo } from "./connect-to.ts";
import { clusterFolder } from "./embedded/cluster.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { readPidFile } from "./embedded/postmaster.ts";

/**
 * The schema's owner on this installation's database, for commands beside the server: the one of
 * MIGRATION_DATABASE_URL, the embedded one of a running server, or the embedded one started for the occasion.
 */
export async function reachDatabase(config: Config): Promise<{ sql: Sql; close(): Promise<void> }> {
  const options = { max: 2, connect_timeout: 5, onnotice() {}, connection: { application_name: "betesda command" } };
  const { migrationDatabaseUrl, migrationSetting } = config;
  if (migrationDatabaseUrl) return closable(await reachOwner(migrationDatabaseUrl, migrationSetting, options));
  await requireCluster(config.dataDir);
  const running = await runningSocket(config.dataDir, options);
  if (running) return closable(running);
  const embedded = await startEmbedded(config.dataDir, { onRestart() {}, onGivenUp() {} });
  const { sql, close } = closable(postgres({ ...options, ...owner, host: embedded.socketFolder }));
  return {
    sql,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}

/** The embedded one, only while a server runs it: one session, until that server goes. */
export async function reachRunning(dataDir: string) {
  return runningSocket(dataDir, {
    max: 1,
    max_lifetime: null,
    // Nobody asks it for arrays, and a server that goes while the driver asks for their types would take the process with it.
    fetch_types: false,
    connect_timeout: 5,
    onnotice() {},
    connection: { application_name: "betesda command" },
  });
}

const owner = { user: "postgres", database: "postgres" };

/** A mistyped DATA_DIR is no reason to make a database there. */
async function requireCluster(dataDir: string) {
  if (await lstat(join(dataDir, "postgres")).catch(() => undefined)) return;
  throw new StartError(`Não há banco em DATA_DIR (${dataDir}). Confira DATA_DIR ou defina DATABASE_URL.`);
}

async function reachOwner(url: string, setting: string, options: object) {
  const sql = connectTo(url, options);
  try {
    await checkOwner(sql, setting);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

async function runningSocket(dataDir: string, options: object) {
  const known = await readPidFile(await clusterFolder(dataDir));
  if (!known?.isReady) return undefined;
  const sql = postgres({ ...options, ...owner, host: known.socketFolder });
  try {
    await sql`select 1`;
    return sql;
  } catch {
    // What a killed server left behind.
    await sql.end({ timeout: 0 });
    return undefined;
  }
}

function closable(sql: Sql) {
  return { sql, close: () => sql.end({ timeout: 5 }) };
}
