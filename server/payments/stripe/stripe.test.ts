import { Hono } from "hono";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { away, wrong } from "../../kernel/problem.ts";
import { startCheckout } from "../checkout.ts";
import { applyDueTransitions } from "../clock.ts";
import { handleEvents } from "../handle-events.ts";
import { cancelSubscription, openPortal, resumeSubscription, withdraw } from "../manage.ts";
import { findPaymentProblem } from "../open-payments.ts";
import { reconcile } from "../reconcile.ts";
import { type BillingScene, createBillingScene } from "../testing/billing-scene.ts";
import { connectProvider, stripeWebhookSecret } from "../testing/connect-provider.ts";
import { type FakeStripe, startFakeStripe } from "../testing/fake-stripe.ts";
import { createWebhooks } from "../webhooks.ts";
import { createStripeProvider } from "./stripe-provider.ts";

let scene: BillingScene;
let fake: FakeStripe;
const stripe = new Stripe("sk_test");
const payer = { name: "Ana Souza", email: "ana@exemplo.com.br" };
const start = Date.parse("2027-01-21T12:00:00-03:00");

beforeAll(async () => {
  fake = await startFakeStripe(() => scene.clock.now);
  scene = await createBillingScene((deps) => [connectProvider({ name: "stripe", address: fake.address }, deps)]);
});
afterAll(async () => {
  await fake.stop();
  await scene.drop();
});
beforeEach(() => {
  scene.clock.now = start;
  Object.assign(fake.state, { mood: "well", cardWorks: true });
});

async function announce(
  object: object,
  { secret = stripeWebhookSecret, at = Date.now(), id = `evt_${Math.random()}` } = {},
) {
  const payload = JSON.stringify({ id, object: "event", type: "invoice.paid", data: { object } });
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
  const app = new Hono().route(
    "/webhooks",
    createWebhooks({ payments: async () => scene.deps, jobs: { send: async () => null } }),
  );
  return app.request("/webhooks/stripe", { method: "POST", body: payload, headers: { "stripe-signature": header } });
}

async function subscribe() {
  const id = await scene.signUp();
  await startCheckout(scene.deps, id, "card", payer);
  const session = fake.things("checkout.session").at(-1);
  if (!session) throw new Error("no session");
  fake.complete(session);
  expect((await announce({ object: "checkout.session", customer: session.customer })).status).toBe(200);
  await handleEvents(scene.deps);
  return { id, customer: String(session.customer) };
}

async function passTo(moment: string, customer: string) {
  scene.clock.now = Date.parse(moment);
  fake.applyDueCharges();
  await announce({ object: "invoice", customer });
  await handleEvents(scene.deps);
}

async function membership(id: string) {
  const [row] = await scene.owner`
    select subscription_status as status, paid_until as paid, cancel_at as cancel from directory.memberships
    where user_id = ${id}`;
  return row as { status: string; paid: Date | null; cancel: Date | null };
}

test("the trial is carried over: the card is kept now and charged when the trial ends", async () => {
  const { id, customer } = await subscribe();
  const asked = fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions");
  expect(asked?.params).toMatchObject({
    ...{ mode: "subscription", locale: "pt-BR", client_reference_id: id },
    line_items: { 0: { price_data: { currency: "brl", unit_amount: "1499", recurring: { interval: "month" } } } },
    subscription_data: { trial_end: String(Date.parse("2027-01-31T12:00:00-03:00") / 1000) },
  });
  expect(await membership(id)).toMatchObject({ status: "active", paid: new Date("2027-01-31T12:00:00-03:00") });
  expect(await scene.owner`select from billing.charges where account_id = ${id}`).toHaveLength(0);
  await passTo("2027-01-31T13:00:00-03:00", customer);
  expect(await membership(id)).toMatchObject({ status: "active", paid: new Date("2027-02-28T12:00:00-03:00") });
  const [shown] = await scene.owner`select method_label from billing.subscriptions where account_id = ${id}`;
  expect(shown?.method_label).toBe("Cartão final 4242");
});

