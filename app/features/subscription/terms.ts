/** What is sold (docs/product.md, "Subscription"). */
/** As in directory.memberships; supabase/tests/same-rules.test.ts compares them. */
export const trialDays = 10;
/** As in directory.listing_end; supabase/tests/same-rules.test.ts compares them. */
export const graceDays = 7;
/** Direito de arrependimento: Código de Defesa do Consumidor, art. 49. */
export const refundDays = 7;

export const DAY = 24 * 60 * 60 * 1000;
