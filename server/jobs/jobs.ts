import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { Sql } from "postgres";
import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";
import type { Jobs } from "../kernel/jobs.ts";
import { describeError } from "../kernel/log.ts";
import { openBossDatabase } from "./boss-database.ts";
import type { Job, JobDeps } from "./define-job.ts";
import { runJob } from "./run-job.ts";

const hour = 3600;

type Options = {
  /** Where the queue is, if not where the jobs work: past a pooler. */
  queueAt?: Sql;
  /** Before another attempt, when the database cannot be reached, in milliseconds. */
  startAgainAfter?: number;
  /** How often the clock of the schedules is read, in seconds. */
  cronEvery?: number;
  /** How often a queue is looked at when nothing announced a run, in seconds. */
  pollEvery?: number;
  /** Before a failed run is tried again for the first time, in seconds. */
  retryAfter?: number;
  /** How long runs under way may take to end, in milliseconds. */
  drainLimit?: number;
};

/**
 * Runs the jobs in the background from now on, together with every other process on this database: each run is
 * done by one of them. A failure to start is logged and tried again; the site does without jobs meanwhile.
 */
export function startJobs(jobs: Job[], given: Omit<JobDeps, "jobs">, options: Options = {}) {
  const { log } = given;
  const { database, close } = openBossDatabase(options.queueAt ?? given.sql, log);
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const queue: Jobs = {
    async send(name, data = {}, { singletonKey, startAfter } = {}) {
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error(`There is no job "${name}"`);
      // A queue lets one run per key wait; those without one all differ, except the clock's.
      const key = singletonKey ?? (job.cron ? undefined : randomUUID());
      return (await ready).send(name, data, { ...(key && { singletonKey: key }), ...(startAfter && { startAfter }) });
    },
  };
  const deps: JobDeps = { ...given, jobs: queue };

  const start = async () => {
    // Imported now: it takes longer to load than the rest of the server, and nobody waits for it here.
    const { PgBoss } = await import("pg-boss");
    const boss = new PgBoss({
      db: database,
      schema: "pgboss",
      createSchema: false,
      useListenNotify: true,
      cronMonitorIntervalSeconds: options.cronEvery ?? 30,
      cronWorkerIntervalSeconds: Math.min(options.cronEvery ?? 5, 5),
      monitorVacuum: false,
    });
    boss.on("error", (error) => log.error(describeError(error), "jobs: the queue failed; it goes on trying"));
    try {
      await boss.start();
      await prepare(boss, jobs, options.retryAfter ?? 30);
      for (const job of jobs) await work(boss, job, deps, options.pollEvery ?? 30);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  };

  const tryToStart = (): Promise<PgBoss> => {
    const attempt = start();
    attempt.catch((error) => {
      if (isStopped) return;
      log.error(describeError(error), "jobs: cannot start; trying again");
      retry = setTimeout(() => {
        ready = tryToStart();
      }, options.startAgainAfter ?? 10_000).unref();
    });
    return attempt;
  };
  let ready = tryToStart();

  return {
    ...queue,
    /** For whoever wants to know that runs happen from now on. */
    started: () => ready.then(() => {}),
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      const boss = await ready.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: options.drainLimit ?? 8_000 });
      await close();
    },
  };
}

/** What earlier starts have left is written again only where it differs: two questions instead of a hundred statements. */
async function prepare(boss: PgBoss, jobs: Job[], retryAfter: number) {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const prepareOne = async ({ name, cron, retries = 5, timeLimit = 15 * 60 }: Job) => {
    const limits = {
      retryLimit: retries,
      retryDelay: retryAfter,
      retryBackoff: true,
      retryDelayMax: hour,
      expireInSeconds: timeLimit,
      // A process that is killed says nothing: nobody else waits for its run until the time is over.
      heartbeatSeconds: 60,
      deleteAfterSeconds: 24 * hour,
      notify: true,
    };
    const queue = queues.find((known) => known.name === name);
    // By the clock: one run at a time and one waiting. By an event: any number, one waiting per key.
    if (!queue) await boss.createQueue(name, { ...limits, policy: cron ? "stately" : "short" });
    if (!queue || !has(queue, limits)) await boss.updateQueue(name, limits);
    const schedule = schedules.find((known) => known.name === name);
    if (cron && !(schedule && has(schedule, { cron, timezone: DEFAULT_ZONE })))
      await boss.schedule(name, cron, {}, { tz: DEFAULT_ZONE });
  };
  await Promise.all(jobs.map(prepareOne));
  // Schedules outlive the code that made them.
  const wanted = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  for (const { name } of schedules) if (!wanted.has(name)) await boss.unschedule(name);
}

function has(row: object, wanted: object) {
  const values = new Map(Object.entries(row));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

async function work(boss: PgBoss, job: Job, deps: JobDeps, pollEvery: number) {
  const options = {
    pollingIntervalSeconds: Math.min(pollEvery, 5),
    notifyPollingIntervalSeconds: pollEvery,
    localConcurrency: job.atOnce ?? 1,
  };
  const worker = await boss.work(job.name, options, async ([run]) => {
    if (!run) return;
    // Where there was one run there may be more: it looks again without a pause.
    boss.notifyWorker(worker);
    await runJob(job, deps, run.data as Record<string, unknown>, run.signal);
  });
}