test("a trial that ends within 48 hours is carried over by the day of the first charge", async () => {
  const id = await scene.signUp();
  scene.clock.now += 9 * DAY;
  await startCheckout(scene.deps, id, "card", payer);
  const { params } = fake.requests.findLast(({ path }) => path === "/v1/checkout/sessions") ?? {};
  expect(params?.subscription_data).toMatchObject({
    billing_cycle_anchor: expect.any(String),
    proration_behavior: "none",
  });
  expect(params?.subscription_data).not.toHaveProperty("trial_end");
});

test("an attempt that did not hear the answer finds the same session", async () => {
  const id = await scene.signUp();
  const sessions = () => fake.things("checkout.session").length;
  const before = sessions();
  const broken = { ...scene.deps, step: failAfterCheckout };
  await expect(startCheckout(broken, id, "card", payer)).rejects.toThrow("killed");
  await startCheckout(scene.deps, id, "card", payer);
  expect(sessions()).toBe(before + 1);
});

test("an order that the provider never heard of is not begun when too little of its hour is left", async () => {
  const id = await scene.signUp();
  fake.state.mood = "down";
  await expect(startCheckout(scene.deps, id, "card", payer)).rejects.toThrow("unreachable");
  fake.state.mood = "well";
  scene.clock.now += 45 * 60_000;
  expect((await startCheckout(scene.deps, id, "card", payer)).url).toMatch(/^https/);
});

test("nearer to the end of the trial the same order is asked for in another way", async () => {
  const id = await scene.signUp();
  scene.clock.now += 8 * DAY - 65 * 60_000;
  const broken = { ...scene.deps, step: failAfterCheckout };
  await expect(startCheckout(broken, id, "card", payer)).rejects.toThrow("killed");
  scene.clock.now += 10 * 60_000;
  expect((await startCheckout(scene.deps, id, "card", payer)).url).toMatch(/^https/);
});

async function failAfterCheckout(name: string) {
  if (name === "checkout started") throw new Error("killed");
}

test("a failed renewal is past due; the card charged again makes it good", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  fake.state.cardWorks = false;
  await passTo("2027-02-28T13:00:00-03:00", customer);
  expect((await membership(id)).status).toBe("past_due");
  fake.state.cardWorks = true;
  fake.retry();
  await announce({ object: "invoice", customer });
  await handleEvents(scene.deps);
  expect((await membership(id)).status).toBe("active");
});

test("after the grace Stripe is told to charge no more", async () => {
  const { id, customer } = await subscribe();
  fake.state.cardWorks = false;
  await passTo("2027-01-31T13:00:00-03:00", customer);
  scene.clock.now = Date.parse("2027-02-07T12:00:00-03:00");
  await applyDueTransitions(scene.deps);
  await handleEvents(scene.deps);
  expect((await membership(id)).status).toBe("inactive");
  expect(fake.things("subscription").find((known) => known.customer === customer)?.status).toBe("canceled");
});

test("cancelling and resuming are Stripe's own, and a cancelled period simply ends", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  await cancelSubscription(scene.deps, id);
  expect((await membership(id)).cancel).toEqual(new Date("2027-02-28T12:00:00-03:00"));
  scene.clock.now += 1000;
  await resumeSubscription(scene.deps, id);
  expect((await membership(id)).cancel).toBeNull();
  scene.clock.now += 1000;
  await cancelSubscription(scene.deps, id);
  await passTo("2027-02-28T13:00:00-03:00", customer);
  expect((await membership(id)).status).toBe("inactive");
});

test("money goes back once, however often it is asked for", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  await withdraw(scene.deps, id);
  await scene.owner`update billing.payment_events set handled_at = null, next_attempt_at = ${new Date(scene.clock.now)} where kind = 'refund'`;
  await handleEvents(scene.deps);
  const charges = fake.things("charge").filter((known) => known.customer === customer);
  expect(charges.map(({ amount_refunded }) => amount_refunded)).toEqual([1499]);
  expect((await membership(id)).status).toBe("inactive");
});

