import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../seed/testing/product-database.ts";

test("of windows that save one version of a profile at once one does, and the others write over nothing", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const sub = randomUUID();
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${sub}, 'ana@exemplo.com.br', '{"name": "Ana Souza"}')`;
  const ana: Actor = { role: "authenticated", claims: { sub } };
  const pool = database.connect(4);

  /** All have asked for the version that they know before the first of them may write. */
  async function saveAtOnce(condition: string) {
    const save = (schedule: string) =>
      queryAs<{ schedule: string }>(
        pool,
        ana,
        `update professionals set specialty = 'Psicologia', schedule = $2 where user_id = $1 and ${condition}
         returning schedule`,
        [sub, schedule],
      );
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
    return { written, kept: [...(await owner`select schedule from directory.profiles where user_id = ${sub}`)] };
  }

  const first = await saveAtOnce("specialty is null");
  await owner`update directory.profiles set schedule = 'Sob consulta' where user_id = ${sub}`;
  const [{ version } = {}] =
    await owner`select updated_at::text as version from directory.profiles where user_id = ${sub}`;
  const later = await saveAtOnce(`updated_at = '${version}'`);
  await database.drop();
  for (const { written, kept } of [first, later]) {
    expect(written).toHaveLength(1);
    expect(kept).toEqual(written);
  }
});
