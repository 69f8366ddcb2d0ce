import Stripe from "stripe";
import { priceAt } from "#app/features/subscription/price.ts";
import type { Fact } from "#app/features/subscription/record.ts";
import { chargedAtOnce } from "#app/features/subscription/terms.ts";
import { brand } from "#app/shared/brand.ts";
import { away, wrong } from "../../kernel/problem.ts";
import {
  type Checkout,
  type CheckoutOrder,
  type PaymentProvider,
  ProviderError,
  type ProviderState,
  type StartedCheckout,
} from "../provider.ts";
import { chargeFacts, detailsOf, disputeFacts, idOf, subscriptionFact, subscriptionOf } from "./stripe-facts.ts";
import { readStripeWebhook } from "./stripe-webhook.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** A price made in Stripe's dashboard; without it the price is written into each checkout. */
  price?: string | undefined;
  now(): number;
  /** Another server that speaks Stripe's API: for tests. */
  server?: Pick<Stripe.StripeConfig, "host" | "port" | "protocol" | "maxNetworkRetries">;
};

const second = 1000;
const hour = 60 * 60 * second;

/** Cards by Stripe: Checkout in subscription mode, the customer portal, signed webhooks. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, server, now } = settings;
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20 * second, telemetry: false, ...server });
  const change = async (id: string, isCancelled: boolean): Promise<Fact[]> => {
    const at = now();
    const changed = await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled });
    return subscriptionFact(changed, at);
  };
  const provider: PaymentProvider = {
    name: "stripe",
    methods: ["card"],
    findProblem: async () => (await findKeyProblem(stripe)) ?? findPriceProblem(stripe, settings),
    async startCheckout(order) {
      if (await findPriceProblem(stripe, settings)) throw new ProviderError("stripe price differs");
      return startCheckout(stripe, settings, order);
    },
    closeCheckout: (checkout) => closeCheckout(stripe, checkout),
    abandon: (reference) => abandon(stripe, reference),
    fetchProviderState: ({ customer, checkouts }) => fetchProviderState(stripe, customer, checkouts, now()),
    cancel: (subscription) => change(subscription, true),
    resume: (subscription) => change(subscription, false),
    end: (subscription) => end(stripe, subscription),
    refund: ({ id }) => refund(stripe, id),
    openPortal: async (customer, return_url) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url, locale: "pt-BR" })).url,
    customerOf: async (charge) => idOf((await stripe.charges.retrieve(charge)).customer),
    readWebhook: (request) => readStripeWebhook(stripe, settings.webhookSecret, request),
  };
  return withProviderErrors(provider);
}

async function startCheckout(stripe: Stripe, settings: StripeSettings, order: CheckoutOrder): Promise<StartedCheckout> {
  const { id, accountId, payer, returnUrl } = order;
  const metadata = { account_id: accountId };
  const customer =
    order.customer ??
    (
      await stripe.customers.create(
        { ...{ name: payer.name, email: payer.email, metadata } },
        { idempotencyKey: `customer-${id}` },
      )
    ).id;
  const first = firstCharge(order.startsAt, settings.now());
  const session = await stripe.checkout.sessions.create(
    {
      ...{ mode: "subscription", customer, client_reference_id: accountId, locale: "pt-BR" },
      line_items: [{ quantity: 1, ...priceOf(settings, order) }],
      payment_method_collection: "always",
      success_url: `${returnUrl}?pagamento=${id}`,
      cancel_url: `${returnUrl}?desistiu=${id}`,
      expires_at: Math.floor(order.expiresAt / second),
      subscription_data: { metadata, ...first },
    },
    // A key stands for one request: nearer to the end of the trial the same order is asked for in another way.
    { idempotencyKey: `checkout-${id}-${Object.keys(first)[0] ?? "now"}` },
  );
  return { reference: session.id, customer, ...(session.url && { url: session.url }) };
}

function priceOf({ price }: StripeSettings, { amount }: CheckoutOrder) {
  if (price) return { price };
  const product_data = { name: `Assinatura mensal da ${brand.name}` };
  return {
    price_data: { currency: "brl", unit_amount: amount, recurring: { interval: "month" as const }, product_data },
  };
}

/** A restricted key that may not read this is a good key all the same. */
async function findKeyProblem(stripe: Stripe) {
  try {
    await stripe.balance.retrieve();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return wrong("A Stripe recusou STRIPE_SECRET_KEY: ninguém assina por cartão, e nada é conferido.");
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
  }
  return undefined;
}

/** Nobody is charged another price than the one that the pages show. */
async function findPriceProblem(stripe: Stripe, { price, now }: StripeSettings) {
  if (!price) return undefined;
  const { active, currency, unit_amount, recurring } = await stripe.prices.retrieve(price);
  const shown = priceAt(now());
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  const isShown = active && currency === "brl" && unit_amount === shown && isMonthly;
  if (isShown) return undefined;
  const found = `${active ? "" : "inativo, "}${unit_amount} ${currency} a cada ${recurring?.interval_count} ${recurring?.interval}`;
  // On the day of a new price all processes say so at once: no reason to send nobody to any of them.
  return away(
    `STRIPE_PRICE não é o preço mostrado no site: no Stripe está ${found}; aqui são ${shown} centavos (brl) por mês. Nenhuma assinatura por cartão começa até que sejam iguais.`,
  );
}

