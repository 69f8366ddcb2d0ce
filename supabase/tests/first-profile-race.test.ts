import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../seed/testing/product-database.ts";

test("of windows that save the first profile of an account at once one does, and the others write over nothing", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const sub = randomUUID();
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${sub}, 'ana@exemplo.com.br', '{"name": "Ana Souza"}')`;
  const ana: Actor = { role: "authenticated", claims: { sub } };
  const pool = database.connect(4);
  const save = (schedule: string) =>
    queryAs<{ schedule: string }>(
      pool,
      ana,
      `update professionals set specialty = 'Psicologia', schedule = $2 where user_id = $1 and specialty is null
       returning schedule`,
      [sub, schedule],
    );
  // All have asked whether there is a profile before the first of them may write.
  const saves = await owner.begin(async (tx) => {
    await tx`select from directory.profiles where user_id = ${sub} for update`;
    const begun = ["De manhã", "À tarde", "À noite"].map(save);
    await expect
      .poll(async () => {
        const [row] = await owner`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row?.waiting;
      })
      .toBe(begun.length);
    return { begun };
  });
  const written = (await Promise.all(saves.begun)).flat();
  const kept = await owner`select schedule from directory.profiles where user_id = ${sub}`;
  await database.drop();
  expect(written).toHaveLength(1);
  expect([...kept]).toEqual(written);
});
