import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { readConfig } from "../../config/config.ts";
import { gatewaySchema, productSchema } from "../../database/database.ts";
import { migrate } from "../../database/migrations/migrations.ts";
import { copyDatabase } from "../../database/testing/copy-database.ts";
import { listTables, qualified } from "../tables.ts";

type Template = Pick<Parameters<typeof copyDatabase>[0], "template" | "fill">;
const current: Template = { template: "product_template", fill: makeSchema };

/**
 * A database on the test server with a data folder of its own, as an operator would make them: empty, or with the schema of
 * today or of another time.
 */
export async function createInstallation(state: "empty" | "migrated" | Template = "empty") {
  const host = inject("postgresHost");
  const name = `backup_${randomBytes(6).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  if (state === "empty") await admin`create database ${admin(name)} template template0`;
  else await copyDatabase({ admin, host, name, ...(state === "migrated" ? current : state) });
  const dataDir = await mkdtemp(join(tmpdir(), "backup-"));
  const owner = postgres({ host, user: "postgres", database: name, max: 6, onnotice() {} });
  const addressFor = (user: string) => `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const databaseUrl = addressFor("postgres");
  return {
    owner,
    dataDir,
    databaseUrl,
    /** As a careful administrator sets it: the server's login owns nothing. */
    addresses: { DATABASE_URL: addressFor("authenticator"), MIGRATION_DATABASE_URL: databaseUrl },
    config: readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: "1" }),
    async [Symbol.asyncDispose]() {
      await owner.end({ timeout: 1 });
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeSchema(owner: Sql) {
  await migrate(owner, gatewaySchema);
  await migrate(owner, productSchema);
}

/** As every start does: no backup holds what the next start brings along. */
export const publishFile = (sql: Sql) => sql`
  insert into website.assets (path, type, sha256, body)
  values ('/assets/a.js', 'text/javascript', sha256('a'), 'a') on conflict do nothing`;

/** What each table holds: the number of its rows and a sum over them, in whatever order they lie. */
export async function sumUp(sql: Sql, snapshot?: string) {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    if (snapshot) await tx.unsafe(`set transaction snapshot '${snapshot}'`);
    const sums: Record<string, string> = {};
    for (const table of await listTables(tx)) {
      const [row] = await tx.unsafe(`
        select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
        from ${qualified(table)} t`);
      sums[qualified(table)] = String(row?.sum);
    }
    return sums;
  });
}
