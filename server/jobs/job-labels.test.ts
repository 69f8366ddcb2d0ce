import { expect, test } from "vitest";
import { jobLabels } from "#app/features/operator/labels.generated.ts";
import { allJobs } from "./all-jobs.ts";
import { paceOf } from "./define-job.ts";

test("operators read every job in words, and know how often it runs", () => {
  const said = allJobs.map((job) => [job.name, { label: job.label, every: paceOf(job) }]);
  expect(said.length).toBeGreaterThan(30);
  expect(jobLabels, 'run "npm run types"').toEqual(Object.fromEntries(said));
});

test("a schedule is of the minute, of the hour or of the day", () => {
  const paces = ["* * * * *", "*/5 * * * *", "15 * * * *", "0 3 * * *", "12,42 8-20 * * *"].map((cron) =>
    paceOf({ cron }),
  );
  expect(paces).toEqual(["minute", "minute", "hour", "day", "day"]);
  expect(paceOf({})).toBeUndefined();
});
