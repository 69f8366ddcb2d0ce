import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { Jobs } from "../kernel/jobs.ts";
import type { Log } from "../kernel/log.ts";
import type { Metrics } from "../observability/metrics.ts";

/** What a job may use. */
export type JobDeps = {
  /** The shared pool: `actAs(sql, { role: "service_role" }, …)`. */
  sql: Sql;
  config: Config;
  log: Log;
  metrics: Metrics;
  /** The address that visitors use. */
  publicUrl: string;
  gateway: Gateway | undefined;
  jobs: Jobs;
};

export type Job = {
  /** Lower case with hyphens; a new name is another job. */
  name: string;
  /** What operators call it; `npm run types` brings it to their pages. */
  label: string;
  /** Five fields, in São Paulo's time. Without it the job runs when somebody sends it. */
  cron?: string;
  /**
   * May be called twice for the same run, or late, and must do no harm then. What it throws is logged, and the
   * run is tried again.
   */
  work(deps: JobDeps, data: Record<string, unknown>, signal: AbortSignal): Promise<unknown>;
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** How many runs of it one process does at a time. */
  atOnce?: number;
  /** After so many seconds a run counts as dead, and is tried again. */
  timeLimit?: number;
};

export function defineJob(job: Job) {
  return job;
}

/** How often it runs at least, by the clock: every minute or every few; every hour; once or only for a part of the day. */
export function paceOf({ cron }: Pick<Job, "cron">) {
  if (!cron) return undefined;
  const [minute = "", hour] = cron.split(" ");
  if (hour !== "*") return "day";
  return minute.startsWith("*") ? "minute" : "hour";
}
