import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config/config.ts";
import { prepareDataDir } from "../config/data-dir.ts";
import { StartError } from "../start-error.ts";
import { actAs } from "./acting.ts";
import { createBatchPool } from "./batch/batch-pool.ts";
import { connectTo, learnArrayTypes } from "./connect-to.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { isMigrated, type MigrationSet, migrate } from "./migrations.ts";
import { renewedPool } from "./renewed-pool.ts";

export type Database = Awaited<ReturnType<typeof openDatabase>>;

const root = join(import.meta.dirname, "../..");
export const gatewaySchema: MigrationSet = {
  folder: join(root, "server/gateway/schema"),
  history: "gateway_migrations",
};
export const productSchema: MigrationSet = {
  folder: join(root, "supabase/migrations"),
  history: "schema_migrations",
  schema: { folder: join(root, "supabase/schema"), release: packageJson.version },
};

type Watcher = Parameters<typeof startEmbedded>[1] & {
  /** As the schema's owner, once it is current and before anybody else connects: demo data. */
  onMigrated?(owner: Sql): Promise<unknown>;
};

/** The embedded PostgreSQL or the one of DATABASE_URL, migrated, with a pool that acts for callers. */
export async function openDatabase(config: Config, watcher: Watcher) {
  await prepareDataDir(config.dataDir);
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, watcher);
  // On Supabase the accounts, storage and roles are its own; elsewhere the gateway brings them.
  const sets = config.supabase ? [productSchema] : [gatewaySchema, productSchema];
  try {
    const owner = connect(config, embedded?.socketFolder, { user: "postgres", max: 1 });
    await checkServer(owner);
    for (const set of sets) await migrate(owner, set);
    await watcher.onMigrated?.(owner);
    await owner.end();
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const first = connect(config, embedded?.socketFolder, { user: "authenticator", max: 10 });
  await learnArrayTypes(first);
  const sql = renewedPool(first);
  const batches = createBatchPool(sql);
  // With the same options, which know the array types by now.
  const known = first.options as unknown as postgres.Options<Record<string, never>>;
  const apiSql = renewedPool(postgres({ ...known, max: 8 }));
  const apiBatches = createBatchPool(apiSql);
  return {
    sql,
    batches,
    /** Connections of their own for the API: whoever floods it takes none from the pages. */
    forApi: { sql: apiSql, batches: apiBatches },
    embedded,
    /** Reachable and with every migration applied: what a load balancer wants to know. */
    isReady: async () => {
      const checks = await Promise.all(
        sets.map((set) => actAs(sql, { role: "service_role" }, (tx) => isMigrated(tx, set))),
      );
      return checks.every(Boolean);
    },
    async close() {
      await Promise.all([batches.close(), apiBatches.close()]);
      await Promise.all([sql.end({ timeout: 5 }), apiSql.end({ timeout: 5 })]);
      await embedded?.stop();
    },
  };
}

/** The embedded server is reached as two users: its owner for migrations, and one that owns nothing for the rest. */
function connect(config: Config, socketFolder: string | undefined, { user, max }: { user: string; max: number }) {
  const options = {
    max,
    connect_timeout: 5,
    idle_timeout: 60,
    // The driver's own doubles with every failed attempt of any caller, up to 20 seconds after the server is back.
    backoff: () => 0.1 + Math.random() / 5,
    onnotice() {},
    connection: { application_name: "betesda" },
  };
  if (socketFolder) return postgres({ ...options, host: socketFolder, user, database: "postgres" });
  return connectTo(config.databaseUrl ?? "", options);
}

export async function checkServer(sql: Sql) {
  const version = await serverVersion(sql);
  if (version < 150_000)
    throw new StartError("DATABASE_URL aponta para um PostgreSQL antigo: é preciso a versão 15 ou mais nova.");
}

async function serverVersion(sql: Sql) {
  try {
    const [row] = await sql`select current_setting('server_version_num')::int as version`;
    return Number(row?.version);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The address holds a password: only the reason is shown.
    throw new StartError(
      `Não foi possível conectar ao banco de DATABASE_URL (${code ?? message}). Confira endereço, usuário e senha.`,
    );
  }
}
