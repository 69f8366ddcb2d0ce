import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renewedPool } from "../../../database/renewed-pool.ts";
import { createDatabaseProxy } from "../testing/database-proxy.ts";
import { Inbox } from "../testing/inbox.ts";
import { createTestbed, startProcess, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, subscribeToChanges, watchStatus } from "../testing/subscribe.ts";

let bed: Testbed;
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
let process: Awaited<ReturnType<typeof startProcess>>;
let sql: postgres.Sql;
beforeAll(async () => {
  bed = await createTestbed();
  proxy = await createDatabaseProxy();
  const [row] = await bed.owner`select current_database() as database`;
  // As the product connects: postgres.js alone may end the process when a connection is cut.
  const options = { host: proxy.host, user: "authenticator", database: row?.database, max: 4, onnotice() {} };
  sql = renewedPool(postgres(options));
  process = await startProcess({ ...bed.settings, sql, limits: { leaseInterval: 1_000 } });
  await bed.owner.unsafe(`
    create table events (id int primary key);
    grant select on events to anon;
    alter publication supabase_realtime add table events;
  `);
});
afterAll(async () => {
  await bed.close();
  await process.close();
  await sql.end({ timeout: 1 });
  await proxy.close();
});

test("while the database is away clients stay, and afterwards they get what they missed", async () => {
  const [near, far] = [bed.connect({ url: process.url }), bed.connect()];
  const changes = new Inbox<{ new: { id: number } }>();
  const heard = new Inbox<{ event: string }>();
  const channel = near.channel("room", { config: { broadcast: { self: true } } });
  channel.on("postgres_changes", { event: "*", schema: "public", table: "events" }, changes.add as never);
  channel.on("broadcast", { event: "*" }, heard.add as never);
  await subscribeToChanges(channel);
  const other = far.channel("room");
  await subscribe(other);
  await bed.owner`insert into events values (1)`;
  await changes.find((change) => change.new.id === 1);

  await proxy.cut();
  await bed.owner`insert into events values (2)`;
  await bed.owner`insert into events values (3)`;
  await channel.send({ type: "broadcast", event: "here", payload: {} });
  await heard.find(({ event }) => event === "here");
  const refused = watchStatus(near.channel("private", { config: { private: true } }));
  const meanwhile = new Inbox<{ new: { id: number } }>();
  const system = new Inbox<{ status: string }>();
  const hopeful = near.channel("hopeful").on("system", {}, system.add);
  hopeful.on("postgres_changes", { event: "*", schema: "public", table: "events" }, meanwhile.add as never);
  await subscribe(hopeful);
  await system.find(({ status }) => status === "error");
  await proxy.open();
  await changes.until(({ length }) => length === 3, "the missed changes");
  await system.find(({ status }) => status === "ok", "the watch after the outage");
  await bed.owner`insert into events values (4)`;
  await meanwhile.find((change) => change.new.id === 4);
  await changes.until(({ length }) => length === 4);
  expect(changes.items.map((change) => change.new.id)).toEqual([1, 2, 3, 4]);
  await other.send({ type: "broadcast", event: "from afar", payload: {} });
  await heard.find(({ event }) => event === "from afar");
  expect(await refused.find(() => true)).toMatchObject({ status: "CHANNEL_ERROR" });
});
