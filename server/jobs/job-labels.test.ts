import { expect, test } from "vitest";
import { jobLabels } from "#app/features/operator/overview/job-labels.ts";
import { allJobs } from "./all-jobs.ts";

test("operators read every job in words, and know how often it runs", () => {
  const said = Object.entries(jobLabels).map(([name, { every }]) => ({ name, every }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(said.sort(byName)).toEqual(allJobs.map(({ name, cron }) => ({ name, every: pace(cron) })).sort(byName));
});

/** Every minute, or every few; every hour; once or only for a part of the day. */
function pace(cron = "") {
  const [minute = "", hour] = cron.split(" ");
  if (hour !== "*") return "day";
  return minute.startsWith("*") ? "minute" : "hour";
}
