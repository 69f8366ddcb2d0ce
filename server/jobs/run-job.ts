import { actAs } from "../database/acting.ts";
import { describeError } from "../kernel/log.ts";
import type { Job, JobDeps } from "./define-job.ts";

/** One run: done, counted, and its end noted where an operator can read it. */
export async function runJob(job: Job, deps: JobDeps, data: Record<string, unknown>, signal: AbortSignal) {
  const { log, metrics } = deps;
  const started = new Date();
  try {
    await job.work(deps, data, signal);
  } catch (error) {
    metrics.jobs.inc({ job: job.name, result: "failed" });
    // Without the message, here and in the queue's own records: it may quote somebody's data.
    const { message: _, ...described } = describeError(error);
    log.error({ job: job.name, ...described }, "jobs: a run failed");
    const reason = [described.error, described.code].filter(Boolean).join(" ");
    await noteRun(deps, job.name, started, reason);
    throw new Error(reason);
  }
  metrics.jobs.inc({ job: job.name, result: "done" });
  await noteRun(deps, job.name, started, null);
}

async function noteRun({ sql, log }: JobDeps, name: string, started: Date, reason: string | null) {
  await actAs(sql, { role: "service_role" }, (tx) => tx`select jobs.note_run(${name}, ${started}, ${reason})`).catch(
    (error) => log.error({ job: name, ...describeError(error) }, "jobs: cannot note a run"),
  );
}
