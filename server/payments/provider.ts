import type { Fact } from "#app/features/subscription/record.ts";
import type { Problem } from "../kernel/problem.ts";

/**
 * The seam between the product and those who move money. A provider is asked for two things: to do something (start a
 * checkout, cancel, give back), each of which may be asked twice; and to tell the state about an account. What it
 * announces by itself is only a reason to ask: no webhook's body is believed.
 */
export type PaymentProvider = {
  name: ProviderName;
  methods: Method[];
  /** Asked again with the same order, it gives the same checkout. */
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>;
  /** Afterwards nobody can pay it; false when somebody already has. */
  closeCheckout(checkout: Checkout): Promise<boolean>;
  /** Of an account that is gone, by its reference: nobody can pay it any more, and what was paid goes back. */
  abandon(reference: string): Promise<void>;
  fetchProviderState(account: AccountAtProvider): Promise<ProviderState>;
  /** No further charge after the period that is paid. */
  cancel(subscription: string, account: AccountAtProvider): Promise<Fact[]>;
  /** Takes a cancellation back; absent where only a new checkout can. */
  resume?(subscription: string, account: AccountAtProvider): Promise<Fact[]>;
  /** Over at once. */
  end(subscription: string): Promise<void>;
  refund(charge: KnownCharge): Promise<void>;
  /** Where the payer changes the card. */
  openPortal?(customer: string, returnUrl: string): Promise<string>;
  /** Sees to the next charge where that is the biller's work: asks for it, or calls it off for who has cancelled. */
  prepareRenewal?(account: AccountAtProvider): Promise<void>;
  /** Tells the provider where to announce; it may be told again. */
  register?(): Promise<void>;
  /** What is wrong with how the provider is set up. Fails when that cannot be told now. */
  findProblem?(): Promise<Problem | undefined>;
  /** Whose a charge is that a webhook names by a name we never heard. */
  customerOf?(charge: string): Promise<string | undefined>;
  /** Verified, or WebhookRefused. */
  readWebhook(request: WebhookRequest): Promise<WebhookEvent[]>;
};

export type ProviderName = "stripe" | "pix" | "demo";
export type Method = "card" | "pix";

export type CheckoutOrder = {
  id: string;
  accountId: string;
  method: Method;
  amount: number;
  /** The paid period begins here, or when it is paid if that is later. */
  startsAt: number;
  expiresAt: number;
  payer: Payer;
  customer: string | undefined;
  /** Where the payer comes back to. */
  returnUrl: string;
};

/** Passed on to the provider and never stored here. */
export type Payer = { name: string; email: string; taxId?: string };

export type StartedCheckout = {
  reference: string;
  customer?: string;
  recurrence?: string;
  url?: string;
  pixCode?: string;
};

export type Checkout = {
  id: string;
  reference: string | null;
  recurrence: string | null;
  method: Method;
  amount: number;
  startsAt: number;
  expiresAt: number;
  status: "open" | "done" | "refused" | "expired";
};

export type KnownCharge = {
  id: string;
  subscription: string;
  amount: number;
  start: number;
  end: number;
  status: "failed" | "paid" | "refunded";
  at: number;
};

/** What we know of somebody at one provider. */
export type AccountAtProvider = {
  accountId: string;
  customer: string | undefined;
  checkouts: Checkout[];
  subscriptions: { id: string; state: "open" | "cancelling" | "ended"; since: number }[];
  charges: KnownCharge[];
};

export type SubscriptionDetails = { id: string; method: Method; methodLabel?: string };

export type ProviderState = {
  facts: Fact[];
  subscriptions: SubscriptionDetails[];
  /** Checkouts that are over. */
  checkouts: { id: string; status: "done" | "refused" | "expired" }[];
};

export type WebhookRequest = { body: string; headers: Headers; path: string };
export type WebhookEvent = { eventId: string; subject: string };

/** Not from the provider, or not understood. */
export class WebhookRefused extends Error {
  override name = "WebhookRefused";
}

/** The provider did not do it: unreachable, overloaded, or it answered nonsense. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** A word for the log, without personal data. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
