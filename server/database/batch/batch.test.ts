import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { type BatchPool, createBatchPool } from "./batch-pool.ts";
import { readRow } from "./messages.ts";

/** A database of its own: others look at every table of the product's. */
const database = `batch_${randomBytes(6).toString("hex")}`;
const connect = (name: string, max: number) =>
  postgres({ host: inject("postgresHost"), user: "postgres", database: name, max, onnotice() {} });
let admin: Sql;
let owner: Sql;
let batches: BatchPool;
beforeAll(async () => {
  admin = connect("postgres", 1);
  await admin`create database ${admin(database)} template template0`;
});
afterAll(async () => {
  await admin`drop database ${admin(database)} with (force)`;
  await admin.end();
});
beforeEach(async () => {
  owner = connect(database, 2);
  await owner`drop table if exists public.batch_notes`;
  await owner`create table public.batch_notes (id int primary key, word text)`;
  batches = createBatchPool(owner);
});
afterEach(async () => {
  await batches.close();
  await owner.end();
});

const statement = (text: string, ...parameters: (string | null)[]) => ({ text, parameters, isPrepared: false });
const prepared = (text: string, ...parameters: (string | null)[]) => ({ text, parameters, isPrepared: true });
const asAnon = prepared("select set_config('role', $1, true), set_config('batch.claim', $2, true)", "anon", "mine");
const who = statement("select current_user, coalesce(current_setting('batch.claim', true), '')");
const texts = (rows: Buffer[] | undefined) =>
  rows?.map((row) => readRow(row).map((value) => value?.toString() ?? null));
const count = async () => (await owner`select count(*)::int as n from public.batch_notes`)[0]?.n;

test("what is set as local holds for the batch and ends with it, whether it succeeds or fails", async () => {
  for (let round = 0; round < 3; round += 1) {
    const [, rows] = await batches.run([asAnon, who]);
    expect(texts(rows)).toEqual([["anon", "mine"]]);
    await expect(batches.run([asAnon, statement("select 1 / $1", "0")])).rejects.toThrow("division by zero");
    await expect(batches.run([asAnon, statement("selec")])).rejects.toMatchObject({ code: "42601" });
    const after = await Promise.all([batches.run([who]), batches.run([who])]);
    for (const [rows] of after) expect(texts(rows)).toEqual([["postgres", ""]]);
  }
});

test("all of a batch happens, or nothing", async () => {
  const insert = (id: string) => prepared("insert into public.batch_notes values ($1, $2)", id, null);
  await batches.run([insert("1"), insert("2")]);
  expect(await count()).toBe(2);
  await expect(batches.run([insert("3"), insert("1")])).rejects.toMatchObject({ code: "23505" });
  await expect(batches.run([insert("4"), insert("x"), insert("5")])).rejects.toMatchObject({ code: "22P02" });
  expect(await count()).toBe(2);
});

test("a constraint that is checked at the end fails the batch", async () => {
  await owner`alter table public.batch_notes add unique (word) deferrable initially deferred`;
  const insert = (id: string) => statement("insert into public.batch_notes values ($1, 'same') returning id", id);
  await expect(batches.run([insert("1"), insert("2")])).rejects.toMatchObject({ code: "23505" });
  expect(await count()).toBe(0);
});

test("a time limit set in a batch holds for its next statement", async () => {
  const limit = statement("select set_config('statement_timeout', '50ms', true)");
  await expect(batches.run([limit, statement("select pg_sleep(20)")])).rejects.toMatchObject({ code: "57014" });
  const read = statement("select set_config('transaction_read_only', 'on', true)");
  const write = statement("insert into public.batch_notes values (1)");
  await expect(batches.run([read, write])).rejects.toMatchObject({ code: "25006" });
  await batches.run([write]);
});

test("values of any size and alphabet come back as they went", async () => {
  for (const text of ["", "São Tomé \\ ' \" $1 🌿", "x".repeat(3_000_000), "é".repeat(100_000)]) {
    const [rows] = await batches.run([statement("select $1::text, null, $1::text", text)]);
    expect(texts(rows)).toEqual([[text, null, text]]);
  }
});

test("many at once share few connections, each with its own answer", async () => {
  const asked = Array.from({ length: 60 }, (_, index) => `${index}`);
  const answers = await Promise.all(asked.map((n) => batches.run([prepared("select $1::int + 1", n)])));
  expect(answers.map(([rows]) => Number(texts(rows)?.[0]?.[0]))).toEqual(asked.map((n) => Number(n) + 1));
});

test("a connection that the server ended is replaced", async () => {
  const pid = statement("select pg_backend_pid()");
  const [first] = (await batches.run([pid])).flatMap(texts).flat();
  await owner`select pg_terminate_backend(${String(first)}::int)`;
  await eventually(async () => {
    const [second] = (await batches.run([pid])).flatMap(texts).flat();
    expect(second).not.toBe(first);
  });
});

test("statements whose columns have changed are prepared again", async () => {
  const select = { ...prepared("select * from public.batch_notes"), isDescribed: true };
  await batches.run([select]);
  await owner`alter table public.batch_notes add column more text default 'here'`;
  await owner`insert into public.batch_notes (id) values (1)`;
  const [rows] = await batches.run([select]);
  expect(texts(rows)).toEqual([["1", null, "here"]]);
  expect(rows?.columns?.map(({ name }) => name)).toEqual(["id", "word", "more"]);
});

test("statements that the server forgot are prepared again", async () => {
  const select = prepared("select $1::text", "here");
  await Promise.all([batches.run([select]), batches.run([select])]);
  await Promise.all([batches.run([statement("deallocate all")]), batches.run([statement("deallocate all")])]);
  expect(texts((await batches.run([select]))[0])).toEqual([["here"]]);
});