/** Checkout takes a trial's end from 48 hours ahead; a nearer one is carried over by the day of the first charge. */
function firstCharge(startsAt: number, now: number) {
  const moment = Math.floor(startsAt / second);
  if (startsAt - now > 49 * hour) return { trial_end: moment };
  if (startsAt - now > chargedAtOnce) return { billing_cycle_anchor: moment, proration_behavior: "none" as const };
  return {};
}

async function closeCheckout(stripe: Stripe, { reference }: Checkout) {
  if (!reference) return true;
  const session = await stripe.checkout.sessions.retrieve(reference);
  if (session.status === "open") await stripe.checkout.sessions.expire(reference);
  return session.status !== "complete";
}

async function abandon(stripe: Stripe, reference: string) {
  const { status, customer, subscription } = await stripe.checkout.sessions.retrieve(reference);
  if (status === "open") return void (await stripe.checkout.sessions.expire(reference));
  const [own, payer] = [idOf(subscription), idOf(customer)];
  if (!own || !payer) return;
  await end(stripe, own);
  const invoices = await stripe.invoices.list({ customer: payer, limit: 100 });
  const paid = invoices.data.filter((invoice) => subscriptionOf(invoice) === own && invoice.amount_paid > 0);
  for (const { id } of paid) if (id) await refund(stripe, id);
}

async function fetchProviderState(
  stripe: Stripe,
  customer: string | undefined,
  checkouts: Checkout[],
  now: number,
): Promise<ProviderState> {
  if (!customer) return { facts: [], subscriptions: [], checkouts: [] };
  const everything = { limit: 1000 };
  const [subscriptions, invoices, charges, sessions] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: "all", limit: 100, expand: ["data.default_payment_method"] })
      .autoPagingToArray(everything),
    stripe.invoices.list({ customer, limit: 100, expand: ["data.payments"] }).autoPagingToArray(everything),
    stripe.charges.list({ customer, limit: 100, expand: ["data.refunds"] }).autoPagingToArray(everything),
    Promise.all(checkouts.filter(({ status }) => status === "open").map((checkout) => askSession(stripe, checkout))),
  ]);
  const disputes = await listDisputes(stripe, charges);
  return {
    facts: [
      ...subscriptions.flatMap((subscription) => subscriptionFact(subscription, now)),
      ...invoices.flatMap((invoice) => chargeFacts(invoice, charges)),
      ...invoices.flatMap((invoice) => disputeFacts(invoice, charges, disputes)),
    ],
    subscriptions: subscriptions.map(detailsOf),
    checkouts: sessions.flat(),
  };
}

/** Stripe lists them by charge only; almost nobody has any. */
async function listDisputes(stripe: Stripe, charges: Stripe.Charge[]) {
  const contested = charges.filter(({ disputed }) => disputed);
  const lists = await Promise.all(
    contested.map(({ id: charge }) => stripe.disputes.list({ charge, limit: 100 }).autoPagingToArray({ limit: 100 })),
  );
  return lists.flat();
}

async function askSession(stripe: Stripe, { id, reference }: Checkout): Promise<ProviderState["checkouts"]> {
  if (!reference) return [];
  const { status } = await stripe.checkout.sessions.retrieve(reference);
  if (status === "complete") return [{ id, status: "done" }];
  return status === "expired" ? [{ id, status: "expired" }] : [];
}

async function end(stripe: Stripe, subscription: string) {
  const { status } = await stripe.subscriptions.retrieve(subscription);
  if (status !== "canceled" && status !== "incomplete_expired") await stripe.subscriptions.cancel(subscription);
}

async function refund(stripe: Stripe, invoiceId: string) {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  const paid = payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent;
  const payment_intent = typeof paid === "string" ? paid : paid?.id;
  if (!payment_intent) throw new Error("a paid invoice names its payment");
  const reason = "requested_by_customer" as const;
  try {
    await stripe.refunds.create({ payment_intent, reason }, { idempotencyKey: `refund-${invoiceId}` });
  } catch (error) {
    if ((error as { code?: string }).code !== "charge_already_refunded") throw error;
  }
}

/** Whatever goes wrong at Stripe looks alike behind the seam. */
function withProviderErrors(provider: PaymentProvider): PaymentProvider {
  const entries = Object.entries(provider).map(([name, value]) => {
    if (typeof value !== "function" || name === "readWebhook") return [name, value];
    const call = value as (...given: unknown[]) => Promise<unknown>;
    return [name, (...given: unknown[]) => call(...given).catch((error) => Promise.reject(asProviderError(error)))];
  });
  return Object.fromEntries(entries) as PaymentProvider;
}

/** Stripe's messages may quote what was sent: only its codes go on. */
function asProviderError(error: unknown) {
  if (error instanceof ProviderError) return error;
  if (error instanceof Stripe.errors.StripeConnectionError) return new ProviderError("stripe unreachable");
  if (error instanceof Stripe.errors.StripeError)
    return new ProviderError(`stripe ${error.statusCode ?? ""} ${error.code ?? error.type}`.replace(/\s+/g, " "));
  return new ProviderError(error instanceof Error ? `stripe ${error.name}` : "stripe answered nonsense");
}
