import type Stripe from "stripe";
import type { Fact } from "#app/features/subscription/record.ts";
import type { SubscriptionDetails } from "../provider.ts";

const millis = (seconds: number) => seconds * 1000;

/** What a subscription of Stripe's says, asked at a moment of ours. */
export function subscriptionFact(subscription: Stripe.Subscription, askedAt: number): Fact[] {
  const { id, status, created, ended_at } = subscription;
  const since = millis(created);
  // Nobody has paid for these, and nobody is charged by them.
  if (status === "incomplete" || status === "incomplete_expired") return [];
  if (status === "canceled")
    return [{ type: "subscription_ended", id, since, at: ended_at ? millis(ended_at) : askedAt }];
  const isCancelled = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return [{ type: isCancelled ? "subscription_cancelled" : "subscription_open", id, since, at: askedAt }];
}

/** An invoice is a charge; those of nothing, such as the trial's, are none. */
export function chargeFacts(invoice: Stripe.Invoice, charges: Stripe.Charge[]): Fact[] {
  const { status, status_transitions: moments, amount_due, amount_paid, attempted } = invoice;
  const subscription = subscriptionOf(invoice);
  const period = invoice.lines.data.at(-1)?.period;
  if (!invoice.id || !subscription || !period || amount_due === 0 || period.end <= period.start) return [];
  const charge = { id: invoice.id, subscription, start: millis(period.start), end: millis(period.end) };
  if (status === "paid" && amount_paid > 0) {
    const at = millis(moments.paid_at ?? invoice.created);
    const paid = { ...charge, amount: amount_paid };
    const refundedAt = findRefund(invoice, charges);
    return [
      { type: "charge_succeeded", ...paid, at },
      ...(refundedAt === undefined ? [] : [{ type: "charge_refunded" as const, ...paid, at: refundedAt }]),
    ];
  }
  const hasFailed = (status === "open" && attempted) || status === "uncollectible";
  const at = millis(moments.finalized_at ?? invoice.created);
  return hasFailed ? [{ type: "charge_failed", ...charge, amount: amount_due, at }] : [];
}

export function detailsOf({ id, default_payment_method: method }: Stripe.Subscription): SubscriptionDetails {
  const card = typeof method === "object" ? method?.card : undefined;
  return { id, method: "card", ...(card && { methodLabel: `Cartão final ${card.last4}` }) };
}

/** A dispute of a card's owner about an invoice. A bank that only asks has not taken the money: that is none yet. */
export function disputeFacts(invoice: Stripe.Invoice, charges: Stripe.Charge[], disputes: Stripe.Dispute[]): Fact[] {
  const own = chargesOf(invoice, charges).map(({ id }) => id);
  return disputes.flatMap(({ id, status, created, charge }): Fact[] => {
    const type = disputeLabels[status];
    if (!type || !invoice.id || !own.includes(idOf(charge) ?? "")) return [];
    return [{ type, id, charge: invoice.id, at: millis(created) }];
  });
}

const disputeLabels: Partial<Record<Stripe.Dispute.Status, "dispute_opened" | "dispute_won" | "dispute_lost">> = {
  ...{ needs_response: "dispute_opened", under_review: "dispute_opened", won: "dispute_won", lost: "dispute_lost" },
};

/** When all of the money went back. */
function findRefund(invoice: Stripe.Invoice, charges: Stripe.Charge[]) {
  const charge = chargesOf(invoice, charges).find(({ refunded }) => refunded);
  if (!charge) return undefined;
  return millis(charge.refunds?.data[0]?.created ?? charge.created);
}

function chargesOf({ payments }: Stripe.Invoice, charges: Stripe.Charge[]) {
  const intents = payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? [];
  return charges.filter(({ payment_intent }) => intents.includes(idOf(payment_intent)));
}

export function subscriptionOf({ parent }: Stripe.Invoice) {
  return idOf(parent?.subscription_details?.subscription);
}

export function idOf(reference: string | { id: string } | null | undefined) {
  return typeof reference === "string" ? reference : reference?.id;
}
