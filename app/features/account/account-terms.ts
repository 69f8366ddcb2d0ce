/* Times that texts about accounts name. supabase/tests/promises.test.ts asks the database and the auth service for theirs. */

/** How long a link or a code from an email serves, in hours. */
export const mailLinkHours = 1;
/** How long the link serves that confirms a new account's address or accepts an invitation, in hours; its code serves as others do. */
export const confirmationLinkHours = 48;
/** Where the auth service is another's, an ended session lives on for as long as its last token, in hours. */
export const accessTokenHours = 1;
/** From an operator's act until a lost second factor is gone. */
export const factorRemovalDays = 3;
/** What an operator may add to a trial, from today. */
export const trialExtensionDays = 30;
