import { type AddedDays, coveredUntil, type Period } from "./added-days.ts";
import type { Charge } from "./record.ts";

/** What has been paid and is not contested; `at` is when the money came. */
type Payment = Period & Pick<Charge, "subscription" | "at">;

/**
 * When a contract charges next: when its own last paid month ends or, before its first, when what was there as it began
 * is over. Days that were added since then move no charge. Until then a cancellation can be taken back.
 */
export function nextChargeAt(
  { id, since }: { id: string; since: number },
  { paid, added, trialEnd }: { paid: Payment[]; added: Omit<AddedDays, "id">[]; trialEnd: number },
) {
  const own = paid.filter(({ subscription }) => subscription === id);
  if (own.length > 0) return Math.max(...own.map(({ end }) => end));
  const isOlder = ({ at }: { at: number }) => at <= since;
  return Math.max(since, trialEnd, coveredUntil(paid.filter(isOlder), added.filter(isOlder), trialEnd));
}
