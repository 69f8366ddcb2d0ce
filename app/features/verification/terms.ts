/* How long what an operator found in the register counts. SQL keeps the same; supabase/tests/same-rules.test.ts compares them. */

/** The badge with its date ends then. */
export const verifiedMonths = 12;
/** Found under another name or in another situation: so long to put it right before the profile leaves the search. */
export const warningDays = 7;
