import { actAs } from "../database/acting.ts";
import { describeError } from "../observability/log.ts";
import type { Job, JobNeeds } from "./define-job.ts";

/** One run: done, counted, and its end noted where an operator can read it. */
export async function runJob(job: Job, needs: JobNeeds, data: Record<string, unknown>, signal: AbortSignal) {
  const { log, metrics } = needs;
  const started = new Date();
  try {
    await job.work(needs, data, signal);
  } catch (error) {
    metrics.jobs.inc({ job: job.name, result: "failed" });
    // Without the message, here and in the queue's own records: it may quote somebody's data.
    const { message: _, ...described } = describeError(error);
    log.error({ job: job.name, ...described }, "jobs: a run failed");
    const fault = [described.error, described.code].filter(Boolean).join(" ");
    await noteRun(needs, job.name, started, fault);
    throw new Error(fault);
  }
  metrics.jobs.inc({ job: job.name, result: "done" });
  await noteRun(needs, job.name, started, null);
}

async function noteRun({ sql, log }: JobNeeds, name: string, started: Date, fault: string | null) {
  await actAs(sql, { role: "service_role" }, (tx) => tx`select jobs.note_run(${name}, ${started}, ${fault})`).catch(
    (error) => log.error({ job: name, ...describeError(error) }, "jobs: cannot note a run"),
  );
}
