/**
 * `npm run bench:search`: search at 24 thousand, 120 thousand and 2.4 million professionals, in one run. With
 * `-- --quick` the smallest only; with `-- --sizes=2400000 --keep=<folder>` databases are kept there and found again.
 * On a machine that does other things, look at CPU and at ratios.
 */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import postgres from "postgres";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";
import { listenTogether } from "#server/database/listen-together.ts";
import { endOnSignal } from "#server/kernel/end-on-signal.ts";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { createFacetCache } from "#server/search/facet-cache.ts";
import { runServer } from "#server/testing/run-server.ts";
import { seedMany } from "../supabase/seed/seed-many.ts";
import { mix } from "./search/mix.ts";
import { measurePages } from "./search/pages.ts";
import { readSize } from "./search/sizes.ts";
import { measureStatements, measureTotals } from "./search/statements.ts";

const { sizes, keep } = readArguments();
const started = performance.now();
const folder = keep ?? (await mkdtemp(join(tmpdir(), "bench-search-")));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o711);
/** What has to end when somebody ends the run: PostgreSQL would go on without us. */
const ending = new Set<() => Promise<unknown>>();
endOnSignal(async () => {
  await Promise.allSettled([...ending].map((end) => end()));
  if (!keep) await rm(folder, { recursive: true, force: true });
}, 1);
try {
  await buildIfStale(() => console.log("Building first, which is not measured"));
  const results = [];
  for (const size of sizes) results.push(await measure(size));
  const [first, last] = [results[0], results.at(-1)];
  if (first && last && first !== last)
    console.log(
      `SQL p50 at ${sizes.at(-1)} rows: ${(last.p50 / first.p50).toFixed(1)} times that at ${sizes[0]} (goal 2)`,
    );
  console.log(`\nThe whole run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes (goal 8)`);
} finally {
  if (!keep) await rm(folder, { recursive: true, force: true });
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { quick: { type: "boolean" }, sizes: { type: "string" }, keep: { type: "string" } },
    });
    const sizes = values.sizes ?? (values.quick ? "24000" : "24000,120000,2400000");
    return { sizes: sizes.split(",").map(readSize), keep: values.keep };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function measure(size: number) {
  console.log(`\n${size} professionals (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  const dataDir = join(folder, String(size));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  const { ids, ...statements } = await measureDatabase(dataDir, size);
  await using server = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const { address } = server;
  if (!address) throw new Error(`the server did not start:\n${server.output()}`);
  const stop = () => server[Symbol.asyncDispose]();
  ending.add(stop);
  await untilPlanned(address);
  await measurePages({ address, ids, pid: Number(server.child.pid) });
  ending.delete(stop);
  return statements;
}

async function measureDatabase(dataDir: string, size: number) {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
    onRestart: () => console.error("The database died and is being started again"),
    onGivenUp(error) {
      throw error;
    },
  });
  const host = database.embedded?.socketFolder ?? "";
  const owner = postgres({ host, user: "postgres", database: "postgres", max: 6, onnotice() {} });
  const close = async () => {
    ending.delete(close);
    await owner.end({ timeout: 1 });
    await database.close();
  };
  ending.add(close);
  try {
    await loadOnce(owner, size);
    const log = pino({ level: "warn" });
    const { promise: counted, resolve } = Promise.withResolvers<void>();
    const facets = createFacetCache(database.sql, log, resolve);
    const changes = listenTogether(database.sql, log, [facets.watcher]);
    const start = performance.now();
    changes.start();
    await counted;
    console.log(`  counts read into memory in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    measureTotals(facets);
    const statements = await measureStatements(owner, facets, host);
    const people = await owner`select id from directory.profiles where listed_until > now() limit 300`;
    await changes.close();
    return { ...statements, ids: people.map(({ id }) => id as string) };
  } finally {
    await close();
  }
}

async function loadOnce(owner: postgres.Sql, size: number) {
  const [known] = await owner`select count(*)::int as n from directory.profiles`;
  if (known?.n < size) {
    const start = performance.now();
    await seedMany(owner, size);
    console.log(`  loaded in ${((performance.now() - start) / 1_000).toFixed(0)} s (goal 180 for 2.4 million)`);
  }
  const [disk] = await owner`select pg_database_size(current_database()) / 1e9 as gigabytes`;
  console.log(`  on disk: ${Number(disk?.gigabytes).toFixed(2)} GB (goal 4)`);
}

/** Until the server plans in memory a search is slower; three in a row that are not tell that it does. */
async function untilPlanned(address: string) {
  const start = performance.now();
  for (let quick = 0, tries = 0; quick < 3 && performance.now() - start < 60_000; tries += 1) {
    const asked = performance.now();
    const response = await fetch(`${address}/buscar?${mix[tries % mix.length]?.query}&w=${tries}`);
    await response.text();
    quick = performance.now() - asked < 60 ? quick + 1 : 0;
  }
}
