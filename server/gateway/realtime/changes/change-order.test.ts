import type { TransactionSql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Inbox } from "../testing/inbox.ts";
import { createTestbed, type Testbed } from "../testing/realtime-server.ts";
import { subscribeToChanges } from "../testing/subscribe.ts";

let bed: Testbed;
beforeAll(async () => {
  bed = await createTestbed();
  await bed.owner.unsafe(`
    create table marks (id int primary key);
    create table counters (id int primary key, n int not null);
    insert into counters values (1, 0);
    grant select, insert, update on marks, counters to service_role;
    alter publication supabase_realtime add table marks, counters;
  `);
});
afterAll(() => bed.close());

type Row = { id: number; n: number };

async function listen(table: string) {
  const inbox = new Inbox<number>();
  const channel = bed.connect({ key: bed.keys.secretKey }).channel(`order-${table}-${Math.random()}`);
  channel.on("postgres_changes", { event: "*", schema: "public", table }, (change) =>
    inbox.add(table === "marks" ? (change.new as Row).id : (change.new as Row).n),
  );
  await subscribeToChanges(channel);
  return inbox;
}

test("who wrote first and committed last comes last", async () => {
  const inbox = await listen("marks");
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const begun = new Inbox<true>();
  const slow = bed.owner.begin(async (tx) => {
    await tx`insert into marks values (1), (2)`;
    begun.add(true);
    await held;
  });
  await begun.find(() => true);
  await bed.owner`insert into marks values (3)`;
  await inbox.find((id) => id === 3);
  commit();
  await slow;
  await bed.owner`insert into marks values (4)`;
  await inbox.find((id) => id === 4);
  expect(inbox.items).toEqual([3, 1, 2, 4]);
});

test("many writers at once: every committed change once, in the order of the commits, though listening is cut", async () => {
  const [marks, counts] = [await listen("marks"), await listen("counters")];
  const pools = [bed.connectPool(), bed.connectPool()];
  const committed: number[] = [];
  const run = async (writer: number) => {
    const sql = pools[writer % 2] as (typeof pools)[0];
    for (let round = 0; round < 40; round += 1) {
      const id = 1_000 + writer * 1_000 + round * 10;
      await sql
        .begin(async (tx) => {
          await tx`set local role service_role`;
          await tx`insert into marks values (${id})`;
          await tx.savepoint((inner) => failIf(round % 3 === 0, inner, id + 1)).catch(() => {});
          // Whoever holds this row's lock commits before the next one gets it.
          await tx`update counters set n = n + 1`;
          if (round % 7 === 0) throw new Error("rolled back");
          committed.push(id, ...(round % 3 === 0 ? [] : [id + 1]));
        })
        .catch(() => {});
      if (writer === 0 && round % 10 === 5)
        await bed.owner`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`;
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(run));
  await bed.owner`insert into marks values (99999)`;
  const [{ n } = { n: 0 }] = await bed.owner`select n from counters`;
  await counts.find((count) => count === n, "the last count");
  await marks.find((id) => id === 99_999, "the last mark");
  await marks.until(({ length }) => length > committed.length, "all marks");
  expect(counts.items).toEqual(Array.from({ length: n }, (_, index) => index + 1));
  expect(marks.items.toSorted((a, b) => a - b)).toEqual([...committed, 99_999].toSorted((a, b) => a - b));
});

async function failIf(fails: boolean, tx: TransactionSql, id: number) {
  await tx`insert into marks values (${id})`;
  if (fails) throw new Error("undone");
}