async function contest(id: string, customer: string) {
  const operator = await scene.signUp();
  await scene.owner`insert into directory.operators (user_id) values (${operator})`;
  const dispute = fake.contest(customer);
  const decide = async (status: string) => {
    dispute.status = status;
    await announce(dispute);
    await handleEvents(scene.deps);
    await handleEvents(scene.deps);
    return membership(id);
  };
  const emails = async (person: string) => {
    const recipient = `${person}@exemplo.com.br`;
    const rows = await scene.owner`
      select kind, data ->> 'outcome' as outcome from email.outbox
      where recipient = ${recipient} and data ? 'outcome' order by created_at`;
    return rows.map(({ kind, outcome }) => `${kind} ${outcome}`);
  };
  return { decide, emailsToPayer: () => emails(id), emailsToOperator: () => emails(operator) };
}

test("a contested charge is one that failed: seven days, no further charge on that card, and everybody is told", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  scene.clock.now = Date.parse("2027-02-10T12:00:00-03:00");
  const { decide, emailsToPayer, emailsToOperator } = await contest(id, customer);
  expect((await decide("warning_needs_response")).status).toBe("active");
  expect(await decide("needs_response")).toMatchObject({ status: "past_due", cancel: null });
  expect(fake.things("subscription").find((known) => known.customer === customer)?.status).toBe("canceled");
  await decide("under_review");
  expect(await emailsToPayer()).toEqual(["payment-disputed open"]);
  expect(await emailsToOperator()).toEqual(["dispute-update open"]);
  scene.clock.now += 7 * DAY;
  await applyDueTransitions(scene.deps);
  expect((await membership(id)).status).toBe("inactive");
  expect((await decide("lost")).status).toBe("inactive");
  expect(await emailsToPayer()).toEqual(["payment-disputed open", "payment-disputed lost"]);
});

test("a dispute that is won gives the month back", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  const { decide } = await contest(id, customer);
  await decide("needs_response");
  await reconcile(scene.deps, { since: scene.clock.now });
  const end = new Date("2027-02-28T12:00:00-03:00");
  expect(await decide("won")).toEqual({ status: "active", paid: end, cancel: end });
});

test("whoever contests pays in another way and is listed as before", async () => {
  const { id, customer } = await subscribe();
  await passTo("2027-01-31T13:00:00-03:00", customer);
  const { decide } = await contest(id, customer);
  await decide("needs_response");
  await startCheckout(scene.deps, id, "card", payer);
  fake.complete(fake.things("checkout.session").at(-1));
  await announce({ object: "checkout.session", customer });
  await handleEvents(scene.deps);
  expect(await membership(id)).toMatchObject({ status: "active", cancel: null });
});

test("a webhook that Stripe did not sign, or signed long ago, is refused and not kept", async () => {
  const count = async () => (await scene.owner`select count(*)::int as n from billing.payment_events`)[0]?.n;
  const before = await count();
  const object = { object: "invoice", customer: "cus_1" };
  expect((await announce(object, { secret: "whsec_other" })).status).toBe(400);
  expect((await announce(object, { at: Date.now() - 60 * 60 * 1000 })).status).toBe(400);
  expect(await count()).toBe(before);
  expect((await announce(object, { id: "evt_twice" })).status).toBe(200);
  expect((await announce(object, { id: "evt_twice" })).status).toBe(200);
  expect(await count()).toBe(before + 1);
});

