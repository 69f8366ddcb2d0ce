import { emailChanged, newSignIn, passwordChanged } from "./account/account-changed.tsx";
import { accountDeleted } from "./account/account-deleted.tsx";
import { confirmEmail } from "./account/confirm-email.tsx";
import { emailChangeCurrent, emailChangeNew } from "./account/email-change.tsx";
import { invite } from "./account/invite.tsx";
import { magicLink } from "./account/magic-link.tsx";
import { reauthentication } from "./account/reauthentication.tsx";
import { recoverPassword } from "./account/recover-password.tsx";
import {
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondFactorAdded,
  secondFactorRemoval,
  secondFactorRemoved,
} from "./account/second-factor.tsx";
import { welcome } from "./account/welcome.tsx";
import { appointmentDeclined } from "./appointments/appointment-declined.tsx";
import { appointmentErased } from "./appointments/appointment-erased.tsx";
import { appointmentMove } from "./appointments/appointment-move.tsx";
import {
  appointmentCancelled,
  appointmentConfirmed,
  appointmentFarewell,
  appointmentMoved,
  appointmentProposed,
  appointmentReceived,
  appointmentReminder,
  appointmentRoom,
  appointmentToConfirm,
} from "./appointments/appointment-to-patient.tsx";
import { appointmentUpdate } from "./appointments/appointment-to-professional.tsx";
import { waitingTime, waitingToConfirm } from "./appointments/waiting-list.tsx";
import type { Email } from "./define-email.ts";
import { calendarFailing } from "./listing/calendar-failing.tsx";
import { correctionAsked } from "./listing/correction-asked.tsx";
import { listingRestored, listingSuspended, reportAnswered, trialExtended } from "./listing/listing-decisions.tsx";
import { plansToConfirm } from "./listing/plans-to-confirm.tsx";
import { registrationChecked } from "./listing/registration-checked.tsx";
import { reviewHidden } from "./listing/review-hidden.tsx";
import { reviewInvitation } from "./listing/review-invitation.tsx";
import { reviewReceived } from "./listing/review-received.tsx";
import { rqeReminder } from "./listing/rqe-reminder.tsx";
import { textPublished } from "./listing/text-published.tsx";
import { dataErased } from "./privacy/data-erased.tsx";
import { privacyRequestAnswered, privacyRequestReceived } from "./privacy/privacy-request.tsx";
import { privacyRequestData } from "./privacy/privacy-request-data.tsx";
import { documentsChanging, priceChanging } from "./subscription/announced-changes.tsx";
import { disputeUpdate, paymentDisputed } from "./subscription/payment-disputed.tsx";
import { paymentFailed } from "./subscription/payment-failed.tsx";
import { paymentReceipt, paymentRefunded } from "./subscription/payment-receipt.tsx";
import { renewalHeld, renewalResumed } from "./subscription/renewal-held.tsx";
import { subscriptionCancelled, subscriptionEnded, subscriptionStarted } from "./subscription/subscription-changes.tsx";
import { trialEnded, trialEnding } from "./subscription/trial-ending.tsx";
import { daysAdded, refundOrdered, withdrawalConfirmed } from "./subscription/withdrawal.tsx";

/** Every kind of email that `email.enqueue` may name. */
export const emails: Email[] = [
  welcome,
  confirmEmail,
  recoverPassword,
  magicLink,
  invite,
  emailChangeCurrent,
  emailChangeNew,
  reauthentication,
  passwordChanged,
  emailChanged,
  newSignIn,
  appointmentReceived,
  appointmentToConfirm,
  appointmentConfirmed,
  appointmentMove,
  appointmentMoved,
  appointmentRoom,
  appointmentProposed,
  appointmentDeclined,
  appointmentCancelled,
  appointmentFarewell,
  appointmentReminder,
  appointmentErased,
  waitingToConfirm,
  waitingTime,
  appointmentUpdate,
  reviewInvitation,
  reviewReceived,
  reviewHidden,
  trialEnding,
  trialEnded,
  subscriptionStarted,
  subscriptionCancelled,
  subscriptionEnded,
  paymentReceipt,
  paymentRefunded,
  paymentFailed,
  paymentDisputed,
  disputeUpdate,
  withdrawalConfirmed,
  refundOrdered,
  daysAdded,
  renewalHeld,
  renewalResumed,
  documentsChanging,
  priceChanging,
  secondFactorAdded,
  secondFactorRemoved,
  secondFactorRemoval,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  accountDeleted,
  registrationChecked,
  rqeReminder,
  plansToConfirm,
  correctionAsked,
  textPublished,
  calendarFailing,
  listingSuspended,
  listingRestored,
  trialExtended,
  reportAnswered,
  privacyRequestReceived,
  privacyRequestAnswered,
  privacyRequestData,
  dataErased,
];
