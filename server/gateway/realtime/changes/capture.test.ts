import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribe, subscribeToChanges } from "../testing/subscribe.ts";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed({ limits: { leaseInterval: 200 } });
  await bed.owner.unsafe(`
    create table papers (id int primary key, body json);
    create table others (id int primary key);
    grant select on papers, others to anon;
    alter publication supabase_realtime add table papers, others;
  `);
});
afterAll(() => bed.close());

async function countCaptured() {
  const [row] = await bed.owner`select count(*)::int as count from realtime.changes`;
  return (row as { count: number }).count;
}

async function listen() {
  const inbox = new Inbox<{ new: { id: number } }>();
  const channel = bed.connect().channel(`capture-${Math.random()}`);
  channel.on("postgres_changes", { event: "*", schema: "public", table: "papers" }, inbox.add as never);
  await subscribeToChanges(channel);
  return { inbox, channel };
}

test("nothing is captured of a table that nobody listens to", async () => {
  await bed.owner`insert into papers values (1, '{}')`;
  expect(await countCaptured()).toBe(0);
  const { inbox, channel } = await listen();
  await bed.owner`insert into papers values (2, '{}')`;
  await bed.owner`insert into others values (2)`;
  await inbox.find(() => true);
  expect(await countCaptured()).toBe(1);
  await channel.unsubscribe();
  await bed.eventually(async () => (await bed.owner`select from realtime.watched`).length === 0);
  await bed.owner`insert into papers values (3, '{}')`;
  expect(await countCaptured()).toBe(1);
});

test("a capture that fails does not fail the writer", async () => {
  const { inbox } = await listen();
  await bed.owner`alter table realtime.changes add constraint refused check (type <> 'UPDATE') not valid`;
  await bed.owner`update papers set body = '[1]' where id = 1`;
  expect(await bed.owner`select body from papers where id = 1`).toEqual([{ body: [1] }]);
  await bed.owner`alter table realtime.changes drop constraint refused`;
  await bed.owner`alter table realtime.watched rename to gone`;
  await bed.owner`insert into papers values (10, '{}')`;
  await bed.owner`alter table realtime.gone rename to watched`;
  // Fits into json, and not into jsonb.
  await bed.owner`insert into papers values (11, '"\\u0000"')`;
  await inbox.find((change) => change.new.id === 11);
  expect(inbox.items).toHaveLength(1);
});

test("rows are taken by whoever writes, with the rights of nobody else", async () => {
  await bed.owner.unsafe(
    "create role scribe; grant usage on schema public to scribe; grant insert on papers to scribe",
  );
  const { inbox } = await listen();
  await bed.owner.begin(async (tx) => {
    await tx`set local role scribe`;
    await tx`insert into papers values (20, '{}')`;
  });
  await inbox.find((change) => change.new.id === 20);
  for (const statement of [
    "select * from realtime.changes",
    "insert into realtime.watched values (1, gen_random_uuid())",
    "select realtime.install_triggers()",
    "select realtime.published_tables()",
  ])
    for (const role of ["anon", "authenticated", "service_role"])
      await expect(
        bed.owner.begin(async (tx) => {
          await tx.unsafe(`set local role ${role}`);
          await tx.unsafe(statement);
        }),
        `${role}: ${statement}`,
      ).rejects.toThrow(/permission denied/);
  await bed.owner.unsafe("drop owned by scribe; drop role scribe");
});

test("old changes and messages are swept away", async () => {
  await bed.owner.unsafe(`
    insert into realtime.changes (entity, type, at) values (1, 'INSERT', now() - interval '1 hour');
    insert into realtime.messages (topic, extension, inserted_at) values ('old', 'broadcast', now() - interval '4 days');
  `);
  await bed.eventually(
    async () =>
      (await bed.owner`select from realtime.changes where entity = 1`).length +
        (await bed.owner`select from realtime.messages`).length ===
      0,
  );
});

test("a channel can be joined and left while tables are watched", async () => {
  const { inbox } = await listen();
  const other = bed.connect().channel("calm");
  await subscribe(other);
  await other.unsubscribe();
  await bed.owner`insert into papers values (30, '{}')`;
  await inbox.find((change) => change.new.id === 30);
});
