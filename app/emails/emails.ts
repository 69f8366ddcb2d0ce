import { accountDeleted } from "./account-deleted.tsx";
import { emailChanged, newSignIn, passwordChanged } from "./account-news.tsx";
import { appointmentNews } from "./appointment-news.tsx";
import {
  appointmentCancelled,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentProposed,
  appointmentReceived,
  appointmentReminder,
} from "./appointment-to-patient.tsx";
import { confirmEmail } from "./confirm-email.tsx";
import { correctionAsked } from "./correction-asked.tsx";
import type { Email } from "./define-email.ts";
import { emailChangeCurrent, emailChangeNew } from "./email-change.tsx";
import { invite } from "./invite.tsx";
import { listingRestored, listingSuspended, reportAnswered, trialExtended } from "./listing-decisions.tsx";
import { magicLink } from "./magic-link.tsx";
import { disputeNews, paymentDisputed } from "./payment-disputed.tsx";
import { paymentFailed } from "./payment-failed.tsx";
import { paymentReceipt, paymentRefunded } from "./payment-receipt.tsx";
import { privacyRequestAnswered, privacyRequestReceived } from "./privacy-request.tsx";
import { privacyRequestData } from "./privacy-request-data.tsx";
import { reauthentication } from "./reauthentication.tsx";
import { recoverPassword } from "./recover-password.tsx";
import { registrationChecked } from "./registration-checked.tsx";
import { reviewInvitation } from "./review-invitation.tsx";
import { reviewNews } from "./review-received.tsx";
import { secondFactorRemoved } from "./second-factor-removed.tsx";
import { subscriptionCancelled, subscriptionEnded, subscriptionStarted } from "./subscription-changes.tsx";
import { trialEnded, trialEnding } from "./trial-ending.tsx";
import { welcome } from "./welcome.tsx";

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
  appointmentConfirmed,
  appointmentProposed,
  appointmentDeclined,
  appointmentCancelled,
  appointmentReminder,
  appointmentNews,
  reviewInvitation,
  reviewNews,
  trialEnding,
  trialEnded,
  subscriptionStarted,
  subscriptionCancelled,
  subscriptionEnded,
  paymentReceipt,
  paymentRefunded,
  paymentFailed,
  paymentDisputed,
  disputeNews,
  secondFactorRemoved,
  accountDeleted,
  registrationChecked,
  correctionAsked,
  listingSuspended,
  listingRestored,
  trialExtended,
  reportAnswered,
  privacyRequestReceived,
  privacyRequestAnswered,
  privacyRequestData,
];
