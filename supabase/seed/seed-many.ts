import { once } from "node:events";
import type { Writable } from "node:stream";
import type { ReservedSql, Sql } from "postgres";
import { numberAttributes, readAttributes } from "./attributes.ts";
import { readCities } from "./cities.ts";
import { accountColumns, createWriter, membershipColumns, profileColumns } from "./copy-rows.ts";
import { createPeople } from "./people/people.ts";
import { dropIndexes } from "./secondary-indexes.ts";

const tables = ["auth.users", "directory.memberships", "directory.profiles"];
/** Profiles cost far more than the others, by their checks and computed columns: two at a time use both cores. */
const targets = [
  `auth.users (${accountColumns})`,
  `directory.memberships (${membershipColumns})`,
  `directory.profiles (${profileColumns})`,
  `directory.profiles (${profileColumns})`,
];
const seed = 7;
const chunk = 500;

/**
 * Millions of people for benchmarks, spread over Brazil as its inhabitants are. Goes around every trigger
 * and writes what they would have written (of what people say beside their fields the numbers alone, which is what a
 * search reads), so it needs a superuser and four connections of the pool. Not
 * for a database that anybody uses: secondary indexes are gone until it ends.
 */
export async function seedMany(sql: Sql, count: number) {
  const cities = await readCities(sql);
  const restoreIndexes = await dropIndexes(sql, tables);
  const connections: ReservedSql[] = [];
  try {
    const streams: Writable[] = [];
    for (const target of targets) {
      const connection = await openForLoad(sql);
      connections.push(connection);
      streams.push(await connection.unsafe(`copy ${target} from stdin`).writable());
    }
    const makePerson = createPeople({ cities, seed });
    const writer = createWriter(new Date(), numberAttributes(await readAttributes(sql)));
    for (let index = 0; index < count; index += chunk) {
      const last = Math.min(count, index + chunk);
      for (let each = index; each < last; each++) writer.add(makePerson(each));
      const [accounts, memberships, profiles] = writer.take();
      const texts = index % (2 * chunk) ? [accounts, memberships, profiles] : [accounts, memberships, "", profiles];
      await Promise.all(streams.map((stream, target) => write(stream, texts[target] ?? "")));
    }
    await Promise.all(streams.map(finish));
  } finally {
    for (const connection of connections) await closeAfterLoad(connection);
  }
  await Promise.all([
    sql`select directory.rebuild_facets()`,
    noteAvailability(sql),
    ...tables.map((table) => complete(table)),
  ]);

  async function complete(table: string) {
    await restoreIndexes(table);
    // Statistics for the planner, and the map of visible pages that index-only scans need.
    await sql.unsafe(`vacuum (analyze) ${table}`);
  }
}

/** For whoever has told their hours, as the trigger does when they save them. */
async function noteAvailability(sql: Sql) {
  await sql`
    insert into directory.availability (professional_id, changed_at)
    select id, updated_at from directory.profiles where weekly_hours <> '[]' on conflict do nothing`;
  await sql`vacuum (analyze) directory.availability`;
}

async function openForLoad(sql: Sql) {
  const connection = await sql.reserve();
  await connection`set session_replication_role = replica`;
  await connection`set synchronous_commit = off`;
  return connection;
}

async function closeAfterLoad(connection: ReservedSql) {
  await connection`reset session_replication_role`.catch(() => {});
  await connection`reset synchronous_commit`.catch(() => {});
  connection.release();
}

/** Waits when the server is behind, so that millions of rows never pile up in memory. */
async function write(stream: Writable, text: string) {
  if (text && !stream.write(text)) await once(stream, "drain");
}

async function finish(stream: Writable) {
  stream.end();
  await once(stream, "finish");
}
