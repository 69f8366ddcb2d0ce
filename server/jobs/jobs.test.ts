import { randomUUID } from "node:crypto";
import pino from "pino";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { createMetrics } from "../observability/metrics.ts";
import { defineJob, type Job } from "./define-job.ts";
import { startJobs } from "./jobs.ts";

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

/** A process of its own, as far as the queue can tell. */
function startProcess(jobs: Job[], sql: Sql = database.connectAsLogin()) {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  const given = { sql, log, metrics, publicUrl: "http://localhost:3000", gateway: undefined, config: {} as never };
  const running = startJobs(jobs, given, { cronEvery: 1, pollEvery: 1, drainLimit: 2_000, startAgainAfter: 50 });
  return { ...running, lines, metrics };
}

test("of two processes that start at once on an empty database each run is done by one", async () => {
  const done: string[] = [];
  const name = "count";
  const jobs = [defineJob({ name, work: async (_, { id }) => void done.push(String(id)) })];
  const [one, two] = [startProcess(jobs), startProcess(jobs)];
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(ids.map((id, index) => (index % 2 ? one : two).send(name, { id })));
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(20), { timeout: 10_000 });
  await Promise.all([one.stop(), two.stop()]);
  expect(done.sort()).toEqual(ids.sort());
  expect([...one.lines, ...two.lines]).toEqual([]);
});
