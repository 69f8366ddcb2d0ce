import { readDueCalendars } from "../calendars/read-calendars.ts";
import { defineJob } from "./define-job.ts";

/** When professionals are busy by their calendars elsewhere. */
export const readCalendars = defineJob({
  name: "read-calendars",
  label: "Ler calendários dos profissionais",
  cron: "*/5 * * * *",
  // A rehearsal has real people's calendars, and asks nobody outside.
  work: async ({ sql, config }, _, signal) => config.rehearsal || readDueCalendars({ sql }, signal),
});
