import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import packageJson from "../../package.json" with { type: "json" };
import type { Config } from "../config/config.ts";
import { prepareDataDir } from "../config/data-dir.ts";
import { actAs } from "./acting.ts";
import { createBatchPool } from "./batch/batch-pool.ts";
import { checkOwner, checkServer } from "./check-server.ts";
import { connectTo, learnArrayTypes } from "./connect-to.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { fingerprintKeys, serverName } from "./key-fingerprints.ts";
import { type MigrationSet, migrate, migrationCheck, requireKnownSchema } from "./migrations/migrations.ts";
import { renewedPool } from "./renewed-pool.ts";
import { actingRoles, admitLogin, isMighty } from "./running-login.ts";
import { requireFinishedRestore } from "./unfinished-restore.ts";

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

/** On Supabase the accounts, storage and roles are its own; elsewhere the gateway brings them. */
export const schemaSets = ({ supabase }: Config) => (supabase ? [productSchema] : [gatewaySchema, productSchema]);

type Watcher = Parameters<typeof startEmbedded>[1] & {
  /** As the schema's owner, once it is current and before anybody else connects: demo data. */
  onMigrated?(owner: Sql): Promise<unknown>;
  onLongLock?(migration: string, words: string): void;
};

/** The embedded PostgreSQL or the one of DATABASE_URL, migrated, with a pool that acts for callers. */
export async function openDatabase(config: Config, watcher: Watcher) {
  await prepareDataDir(config.dataDir);
  const marks = await fingerprintKeys(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded(config.dataDir, watcher, config.databaseConnections);
  const name = serverName(marks);
  // Pages and the API each have the driver's own connections and those of their batches.
  const share = Math.floor(config.databaseConnections / 4);
  const sets = schemaSets(config);
  const open = async () => {
    const owner = connect(config.migrationDatabaseUrl, embedded?.socketFolder, { user: "postgres", max: 1, name });
    await checkOwner(owner, config.migrationSetting);
    await requireFinishedRestore(owner, config.rehearsal);
    for (const set of sets) await requireKnownSchema(owner, set);
    for (const set of sets) await migrate(owner, set, watcher.onLongLock);
    await watcher.onMigrated?.(owner);
    const login = connect(config.databaseUrl, embedded?.socketFolder, { user: "authenticator", max: share, name });
    await checkServer(login);
    await admitLogin(owner, login, actingRoles({ hasGateway: !config.supabase }));
    await owner.end();
    await learnArrayTypes(login);
    return login;
  };
  const openDirect = async (url: string) => {
    const direct = connect(url, undefined, { user: "authenticator", max: 1, name });
    await checkServer(direct, "DATABASE_DIRECT_URL");
    await learnArrayTypes(direct);
    return direct;
  };
  const checks = await Promise.all(sets.map(migrationCheck));
  const login = await open().catch(async (error) => {
    await embedded?.stop();
    throw error;
  });
  const direct = config.databaseDirectUrl ? await openDirect(config.databaseDirectUrl) : undefined;
  const sql = renewedPool(login);
  const batches = createBatchPool(sql);
  // With the same options, which know the array types by now.
  const known = login.options as unknown as postgres.Options<Record<string, never>>;
  const apiSql = renewedPool(postgres({ ...known, max: share }));
  const apiBatches = createBatchPool(apiSql);
  return {
    sql,
    batches,
    marks,
    /** Jobs begin their connections in another role, which a pooler does not pass on. */
    forJobs: direct ?? sql,
    /** For what everybody reads. Pools like that of the pages, whose types they share. */
    replicas: config.databaseReadUrls.map((url) => {
      const replica = connect(url, undefined, { user: "authenticator", max: share, name });
      (replica.options as { fetch_types: boolean }).fetch_types = false;
      return createBatchPool(renewedPool(replica));
    }),
    /** Connections of their own for the API: whoever floods it takes none from the pages. */
    forApi: { sql: apiSql, batches: apiBatches },
    embedded,
    /** Whether the login of DATABASE_URL could change what grants, policies and triggers protect. */
    isLoginMighty: () => isMighty(sql),
    /** Reachable and with every migration applied: what a load balancer wants to know. */
    isReady: async () => {
      const answers = await Promise.all(checks.map((check) => actAs(sql, { role: "service_role" }, check)));
      return answers.every(Boolean);
    },
    async close() {
      await Promise.all([batches.close(), apiBatches.close()]);
      await Promise.all([sql.end({ timeout: 5 }), apiSql.end({ timeout: 5 }), direct?.end({ timeout: 5 })]);
      await embedded?.stop();
    },
  };
}

/** A database is reached as two users: its owner for migrations, and one that owns nothing for the rest. */
function connect(
  url: string | undefined,
  socketFolder: string | undefined,
  { user, max, name }: { user: string; max: number; name: string },
) {
  const options = {
    max,
    // Nobody waits so long for a page (database-away.ts); a start on a busy machine may.
    connect_timeout: 15,
    idle_timeout: 60,
    // The driver's own doubles with every failed attempt of any caller, up to 20 seconds after the server is back.
    backoff: () => 0.1 + Math.random() / 5,
    onnotice() {},
    connection: { application_name: name },
  };
  if (socketFolder) return postgres({ ...options, host: socketFolder, user, database: "postgres" });
  return connectTo(url ?? "", options);
}
