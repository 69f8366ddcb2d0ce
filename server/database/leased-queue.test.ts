import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { leasedQueue, retryTime } from "./leased-queue.ts";

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

const open = (changes: { lease?: number; isDoneByAnyone?: boolean } = {}) =>
  leasedQueue({
    ...{ sql: database.connectAsLogin(), table: "email.outbox", done: "sent_at", emptied: "data", lease: 60 },
    ...changes,
  });

async function enqueue() {
  await database.owner`delete from email.outbox`;
  const [row] = await database.owner`select email.enqueue('news', 'ana@exemplo.com.br', '{"link": "x"}') as id`;
  return String(row?.id);
}

const makeDue = () => database.owner`update email.outbox set next_attempt_at = now() where next_attempt_at is not null`;
const read = async (id: string) =>
  (
    await database.owner`select data, last_error, next_attempt_at, sent_at, failed_at from email.outbox where id = ${id}`
  )[0];

test("a claimed row is nobody else's until the lease is over, and only the last claim counts", async () => {
  const [id, queue] = [await enqueue(), open()];
  const first = await queue.claim();
  expect(first).toMatchObject({ id, attempts: 1 });
  expect(await queue.claim()).toBeUndefined();
  await makeDue();
  const second = await queue.claim();
  expect(second).toMatchObject({ id, attempts: 2 });
  if (!first || !second) throw new Error("nothing was claimed");
  expect(await queue.complete(first)).toBe(false);
  expect(await read(id)).toMatchObject({ sent_at: null, data: { link: "x" } });
  expect(await queue.complete(second)).toBe(true);
  expect(await read(id)).toEqual({
    data: {},
    last_error: null,
    next_attempt_at: null,
    sent_at: expect.any(Date),
    failed_at: null,
  });
  expect(await queue.complete(second)).toBe(false);
  expect(await queue.retry(second, "late", new Date())).toBe(false);
});

test("what cannot be undone is done whoever holds the row by then, unless it is over", async () => {
  const [id, queue] = [await enqueue(), open({ isDoneByAnyone: true })];
  const first = await queue.claim();
  await makeDue();
  const second = await queue.claim();
  if (!first || !second) throw new Error("nothing was claimed");
  expect(await queue.retry(first, "late", new Date())).toBe(false);
  expect(await queue.giveUp(first, "late")).toBe(false);
  expect(await queue.complete(first)).toBe(true);
  expect(await read(id)).toMatchObject({ sent_at: expect.any(Date), next_attempt_at: null });
  expect(await queue.retry(second, "late", new Date())).toBe(false);
  expect(await queue.complete(second)).toBe(false);
});

test("work that outlasts the lease keeps its row, unless it is somebody else's by then", async () => {
  const [id, queue] = [await enqueue(), open()];
  const row = await queue.claim();
  if (!row) throw new Error("nothing was claimed");
  const leaseOf = async () => (await read(id))?.next_attempt_at as Date;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { promise: work, resolve } = Promise.withResolvers<string>();
  const held = queue.hold(row, () => work);
  await makeDue();
  const due = await leaseOf();
  vi.advanceTimersByTime(20_000);
  await expect.poll(async () => (await leaseOf()) > due).toBe(true);
  expect(await queue.claim()).toBeUndefined();
  await makeDue();
  expect(await queue.claim()).toMatchObject({ id, attempts: 2 });
  const theirs = await leaseOf();
  vi.advanceTimersByTime(20_000);
  resolve("worked");
  expect(await held).toBe("worked");
  expect(await leaseOf()).toEqual(theirs);
  vi.useRealTimers();
});

test("a row that is put off keeps what it needs, one that is given up keeps nothing", async () => {
  const [id, queue, later] = [await enqueue(), open(), new Date(Date.now() + 3_600_000)];
  const row = await queue.claim();
  if (!row) throw new Error("nothing was claimed");
  expect(await queue.retry(row, "x".repeat(300), later)).toBe(true);
  expect(await read(id)).toEqual({
    data: { link: "x" },
    last_error: "x".repeat(200),
    next_attempt_at: later,
    sent_at: null,
    failed_at: null,
  });
  await makeDue();
  const again = await queue.claim();
  if (!again) throw new Error("nothing was claimed");
  expect(await queue.giveUp(again, "refused")).toBe(true);
  expect(await read(id)).toEqual({
    data: {},
    last_error: "refused",
    next_attempt_at: null,
    sent_at: null,
    failed_at: expect.any(Date),
  });
});

test("of twenty who claim at once each row has one", async () => {
  await enqueue();
  await database.owner`select email.enqueue('news', 'b' || n || '@exemplo.com.br', '{}') from generate_series(1, 9) n`;
  const queue = open();
  const claimed = await Promise.all(Array.from({ length: 20 }, () => queue.claim()));
  const ids = claimed.flatMap((row) => (row ? [row.id] : []));
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

const minutes = (attempt: number, chance: number) =>
  Number(retryTime(attempt, 0, { first: 60_000, longest: 360 * 60_000 }, chance)) / 60_000;

test("the pauses grow from the first to the longest", () => {
  expect([1, 2, 3, 4].map((attempt) => minutes(attempt, 0.5))).toEqual([1, 2, 4, 8]);
  expect(minutes(30, 0.5)).toBe(360);
  expect(minutes(1, 0)).toBeCloseTo(0.8);
  expect(minutes(1, 1)).toBeCloseTo(1.2);
});
