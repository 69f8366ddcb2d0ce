import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";
import { endOnSignal } from "#server/kernel/end-on-signal.ts";
import { seedMany } from "../supabase/seed/seed-many.ts";
import { countArgument } from "./count-argument.ts";

/**
 * `node bench/load.ts 2400000`: loads that many professionals into an embedded database and tells how long it
 * took and how large it became. With DATA_DIR the database stays there for other benchmarks.
 */
const count = countArgument(24_000);
const dataDir = process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "load-")));
if (!process.env.DATA_DIR) execFileSync("chmod", ["711", dataDir]);

const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
  onRestart: () => console.error("The database died and is being started again"),
  onGivenUp(error) {
    throw error;
  },
});
const host = database.embedded?.socketFolder ?? "";
const sql = postgres({ host, user: "postgres", database: "postgres", max: 6, onnotice() {} });
let isClosed = false;
// PostgreSQL would go on without us.
endOnSignal(close, 1);
try {
  await measure();
} finally {
  await close();
}

async function measure() {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const start = performance.now();
  await seedMany(sql, count);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${count} professionals in ${seconds.toFixed(1)} s: ${Math.round(count / seconds)} rows/s`);
  const { user, system } = process.cpuUsage();
  console.log(`of which this process computed for ${((user + system) / 1e6).toFixed(1)} s`);
  await sql`checkpoint`;
  const [size] = await sql`
    select pg_database_size(current_database()) / 1048576 as database,
      pg_total_relation_size('directory.profiles') / 1048576 as profiles,
      pg_indexes_size('directory.profiles') / 1048576 as "indexes of profiles",
      pg_total_relation_size('auth.users') / 1048576 as users,
      pg_total_relation_size('directory.memberships') / 1048576 as memberships`;
  console.log("MB on disk:", { ...size });
  console.log(`folder with write-ahead log: ${execFileSync("du", ["-shL", dataDir]).toString().split("\t")[0]}`);
}

async function close() {
  if (isClosed) return;
  isClosed = true;
  await sql.end({ timeout: 1 });
  await database.close();
  if (!process.env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
}
