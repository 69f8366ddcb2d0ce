import type { Period } from "./added-days.ts";
import type { Charge } from "./record.ts";
import { DAY, refundDays } from "./terms.ts";

/** What of a charge decides it; `at` is when the money came. */
type Payment = Period & Pick<Charge, "subscription" | "amount" | "status" | "at"> & { isContested?: boolean };

export type Withdrawal<Item> = {
  subscription: string;
  /** Until when its owner may withdraw. */
  until: number;
  /** Everything that was paid for it: all of it goes back. */
  charges: Item[];
  amount: number;
};

/**
 * Direito de arrependimento (CDC, art. 49), the one place that decides it: each contract may be withdrawn from for seven
 * days, counted from its first payment or from the beginning of what that paid for, whichever is later. What a bank has
 * taken back already is not given back as well. The newest contract first.
 */
export function findWithdrawals<Item extends Payment>(charges: Item[], now: number): Withdrawal<Item>[] {
  const settled = charges.filter(({ status }) => status !== "failed");
  const contracts = [...new Set(settled.map(({ subscription }) => subscription))];
  return contracts
    .flatMap((subscription) => {
      const own = settled.filter((charge) => charge.subscription === subscription);
      const paid = own.filter(({ status, isContested }) => status === "paid" && !isContested);
      const until = reflectionEnd(own);
      const amount = paid.reduce((total, charge) => total + charge.amount, 0);
      return now < until && paid.length > 0 ? [{ subscription, until, charges: paid, amount }] : [];
    })
    .sort((a, b) => b.until - a.until);
}

/** Seven days after the later of the first payment and the beginning of its period. */
function reflectionEnd(charges: Payment[]) {
  const [first] = charges.toSorted((a, b) => a.start - b.start);
  if (!first) return 0;
  // Of a charge that was given back only the day of that is known.
  const paidAt = first.status === "paid" ? first.at : first.start;
  return Math.max(first.start, paidAt) + refundDays * DAY;
}
