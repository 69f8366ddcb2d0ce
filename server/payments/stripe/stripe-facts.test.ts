import type Stripe from "stripe";
import { expect, test } from "vitest";
import { chargeFacts } from "./stripe-facts.ts";

const invoice = (changes: object = {}, period = { start: 1_000, end: 2_000 }) =>
  ({
    ...{ id: "in_1", status: "paid", amount_due: 1499, amount_paid: 1499, attempted: true, created: 900 },
    status_transitions: { paid_at: 950 },
    parent: { type: "subscription_details", subscription_details: { subscription: "sub_1" } },
    lines: { data: [{ period }] },
    ...changes,
  }) as unknown as Stripe.Invoice;

test("a paid invoice is a charge of its period", () => {
  expect(chargeFacts(invoice(), [])).toMatchObject([
    {
      ...{ type: "charge_succeeded", id: "in_1", subscription: "sub_1", amount: 1499 },
      ...{ start: 1_000_000, end: 2_000_000, at: 950_000 },
    },
  ]);
});

test("an invoice of nothing, of no time, or of no subscription is none", () => {
  expect(chargeFacts(invoice({ amount_due: 0, amount_paid: 0, status: "open" }), [])).toEqual([]);
  expect(chargeFacts(invoice({}, { start: 1_000, end: 1_000 }), [])).toEqual([]);
  expect(chargeFacts(invoice({ parent: null }), [])).toEqual([]);
  expect(chargeFacts(invoice({ lines: { data: [] } }), [])).toEqual([]);
  expect(chargeFacts(invoice({ id: undefined }), [])).toEqual([]);
});
