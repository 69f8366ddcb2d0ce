import { announceChanges } from "./announcements.ts";
import { keepAppointments, notifyWaiting, purgePatients, purgeVisitors } from "./appointments.ts";
import { readCalendars } from "./calendars.ts";
import type { Job } from "./define-job.ts";
import {
  askPlansAgain,
  cleanUpAccounts,
  copyErasures,
  purgeDevices,
  purgeEmails,
  purgeFormerAccounts,
  purgePhotos,
  purgeProtectionLinks,
  removeDueFactors,
  sweepFiles,
  unlistLapsed,
} from "./housekeeping.ts";
import {
  askRegistrationsAgain,
  purgeCouncilCards,
  purgePrivacyRequests,
  purgeRegisters,
  purgeReportContacts,
  remindOfRqe,
  scanWords,
} from "./operators.ts";
import {
  changeDueSubscriptions,
  handlePaymentEvents,
  purgePayments,
  reconcilePayments,
  remindOfPayments,
  renewSubscriptions,
} from "./payments.ts";
import { inviteReviews, purgeMarks, purgeReviewLinks } from "./reviews.ts";

/** Everything that the clock or somebody's `jobs.send` may ask for. */
export const allJobs: Job[] = [
  unlistLapsed,
  askPlansAgain,
  cleanUpAccounts,
  purgePhotos,
  sweepFiles,
  copyErasures,
  purgeEmails,
  purgeDevices,
  purgeFormerAccounts,
  purgeProtectionLinks,
  removeDueFactors,
  keepAppointments,
  notifyWaiting,
  readCalendars,
  purgePatients,
  purgeVisitors,
  inviteReviews,
  purgeReviewLinks,
  purgeMarks,
  handlePaymentEvents,
  changeDueSubscriptions,
  remindOfPayments,
  renewSubscriptions,
  reconcilePayments,
  purgePayments,
  announceChanges,
  askRegistrationsAgain,
  remindOfRqe,
  purgeCouncilCards,
  purgePrivacyRequests,
  purgeReportContacts,
  purgeRegisters,
  scanWords,
];
