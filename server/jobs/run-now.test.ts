import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { readConfig } from "../config/config.ts";
import { createMetrics } from "../observability/metrics.ts";
import { defineJob, type Job } from "./define-job.ts";
import { startJobs } from "./jobs.ts";
import { runNow } from "./run-now.ts";

const log = pino({ level: "silent" });
let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

async function startProcess(job: Job) {
  const given = { sql: database.connectAsLogin(), log, metrics: createMetrics(), publicUrl: "http://localhost:3000" };
  const running = startJobs([job], { ...given, gateway: undefined, config: readConfig({ DEMO: "1" }) });
  await running.started();
  return running;
}

test("the running server does one run, and the command prints its end", async () => {
  let runs = 0;
  const job = defineJob({ name: "now", label: "Agora", cron: "1 1 1 1 *", work: async () => runs++ });
  const running = await startProcess(job);
  expect((await runNow(database.owner, log, job)).seconds).toBeGreaterThanOrEqual(0);
  expect(runs).toBe(1);
  await running.stop();
});

test("a run that fails says why, in a word", async () => {
  const work = async () => {
    throw Object.assign(new TypeError("of ana@exemplo.com.br"), { code: "E1" });
  };
  const job = defineJob({ name: "failing-now", label: "Falha", work });
  const running = await startProcess(job);
  await expect(runNow(database.owner, log, job)).rejects.toThrow("Falhou, e será tentada de novo: TypeError E1");
  await running.stop();
});

test("where no server takes it that is said, and a second request waits for the first", async () => {
  const job = defineJob({ name: "nobodys", label: "De ninguém", cron: "1 1 1 1 *", work: async () => {} });
  await (await startProcess(job)).stop();
  for (let times = 0; times < 2; times++)
    await expect(runNow(database.owner, log, job, { takenWithin: 0 })).rejects.toThrow("Nenhum servidor começou");
  expect(await database.owner`select state from pgboss.job where name = 'nobodys'`).toEqual([{ state: "created" }]);
});
