/** What the LGPD gives for an answer (art. 19, II). The desk's due dates are the database's; supabase/tests/promises.test.ts compares. */
export const privacyAnswerDays = 15;
