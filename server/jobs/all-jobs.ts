import * as announcements from "./announcements.ts";
import * as appointments from "./appointments.ts";
import * as calendars from "./calendars.ts";
import type { Job } from "./define-job.ts";
import * as housekeeping from "./housekeeping.ts";
import * as operators from "./operators.ts";
import * as payments from "./payments.ts";
import * as reviews from "./reviews.ts";

const files = [announcements, appointments, calendars, housekeeping, operators, payments, reviews];

/** Everything that the clock or somebody's `jobs.send` may ask for: whatever those files export. */
export const allJobs = files.flatMap((file): Job[] => Object.values(file));
