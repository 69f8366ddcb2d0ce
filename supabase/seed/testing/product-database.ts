import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { gatewaySchema, productSchema } from "#server/database/database.ts";
import { migrate } from "#server/database/migrations/migrations.ts";
import { copyDatabase } from "#server/database/testing/copy-database.ts";

export type ProductDatabase = Awaited<ReturnType<typeof createProductDatabase>>;

/** A database of its own with the whole schema and nobody in it. */
export async function createProductDatabase() {
  const host = inject("postgresHost");
  const name = `seed_${randomBytes(6).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  await copyDatabase({ admin, host, name, template: "product_template", fill: makeSchema });
  const pools: Sql[] = [];
  const connect = (max: number, user = "postgres") => {
    const pool = postgres({ host, user, database: name, max, onnotice() {} });
    pools.push(pool);
    return pool;
  };
  const owner = connect(6);
  return {
    owner,
    /** Another pool, as a second process has it. */
    connect,
    /** As the server does, with the shared login that owns nothing. */
    connectAsLogin: () => connect(4, "authenticator"),
    async drop() {
      await Promise.all(pools.map((sql) => sql.end({ timeout: 1 })));
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}

async function makeSchema(owner: Sql) {
  await migrate(owner, gatewaySchema);
  await migrate(owner, productSchema);
}