test("Stripe down or out of its mind changes nothing, and what was missed is made good", async () => {
  const { id, customer } = await subscribe();
  scene.clock.now = Date.parse("2027-01-31T13:00:00-03:00");
  fake.applyDueCharges();
  for (const mood of ["down", "nonsense"] as const) {
    fake.state.mood = mood;
    await announce({ object: "invoice", customer });
    await handleEvents(scene.deps);
    expect((await membership(id)).paid).toEqual(new Date("2027-01-31T12:00:00-03:00"));
  }
  const errors = await scene.owner<
    { error: string }[]
  >`select last_error as error from billing.payment_events where last_error is not null`;
  expect(errors).not.toEqual([]);
  for (const { error } of errors) expect(error).toMatch(/^stripe /);
  expect(await reconcile(scene.deps, { since: scene.clock.now })).toBeGreaterThan(0);
  fake.state.mood = "well";
  expect(await reconcile(scene.deps, { since: scene.clock.now })).toBe(0);
  expect((await membership(id)).paid).toEqual(new Date("2027-02-28T12:00:00-03:00"));
});

test("what Stripe has already ended is not ended again", async () => {
  const { id } = await subscribe();
  const [row] = await scene.owner`select id from billing.subscriptions where account_id = ${id}`;
  const provider = scene.deps.providers.get("stripe");
  await provider?.end(String(row?.id));
  const asked = fake.requests.length;
  await provider?.end(String(row?.id));
  expect(fake.requests.slice(asked).filter(({ method }) => method === "DELETE")).toEqual([]);
});

test("the portal opens for who has a subscription", async () => {
  const { id } = await subscribe();
  expect(await openPortal(scene.deps, id)).toBe("https://billing.stripe.test/portal");
});

const monthly = {
  active: true,
  currency: "brl",
  unit_amount: 1499,
  recurring: { interval: "month", interval_count: 1 },
};

function withPrice() {
  const { hostname: host, port } = new URL(fake.address);
  const server = { host, port: Number(port), protocol: "http" as const, maxNetworkRetries: 0 };
  const settings = { secretKey: "sk_test", webhookSecret: stripeWebhookSecret, price: "price_1" };
  const provider = createStripeProvider({ ...settings, now: () => scene.clock.now, server });
  return { provider, deps: { ...scene.deps, providers: new Map([["stripe" as const, provider]]) } };
}

test("a price in Stripe's dashboard that is the shown one is sold", async () => {
  fake.setPrice(monthly);
  const { provider, deps } = withPrice();
  expect(await provider.findProblem?.()).toBeUndefined();
  await startCheckout(deps, await scene.signUp(), "card", payer);
  expect(fake.requests.at(-1)?.params).toMatchObject({ line_items: { 0: { price: "price_1" } } });
});

test.for([
  { unit_amount: 1999 },
  { currency: "usd" },
  { recurring: { interval: "year", interval_count: 1 } },
  { recurring: { interval: "month", interval_count: 3 } },
  { recurring: null },
  { active: false },
])("a price in Stripe's dashboard that is not the shown one is told and not sold: %o", async (other) => {
  fake.setPrice({ ...monthly, ...other });
  const { provider, deps } = withPrice();
  expect((await provider.findProblem?.())?.words).toContain("STRIPE_PRICE não é o preço mostrado no site");
  await expect(startCheckout(deps, await scene.signUp(), "card", payer)).rejects.toThrow("stripe price differs");
});

test("a Stripe that cannot be reached at the start stops nothing: the price is looked at before each sale", async () => {
  fake.setPrice(monthly);
  const { provider, deps } = withPrice();
  fake.state.mood = "down";
  expect(await findPaymentProblem(async () => deps)).toEqual(away("O provedor de pagamentos não responde (stripe)."));
  fake.state.mood = "well";
  expect(await provider.findProblem?.()).toBeUndefined();
  await startCheckout(deps, await scene.signUp(), "card", payer);
});

test("a key that Stripe does not know is a wrong setting, not a Stripe that fails", async () => {
  const { provider } = withPrice();
  fake.setPrice(monthly);
  fake.state.mood = "unauthorised";
  expect(await provider.findProblem?.()).toEqual(wrong(expect.stringContaining("A Stripe recusou STRIPE_SECRET_KEY")));
  fake.state.mood = "well";
  expect(await provider.findProblem?.()).toBeUndefined();
});
