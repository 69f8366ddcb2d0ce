import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import pino from "pino";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { readConfig } from "../config/config.ts";
import { createGatewayDatabase } from "../gateway/testing/gateway-database.ts";
import { createMetrics } from "../observability/metrics.ts";
import { eventually } from "../testing/eventually.ts";
import { allJobs } from "./all-jobs.ts";
import { openBossDatabase } from "./boss-database.ts";
import { defineJob, type Job } from "./define-job.ts";
import { startJobs } from "./jobs.ts";

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

/** A process of its own, as far as the queue can tell, with the shared login that owns nothing. */
function startProcess(jobs: Job[], sql: Sql = database.connectAsLogin()) {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  // Whole, because the clock may ask for any job while a test runs.
  const config = readConfig({ DEMO: "1" });
  const given = { sql, log, metrics, publicUrl: "http://localhost:3000", gateway: undefined, config };
  const options = { cronEvery: 1, pollEvery: 1, retryAfter: 1, drainLimit: 1_000, startAgainAfter: 50 };
  const running = startJobs(jobs, given, options);
  return {
    ...running,
    lines,
    count: async (job: string, result: string) => {
      const { values } = await metrics.jobs.get();
      return values.find(({ labels }) => labels.job === job && labels.result === result)?.value ?? 0;
    },
  };
}

const noted = (name: string) => database.owner`select * from jobs.runs where name = ${name}`.then(([row]) => row);

test("of two processes that start at once on an empty database each run is done by one", async () => {
  const done: string[] = [];
  const jobs = [defineJob({ name: "count", label: "", work: async (_, { id }) => void done.push(String(id)) })];
  const [one, two] = [startProcess(jobs), startProcess(jobs)];
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(ids.map((id, index) => (index % 2 ? one : two).send("count", { id })));
  await eventually(() => expect(done.length).toBeGreaterThanOrEqual(20));
  await Promise.all([one.stop(), two.stop()]);
  expect(done.sort()).toEqual(ids.sort());
  expect([...one.lines, ...two.lines]).toEqual([]);
  expect(await noted("count")).toMatchObject({ successes: "20", failures: "0", last_error: null });
});

test("the clock asks for one run a time, however many processes watch it", async () => {
  const minutes: number[] = [];
  const work = async () => void minutes.push(Math.floor(Date.now() / 60_000));
  const jobs = [defineJob({ name: "tick", label: "", cron: "* * * * *", work })];
  const processes = [startProcess(jobs), startProcess(jobs), startProcess(jobs)];
  await eventually(() => expect(minutes.length).toBeGreaterThan(0));
  await Promise.all(processes.map(({ stop }) => stop()));
  expect(minutes.length).toBe(new Set(minutes).size);
  expect(processes.flatMap(({ lines }) => lines)).toEqual([]);
  expect(await database.owner`select last_job_id from pgboss.schedule`).toEqual([{ last_job_id: expect.any(String) }]);

  const without = startProcess([]);
  await without.started();
  expect(await database.owner`select name from pgboss.schedule`).toEqual([]);
  await without.stop();
});

test("a start writes what a job has become, and leaves alone what is as it was", async () => {
  const begin = async (job: Omit<Parameters<typeof defineJob>[0], "name" | "label" | "work">) => {
    const one = startProcess([defineJob({ name: "changing", label: "", work: async () => {}, ...job })]);
    await one.started();
    await one.stop();
    const [row] = await database.owner`
      select q.retry_limit, q.expire_seconds, q.heartbeat_seconds, s.cron, q.xmin::text || s.xmin::text as version
      from pgboss.queue q join pgboss.schedule s using (name) where name = 'changing'`;
    return row;
  };
  const first = await begin({ cron: "1 1 1 1 *" });
  expect(first).toMatchObject({ retry_limit: 5, expire_seconds: 900, heartbeat_seconds: 60, cron: "1 1 1 1 *" });
  expect(await begin({ cron: "1 1 1 1 *" })).toEqual(first);
  await database.owner`update pgboss.queue set heartbeat_seconds = null where name = 'changing'`;
  expect(await begin({ cron: "1 1 1 1 *" })).toMatchObject({ heartbeat_seconds: 60 });
  const second = await begin({ cron: "2 1 1 1 *", retries: 1, timeLimit: 60 });
  expect(second).toMatchObject({ retry_limit: 1, expire_seconds: 60, cron: "2 1 1 1 *" });
});

