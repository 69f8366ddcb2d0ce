import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anon, statementLimits } from "../acting.ts";
import { type BatchPool, createBatchPool } from "./batch-pool.ts";
import { queryInBatch } from "./query-in-batch.ts";

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
  expect(rows?.map((row) => row.map(String))).toEqual([["postgres", "0"]]);
});
