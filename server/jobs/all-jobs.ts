import { forgetPatients, forgetVisitors, keepAppointments } from "./appointments.ts";
import type { Job } from "./define-job.ts";
import {
  cleanUpAccounts,
  forgetDevices,
  forgetFormerAccounts,
  forgetLetters,
  sweepFiles,
  unlistLapsed,
} from "./housekeeping.ts";
import {
  askRegistrationsAgain,
  forgetCouncilCards,
  forgetPrivacyRequests,
  forgetReportContacts,
  scanWords,
} from "./operators.ts";
import {
  forgetPayments,
  handlePaymentEvents,
  reconcilePayments,
  remindOfPayments,
  renewSubscriptions,
  turnSubscriptions,
} from "./payments.ts";
import { forgetMarks, forgetReviewLinks, inviteReviews } from "./reviews.ts";

/** Everything that the clock or somebody's `jobs.send` may ask for. */
export const allJobs: Job[] = [
  unlistLapsed,
  cleanUpAccounts,
  sweepFiles,
  forgetLetters,
  forgetDevices,
  forgetFormerAccounts,
  keepAppointments,
  forgetPatients,
  forgetVisitors,
  inviteReviews,
  forgetReviewLinks,
  forgetMarks,
  handlePaymentEvents,
  turnSubscriptions,
  remindOfPayments,
  renewSubscriptions,
  reconcilePayments,
  forgetPayments,
  askRegistrationsAgain,
  forgetCouncilCards,
  forgetPrivacyRequests,
  forgetReportContacts,
  scanWords,
];