test("a run whose process was killed is tried again long before its time is over", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const work = () => new Promise(() => begin());
  const killed = startProcess([defineJob({ name: "orphan", label: "", cron: "1 1 1 1 *", work })]);
  await killed.send("orphan");
  await begun;
  // As when nothing was heard of it for a minute, and another process looks.
  await database.owner`update pgboss.job set heartbeat_on = now() - interval '61 seconds' where name = 'orphan'`;
  await database.owner`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = 'orphan'`;
  const boss = openBossDatabase(database.connectAsLogin(), pino({ level: "silent" }));
  const another = new PgBoss({ db: boss.database, schema: "pgboss", createSchema: false, supervise: false });
  await another.start();
  await another.supervise("orphan");
  expect(await database.owner`select state from pgboss.job where name = 'orphan'`).toEqual([{ state: "retry" }]);
  await another.stop({ graceful: false });
  await boss.close();
  await killed.stop();
});

test("a failed run is tried again, and nothing of its words is kept", async () => {
  let attempts = 0;
  const work = async () => {
    attempts++;
    if (attempts === 1) throw Object.assign(new Error("no such person: ana@exemplo.com.br"), { code: "E1" });
  };
  const running = startProcess([defineJob({ name: "stumble", label: "", work })]);
  await running.send("stumble", { about: "ana" });
  await eventually(async () => expect(await noted("stumble")).toMatchObject({ last_error: "Error E1" }));
  await eventually(async () => expect(await running.count("stumble", "done")).toBe(1));
  await running.stop();
  expect(await noted("stumble")).toMatchObject({ successes: "1", failures: "1", last_error: null });
  expect(await running.count("stumble", "failed")).toBe(1);
  const kept = await database.owner`select output from pgboss.job where name = 'stumble'`;
  expect(running.lines).toHaveLength(1);
  expect(JSON.stringify([kept, running.lines])).not.toContain("exemplo.com.br");
});

test("of runs with the same key one waits", async () => {
  const running = startProcess([defineJob({ name: "keyed", label: "", work: async () => {} })]);
  const later = { singletonKey: "ana", startAfter: 60 };
  expect(await running.send("keyed", {}, later)).not.toBeNull();
  expect(await running.send("keyed", {}, later)).toBeNull();
  expect(await running.send("keyed", {}, { ...later, singletonKey: "bruno" })).not.toBeNull();
  expect(await running.send("keyed", {}, { startAfter: 60 })).not.toBeNull();
  expect(await running.send("keyed", {}, { startAfter: 60 })).not.toBeNull();
  await expect(running.send("unknown")).rejects.toThrow('There is no job "unknown"');
  await running.stop();
});

test("stopping waits for a run under way, and not for ever", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ends: string[] = [];
  const patient = startProcess([
    defineJob({
      name: "slow",
      label: "",
      async work() {
        begin();
        await released;
        ends.push("done");
      },
    }),
  ]);
  await patient.send("slow");
  await begun;
  const stopped = patient.stop();
  release();
  await stopped;
  expect(ends).toEqual(["done"]);

  const { promise: stuck, resolve: stick } = Promise.withResolvers<void>();
  const endless = startProcess([defineJob({ name: "endless", label: "", work: () => new Promise(() => stick()) })]);
  await endless.send("endless");
  await stuck;
  await endless.stop();
});

test("a queue that cannot start yet is started later", async () => {
  const bare = await createGatewayDatabase();
  const { promise: ran, resolve: run } = Promise.withResolvers<void>();
  const running = startProcess([defineJob({ name: "late", label: "", work: async () => run() })], bare.settings.sql);
  await expect(running.started()).rejects.toThrow();
  await bare.owner`create schema pgboss`;
  await bare.owner`grant usage, create on schema pgboss to service_role`;
  await eventually(() => running.send("late"));
  await ran;
  await running.stop();
  await bare.drop();
});

test("the product's own jobs run on the product's database", async () => {
  const names = allJobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const running = startProcess(allJobs);
  for (const name of ["unlist-lapsed", "purge-emails", "clean-up-accounts", "sweep-files"]) await running.send(name);
  await eventually(async () => expect(await running.count("sweep-files", "done")).toBeGreaterThan(0));
  await running.stop();
  expect(running.lines).toEqual([]);
});
