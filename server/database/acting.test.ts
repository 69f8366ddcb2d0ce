import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { actAs, anon, queryAs } from "./acting.ts";

/** As the owner of everything: whoever forgets the role here would see all rows. */
let sql: Sql;
beforeAll(() => {
  sql = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 2 });
});
afterAll(() => sql.end());

const who = "select current_user::text as role, current_setting('request.jwt.claims')::json ->> 'sub' as sub";

test("the very first statement runs under the actor's role and claims, however the work is written", async () => {
  const user = { role: "authenticated" as const, claims: { sub: "someone" } };
  const expected = [{ role: "authenticated", sub: "someone" }];
  expect([...(await actAs(sql, user, (tx) => tx.unsafe(who)))]).toEqual(expected);
  expect(await actAs(sql, user, async (tx) => [...(await tx.unsafe(who))])).toEqual(expected);
  expect(await actAs(sql, user, async (tx) => (await Promise.all([tx.unsafe(who)])).flat())).toEqual(expected);
  expect(await queryAs(sql, user, who)).toEqual(expected);
});

test("role and claims end with the transaction, also with a failing one", async () => {
  await queryAs(sql, anon, "select 1");
  await expect(queryAs(sql, anon, "select 1 / 0")).rejects.toThrow("division by zero");
  await expect(actAs(sql, anon, () => Promise.reject(new Error("changed my mind")))).rejects.toThrow("changed my mind");
  const rows = await Promise.all(
    [1, 2, 3, 4].map(
      () => sql`select current_user::text as role, current_setting('request.jwt.claims', true) as claims`,
    ),
  );
  for (const [row] of rows)
    expect(row).toMatchObject({ role: "postgres", claims: expect.not.stringContaining("anon") });
});

test("a role that is none is refused", async () => {
  await expect(queryAs(sql, { role: "postgres'; --" as never }, "select 1")).rejects.toThrow("does not exist");
});
