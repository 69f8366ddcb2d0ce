/** What is sold (docs/product.md, "Subscription"). */
/** As given by the database to every new membership; supabase/tests/same-rules.test.ts compares both. */
export const trialDays = 10;
/** As in directory.listing_end; supabase/tests/same-rules.test.ts compares them. */
export const graceDays = 7;
/** Direito de arrependimento: Código de Defesa do Consumidor, art. 49; withdrawal.ts says from when they count. */
export const refundDays = 7;

/** A paid period that begins within so many milliseconds is charged at once, by card too. */
export const chargedAtOnce = 10 * 60 * 1000;

export const DAY = 24 * 60 * 60 * 1000;

/** Until when a charge that is late or has failed can still be made good, while the profile stays listed. */
export const graceEnd = (paidUntil: number) => paidUntil + graceDays * DAY;
