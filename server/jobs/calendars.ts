import { readDueCalendars } from "../calendars/read-calendars.ts";
import { defineJob } from "./define-job.ts";

/** When professionals are busy by their calendars elsewhere. */
export const readCalendars = defineJob({
  name: "read-calendars",
  cron: "*/5 * * * *",
  work: ({ sql }, _, signal) => readDueCalendars({ sql }, signal),
});
