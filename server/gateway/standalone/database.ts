import { access } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { createBatchPool } from "../../database/batch/batch-pool.ts";
import { connectTo, learnArrayTypes } from "../../database/connect-to.ts";
import { startEmbedded } from "../../database/embedded/embedded.ts";
import { migrate } from "../../database/migrations/migrations.ts";
import { renewedPool } from "../../database/renewed-pool.ts";
import { actingRoles, admitLogin } from "../../database/running-login.ts";
import type { Log } from "../../kernel/log.ts";
import { StartError } from "../../kernel/start-error.ts";

type Wanted = {
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  dataDir: string;
  /** A folder of SQL files that are applied once each, in the order of their names. */
  migrations: string | undefined;
  /** Whether visitors, accounts and the service may use what is made in `public` from now on; unset: as it is. */
  defaultGrants: boolean | undefined;
  log: Log;
};

/** The PostgreSQL of DATABASE_URL, or one of its own in DATA_DIR, with the gateway's schema and a pool that acts for callers. */
export async function openDatabase({ databaseUrl, migrationDatabaseUrl, dataDir, log, ...wanted }: Wanted) {
  if (wanted.migrations)
    await access(wanted.migrations).catch(() => {
      throw new StartError(`MIGRATIONS names a folder that is not there: ${wanted.migrations}.`);
    });
  const embedded = databaseUrl ? undefined : await startOwn(dataDir, log);
  const connect = (url: string | undefined, user: string, max: number) =>
    embedded
      ? postgres({ host: embedded.socketFolder, user, database: "postgres", max, onnotice() {} })
      : connectTo(url ?? "", { max, onnotice() {} });
  const prepare = async () => {
    const owner = connect(migrationDatabaseUrl ?? databaseUrl, "postgres", 1);
    await migrate(owner, { folder: join(import.meta.dirname, "../schema"), history: "gateway_migrations" });
    if (wanted.defaultGrants !== undefined) await setDefaultGrants(owner, wanted.defaultGrants);
    if (wanted.migrations) await migrate(owner, { folder: wanted.migrations, history: "schema_migrations" });
    // Only now: its first connection learns the types that the migrations made.
    const login = connect(databaseUrl, "authenticator", 10);
    await admitLogin(owner, login, actingRoles({ hasGateway: true }));
    await owner.end();
    await learnArrayTypes(login);
    return login;
  };
  const login = await prepare().catch(async (error) => {
    await embedded?.stop();
    throw error;
  });
  const sql = renewedPool(login);
  const batches = createBatchPool(sql);
  return {
    sql,
    batches,
    async close() {
      await batches.close();
      await sql.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}

function startOwn(dataDir: string, log: Log) {
  return startEmbedded(dataDir, {
    onRestart: () => log.warn("the database died and is started again"),
    onGivenUp(error) {
      console.error(error instanceof StartError ? error.english : error.message);
      process.exit(1);
    },
  });
}

/** As a project of Supabase's has them, for what the owner makes. Row-level security is still to be switched on, table by table. */
async function setDefaultGrants(owner: Sql, isGranted: boolean) {
  const [verb, preposition] = isGranted ? ["grant", "to"] : ["revoke", "from"];
  for (const kind of ["tables", "functions", "sequences"])
    await owner.unsafe(
      `alter default privileges in schema public ${verb} all on ${kind} ${preposition} anon, authenticated, service_role`,
    );
}
