import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anon, statementLimits } from "../acting.ts";
import { type BatchPool, createBatchPool } from "./batch-pool.ts";
import { readRow } from "./messages.ts";
import { gatherInBatch, queryInBatch } from "./query-in-batch.ts";

/** As the owner of everything: whoever forgets the role here would see all rows. */
let owner: Sql;
let batches: BatchPool;
beforeAll(() => {
  owner = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1 });
  batches = createBatchPool(owner);
});
afterAll(async () => {
  await batches.close();
  await owner.end();
});

const state = `select current_user::text as role, current_setting('request.jwt.claims', true)::json ->> 'sub' as sub,
  current_setting('statement_timeout') as limit`;

test("a statement runs as its actor, with the time that the table API gives the same role", async () => {
  expect(await queryInBatch(batches, anon, state)).toEqual([{ role: "anon", sub: null, limit: "3s" }]);
  const user = { role: "authenticated" as const, claims: { sub: "someone" } };
  expect(await queryInBatch(batches, user, state)).toEqual([{ role: "authenticated", sub: "someone", limit: "8s" }]);
});

test("a statement that takes too long is ended, and its connection serves the next without limit or role", async () => {
  const { anon: limit } = statementLimits;
  statementLimits.anon = "50ms";
  await expect(queryInBatch(batches, anon, "select pg_sleep(60)")).rejects.toMatchObject({ code: "57014" });
  statementLimits.anon = limit;
  const [rows] = await batches.run([
    { text: "select current_user, current_setting('statement_timeout')", parameters: [], isPrepared: false },
  ]);
  expect(rows?.map((row) => readRow(row).map(String))).toEqual([["postgres", "0"]]);
});

test("what is asked at one moment is one transaction, each with its own answer; what fails, fails for all of them", async () => {
  const query = gatherInBatch(batches, anon);
  const transaction = "select pg_current_xact_id()::text as id, $1::int + 1 as next, current_user::text as role";
  const [one, other] = await Promise.all([query(transaction, [1]), query(transaction, [2])]);
  expect([one, other]).toMatchObject([[{ next: 2, role: "anon" }], [{ next: 3, role: "anon" }]]);
  expect(one).toMatchObject([{ id: (other[0] as { id: string }).id }]);
  expect(await query(transaction, [3])).not.toMatchObject([{ id: (other[0] as { id: string }).id }]);
  const outcomes = await Promise.allSettled([query("select 1 as n"), query("select 1 / $1::int", [0])]);
  expect(outcomes).toMatchObject([
    { status: "rejected", reason: { code: "22012" } },
    { status: "rejected", reason: { code: "22012" } },
  ]);
  expect(await query("select 2 as n")).toEqual([{ n: 2 }]);
});
