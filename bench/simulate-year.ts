// One year of many professionals with a fake clock and a faulty provider. Fails when somebody who paid is not listed,
// somebody unpaid is listed beyond the grace, somebody paid twice, or the ledgers differ by a centavo.
// `npm run simulate:year [people] [seed]` by the product's rules alone, ten thousand people;
// `npm run simulate:year -- --postgres [people] [seed]` by the whole pipeline on a PostgreSQL of its own, two hundred.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { formatMoney, formatNumber } from "#app/shared/formats.ts";
import { readConfig } from "../server/config/config.ts";
import { openDatabase } from "../server/database/database.ts";
import { createLog } from "../server/kernel/log.ts";
import { createProductInDatabase, createWorldProvider } from "../server/payments/testing/product-in-database.ts";
import { createProductInMemory } from "../server/payments/testing/product-in-memory.ts";
import { signUpAt } from "../server/payments/testing/sign-up.ts";
import { simulateYear, type World } from "../server/payments/testing/year.ts";

const isWhole = process.argv.includes("--postgres");
const [people = isWhole ? 200 : 10_000, seed = 1] = process.argv.slice(2).filter(Number).map(Number);
const began = performance.now();
const world: World = { ledgers: new Map(), clock: { now: 0 } };
const { charges, twice, provider, product } = await (isWhole ? simulateInDatabase() : simulateInMemory());
const seconds = (performance.now() - began) / 1000;

console.log(`${formatNumber(people)} people, ${formatNumber(charges)} charges, ${seconds.toFixed(1)} s`);
for (const [name, { kept, returned, contested }] of Object.entries({ provider, product }))
  console.log(
    `${name.padEnd(8)} kept ${formatMoney(kept)}, gave back ${formatMoney(returned)}, contested ${formatMoney(contested)}`,
  );
if (JSON.stringify(provider) !== JSON.stringify(product) || twice > 0) {
  console.error(`The ledgers differ, or somebody paid twice (${twice}).`);
  process.exit(1);
}

function simulateInMemory() {
  const accounts = Array.from({ length: people }, (_, index) => `person-${index}`);
  return simulateYear(world, createProductInMemory(world), accounts, { seed });
}

async function simulateInDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), "simulate-year-"));
  // As root, PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(dataDir, 0o711);
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
    onMigrated: disableDurability,
    onRestart() {},
    onGivenUp() {},
  });
  const host = database.embedded?.socketFolder ?? "";
  const owner = postgres({ host, user: "postgres", database: "postgres", max: 6, onnotice() {} });
  try {
    return await simulateYear(world, openProduct(database.sql, owner), await signUpAll(owner), { seed });
  } finally {
    await owner.end();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As the server has it: the shared login that owns nothing. */
function openProduct(sql: Sql, owner: Sql) {
  const weather = { isUp: true };
  const base = { sql, log: createLog("silent"), publicUrl: "http://localhost", now: () => world.clock.now };
  const providers = new Map([["demo" as const, createWorldProvider(world, weather)]]);
  return createProductInDatabase({ owner, deps: { ...base, providers } }, world, weather);
}

async function signUpAll(owner: Sql) {
  const accounts: string[] = [];
  for (let index = 0; index < people; index += 1) accounts.push(await signUpAt(owner, Date.now()));
  return accounts;
}

/** The rules are on trial here, not the disk. */
async function disableDurability(owner: Sql) {
  await owner.unsafe("alter system set fsync = off");
  await owner.unsafe("alter system set synchronous_commit = off");
  await owner`select pg_reload_conf()`;
}
