import { afterAll, beforeAll, expect, test } from "vitest";
import { currentVersions } from "#app/features/legal/versions.ts";
import { type Fact, learn, newRecord } from "#app/features/subscription/record.ts";
import { subscriptionStatus } from "#app/features/subscription/subscription-status.ts";
import { DAY } from "#app/features/subscription/terms.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { startCheckout } from "./checkout.ts";
import { applyDueTransitions, remindLatePayers, warnTrials } from "./clock.ts";
import { listDeadEvents, reviveDeadEvents } from "./dead-events.ts";
import { decideDemo, renewDemo } from "./demo/decide.ts";
import { editLedger } from "./demo/demo-provider.ts";
import { approve } from "./demo/ledger.ts";
import { handleEvents } from "./handle-events.ts";
import { cancelSubscription, resumeSubscription, withdraw } from "./manage.ts";
import { ProviderError } from "./provider.ts";
import { prepareRenewals, reconcile } from "./reconcile.ts";
import { storeEvents } from "./store-events.ts";
import { type BillingScene, createBillingScene } from "./testing/billing-scene.ts";
import { openWebhookBatches } from "./webhook-batches.ts";

let scene: BillingScene;
beforeAll(async () => {
  scene = await createBillingScene();
});
afterAll(() => scene.drop());

const payer = { name: "Ana Souza", email: "ana@exemplo.com.br" };

async function membership(id: string) {
  const [row] = await scene.owner`
    select subscription_status as status, billing.millis(trial_end_date)::float8 as trial,
      billing.millis(paid_until)::float8 as paid, billing.millis(cancel_at)::float8 as cancel
    from directory.memberships where user_id = ${id}`;
  return row as { status: string; trial: number; paid: number | null; cancel: number | null };
}

async function emails(id: string) {
  const rows = await scene.owner<{ kind: string }[]>`
    select kind from email.outbox where recipient = ${`${id}@exemplo.com.br`} order by created_at, id`;
  return rows.map(({ kind }) => kind);
}

/** By Pix, whose money comes at once; a card is charged when the trial ends. */
async function subscribe(id: string, method: "pix" | "card" = "pix") {
  const checkout = await startCheckout(scene.deps, id, method, payer);
  await decideDemo(scene.deps, id, checkout.id, "approve");
}

test("whoever pays during the trial is active, and the paid month begins when the trial ends", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  const { status, trial, paid } = await membership(id);
  // The trial ends on 31 January: a month later is the last day of February.
  expect({ status, paid }).toEqual({ status: "active", paid: Date.parse("2033-02-28T12:00:00-03:00") });
  expect(trial).toBe(Date.parse("2033-01-31T12:00:00-03:00"));
  expect(await emails(id)).toEqual(["payment-receipt"]);
});

test("a card in the trial is charged when the trial ends and not before; the seven days count from there", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id, "card");
  const { status, trial, paid } = await membership(id);
  expect({ status, paid }).toEqual({ status: "active", paid: trial });
  expect(await emails(id)).toEqual(["subscription-started"]);
  await expect(withdraw(scene.deps, id)).rejects.toThrow("withdrawal");
  scene.clock.now = trial;
  await prepareRenewals(scene.deps);
  await handleEvents(scene.deps);
  expect(await emails(id)).toEqual(["subscription-started", "payment-receipt"]);
  scene.clock.now = trial + 7 * DAY - 1;
  expect(await withdraw(scene.deps, id)).toEqual({ amount: 1499 });
  scene.clock.now = start;
});

test("a Pix paid in the trial may be withdrawn from until seven days after the paid month began", async () => {
  const [early, late] = [await scene.signUp(), await scene.signUp()];
  const start = scene.clock.now;
  await subscribe(early);
  await subscribe(late);
  const { trial } = await membership(early);
  scene.clock.now = trial + 7 * DAY - 1;
  expect(await withdraw(scene.deps, early)).toEqual({ amount: 1499 });
  scene.clock.now = trial + 7 * DAY;
  await expect(withdraw(scene.deps, late)).rejects.toThrow("withdrawal");
  scene.clock.now = start;
});

test("the seven days belong to each contract: who withdraws and subscribes again may withdraw again", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  await withdraw(scene.deps, id);
  await subscribe(id);
  expect((await membership(id)).status).toBe("active");
  expect(await withdraw(scene.deps, id)).toEqual({ amount: 1499 });
  expect(await scene.owner`select status from billing.charges where account_id = ${id}`).toEqual([
    { status: "refunded" },
    { status: "refunded" },
  ]);
});

test("a refused payment changes nothing, and another attempt may follow", async () => {
  const id = await scene.signUp();
  const checkout = await startCheckout(scene.deps, id, "card", payer);
  await decideDemo(scene.deps, id, checkout.id, "refuse");
  expect((await membership(id)).status).toBe("trial");
  await subscribe(id);
  expect((await membership(id)).status).toBe("active");
});

test("two tabs that pay at once share one checkout and pay once", async () => {
  const id = await scene.signUp();
  const checkouts = await Promise.all([1, 2, 3].map(() => startCheckout(scene.deps, id, "pix", payer)));
  expect(new Set(checkouts.map((checkout) => checkout.id)).size).toBe(1);
  await Promise.all(checkouts.map((checkout) => decideDemo(scene.deps, id, checkout.id, "approve")));
  expect(await scene.owner`select status from billing.charges where account_id = ${id}`).toEqual([{ status: "paid" }]);
  await expect(startCheckout(scene.deps, id, "card", payer)).rejects.toThrow("already_subscribed");
});

test("another method replaces the open checkout, which can be paid no more", async () => {
  const id = await scene.signUp();
  const card = await startCheckout(scene.deps, id, "card", payer);
  const pix = await startCheckout(scene.deps, id, "pix", payer);
  expect(pix.id).not.toBe(card.id);
  expect(await decideDemo(scene.deps, id, card.id, "approve")).toBe(false);
  expect(await decideDemo(scene.deps, id, pix.id, "approve")).toBe(true);
});

test("the method is changed without cancelling: what is paid stays paid, the old one ends when the new one is there", async () => {
  const id = await scene.signUp();
  await subscribe(id, "card");
  scene.clock.now += 1000;
  await expect(startCheckout(scene.deps, id, "pix", payer)).rejects.toThrow("already_subscribed");
  const change = await startCheckout(scene.deps, id, "pix", payer, true);
  expect(await membership(id)).toMatchObject({ status: "active", cancel: null });
  await decideDemo(scene.deps, id, change.id, "approve");
  await handleEvents(scene.deps);
  const { status, trial, cancel } = await membership(id);
  expect({ status, cancel }).toEqual({ status: "active", cancel: null });
  expect(
    await scene.owner`
    select method, state from billing.subscriptions where account_id = ${id} order by since`,
  ).toEqual([
    { method: "card", state: "ended" },
    { method: "pix", state: "open" },
  ]);
  // The one charge is of the new way, for the month after what there was already.
  expect(
    await scene.owner`
    select status, billing.millis(period_start)::float8 as start from billing.charges where account_id = ${id}`,
  ).toEqual([{ status: "paid", start: trial }]);
  expect(await emails(id)).toEqual(["subscription-started", "payment-receipt"]);
  scene.clock.now -= 1000;
});

test("nobody decides about somebody else's checkout", async () => {
  const [ana, bruno] = [await scene.signUp(), await scene.signUp()];
  const checkout = await startCheckout(scene.deps, ana, "card", payer);
  expect(await decideDemo(scene.deps, bruno, checkout.id, "approve")).toBe(false);
  expect((await membership(ana)).status).toBe("trial");
});

test("a failed renewal is past due, is reminded, ends after the grace, and the provider charges no more", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  await renewDemo(scene.deps, id, "failed");
  const { status, paid } = await membership(id);
  expect(status).toBe("past_due");
  scene.clock.now = (paid ?? 0) + 3 * DAY;
  await remindLatePayers(scene.deps);
  await remindLatePayers(scene.deps);
  scene.clock.now = (paid ?? 0) + 7 * DAY;
  await applyDueTransitions(scene.deps);
  await handleEvents(scene.deps);
  expect((await membership(id)).status).toBe("inactive");
  expect(await emails(id)).toEqual(["payment-receipt", "payment-failed", "payment-failed", "subscription-ended"]);
  const [subscription] = await scene.owner`select state from billing.subscriptions where account_id = ${id}`;
  expect(subscription?.state).toBe("ended");
  await subscribe(id);
  expect((await membership(id)).status).toBe("active");
  scene.clock.now = start;
});

test("of two reminders that are due at once only the later goes out", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  await renewDemo(scene.deps, id, "failed");
  scene.clock.now = ((await membership(id)).paid ?? 0) + 6 * DAY;
  await remindLatePayers(scene.deps);
  expect(await emails(id)).toEqual(["payment-receipt", "payment-failed", "payment-failed"]);
  scene.clock.now = start;
});

test("while a charge is on its way nobody is reminded of it, or pays the month once more", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  scene.clock.now = ((await membership(id)).paid ?? 0) + 3 * DAY;
  await applyDueTransitions(scene.deps);
  expect((await membership(id)).status).toBe("past_due");
  await remindLatePayers(scene.deps);
  expect(await emails(id)).toEqual(["payment-receipt"]);
  for (const isChange of [false, true])
    await expect(startCheckout(scene.deps, id, "pix", payer, isChange)).rejects.toThrow("on_its_way");
  scene.clock.now = start;
});

test("cancelling keeps what is paid, resuming takes it back", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  await cancelSubscription(scene.deps, id);
  const cancelled = await membership(id);
  expect(cancelled).toMatchObject({ status: "active", cancel: cancelled.paid });
  scene.clock.now += 1000;
  await resumeSubscription(scene.deps, id);
  scene.clock.now -= 1000;
  expect(await membership(id)).toMatchObject({ status: "active", cancel: null });
  await expect(resumeSubscription(scene.deps, id)).rejects.toThrow("subscription");
});

test("who withdraws has it confirmed at once, gets everything back once, and the subscription ends with it", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  await withdraw(scene.deps, id);
  expect((await membership(id)).status).toBe("trial");
  await expect(withdraw(scene.deps, id)).rejects.toThrow("withdrawal");
  const [charge] = await scene.owner`
    select status, paid_at is not null as "wasPaid", receipt is not null as "hasReceipt" from billing.charges
    where account_id = ${id}`;
  expect(charge).toEqual({ status: "refunded", wasPaid: true, hasReceipt: true });
  expect(await emails(id)).toEqual(["payment-receipt", "withdrawal-confirmed", "payment-refunded"]);
});

test("a withdrawal is confirmed also while the provider is down, and carried out when it is back", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  const demo = scene.deps.providers.get("demo");
  if (!demo) throw new Error("no demo provider");
  const down = { ...demo, end: () => Promise.reject(new ProviderError("unreachable")) };
  await withdraw({ ...scene.deps, providers: new Map([["demo" as const, down]]) }, id);
  expect(await emails(id)).toEqual(["payment-receipt", "withdrawal-confirmed"]);
  // Past the days of withdrawal: the moment of the wish counts.
  scene.clock.now += 20 * DAY;
  await handleEvents(scene.deps);
  expect(await emails(id)).toEqual(["payment-receipt", "withdrawal-confirmed", "payment-refunded"]);
  scene.clock.now = start;
});

test("a withdrawal is answered also while the provider hangs, and carried out when it answers", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  const demo = scene.deps.providers.get("demo");
  if (!demo) throw new Error("no demo provider");
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = { ...demo, end: (subscription: string) => promise.then(() => demo.end(subscription)) };
  const deps = { ...scene.deps, providers: new Map([["demo" as const, slow]]) };
  expect(await withdraw(deps, id, 50)).toEqual({ amount: 1499 });
  expect(await emails(id)).toEqual(["payment-receipt", "withdrawal-confirmed"]);
  resolve();
  await expect.poll(() => emails(id)).toContain("payment-refunded");
});

test("days that an operator added come after the paid months and survive renewals", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  // As operator_add_days does (supabase/tests/operators/payment-acts.test.ts).
  const [added] = await scene.owner`
    insert into billing.added_days (account_id, days, added_at) values (${id}, 20, ${new Date(start)}) returning id`;
  const fact = { type: "days_added", id: String(added?.id), days: 20, at: start };
  await scene.owner`insert into billing.history (account_id, cause, facts, status_before, status)
    values (${id}, 'days added', ${scene.owner.json([fact])}, 'active', 'active')`;
  await scene.owner`update billing.accounts set next_transition_at = ${new Date(start)} where account_id = ${id}`;
  await applyDueTransitions(scene.deps);
  expect((await membership(id)).paid).toBe(Date.parse("2033-03-20T12:00:00-03:00"));
  scene.clock.now = Date.parse("2033-02-28T13:00:00-03:00");
  await prepareRenewals(scene.deps);
  await handleEvents(scene.deps);
  expect((await membership(id)).paid).toBe(Date.parse("2033-04-20T12:00:00-03:00"));
  scene.clock.now = start;
});

test("subscribing accepts the terms that the page shows, and contract emails name that version", async () => {
  const id = await scene.signUp();
  await subscribe(id);
  expect(await scene.owner`select kind, version from directory.accepted_documents where user_id = ${id}`).toEqual([
    { kind: "terms", version: currentVersions.terms },
  ]);
  const [receipt] = await scene.owner`select data ->> 'terms' as terms from email.outbox
    where recipient = ${`${id}@exemplo.com.br`} and kind = 'payment-receipt'`;
  expect(receipt).toEqual({ terms: `http://localhost/termos/versao/${currentVersions.terms}` });
});

test("the demo renews by the clock, month after month", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  for (const day of ["2033-02-28", "2033-03-31", "2033-04-30"]) {
    scene.clock.now = Date.parse(`${day}T13:00:00-03:00`);
    await prepareRenewals(scene.deps);
    await handleEvents(scene.deps);
    expect((await membership(id)).status).toBe("active");
  }
  expect((await membership(id)).paid).toBe(Date.parse("2033-05-31T12:00:00-03:00"));
  scene.clock.now = start;
});

test("a lost webhook is made good at night", async () => {
  const id = await scene.signUp();
  const checkout = await startCheckout(scene.deps, id, "card", payer);
  const order = { id: checkout.id, method: "card" as const, amount: 1499, startsAt: scene.clock.now };
  await editLedger(scene.owner, id, (ledger) => approve(ledger, order, scene.clock.now));
  expect((await membership(id)).status).toBe("trial");
  expect(await reconcile(scene.deps)).toBe(0);
  expect((await membership(id)).status).toBe("active");
});

test("an event that comes a hundred times is kept once; one about nobody does no harm", async () => {
  const event = { eventId: "evt_1", subject: "nobody" };
  await Promise.all(Array.from({ length: 100 }, () => storeEvents(scene.deps, "demo", [event])));
  expect(await handleEvents(scene.deps)).toBe(1);
});

test("an event that the table refuses costs none of those that came with it", async () => {
  const store = openWebhookBatches(async () => scene.deps);
  const events = ["evt_first", "evt_good", "x".repeat(201), "evt_better"];
  const stored = await Promise.allSettled(events.map((eventId) => store("demo", [{ eventId, subject: "nobody" }])));
  expect(stored.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  const kept =
    await scene.owner`select event_id from billing.payment_events where event_id = any(${events}) order by id`;
  expect(kept.map((row) => row.event_id)).toEqual(["evt_first", "evt_good", "evt_better"]);
  await handleEvents(scene.deps);
});

test("what a provider says of an account that is gone is kept by nobody", async () => {
  const state = { facts: [], subscriptions: [], checkouts: [] };
  expect(await applyProviderState(scene.deps, crypto.randomUUID(), "demo", state, "clock")).toBeUndefined();
});

test("while a provider is down its events wait, longer each time, and end on the list of the dead", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  const demo = scene.deps.providers.get("demo");
  if (!demo) throw new Error("no demo provider");
  const down = { ...demo, fetchProviderState: () => Promise.reject(new ProviderError("unreachable")) };
  const deps = { ...scene.deps, providers: new Map([["demo" as const, down]]) };
  const [row] = await scene.owner`select id from billing.subscriptions where account_id = ${id}`;
  await storeEvents(deps, "demo", [{ eventId: "evt_down", subject: String(row?.id) }]);
  const event = async () =>
    (
      await scene.owner`select attempts, last_error as error, failed_at is not null as "isDead" from billing.payment_events where event_id = 'evt_down'`
    )[0];
  await handleEvents(deps);
  expect(await event()).toEqual({ attempts: 1, error: "unreachable", isDead: false });
  expect(await handleEvents(deps)).toBe(0);
  for (let attempt = 2; attempt <= 12; attempt += 1) {
    scene.clock.now += 2 * DAY;
    await handleEvents(deps);
  }
  expect(await event()).toMatchObject({ attempts: 12, isDead: true });
  expect(await listDeadEvents(scene.owner)).toMatchObject([
    { provider: "demo", kind: "refresh", error: "unreachable" },
  ]);
  expect(await reviveDeadEvents(scene.owner)).toBe(1);
  scene.clock.now = Math.max(scene.clock.now, Date.now() + DAY);
  await handleEvents(scene.deps);
  expect(await event()).toMatchObject({ attempts: 1, isDead: false, error: null });
  scene.clock.now = start;
});

test("trials are warned three days and one day ahead and told of their end, each once", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  for (const days of [6, 7.5, 8, 9.5, 9.9, 10.1, 11]) {
    scene.clock.now = start + days * DAY;
    await warnTrials(scene.deps);
  }
  expect(await emails(id)).toEqual(["trial-ending", "trial-ending", "trial-ended"]);
  scene.clock.now = start;
});

test("whose trial is extended is warned of the new end as of the first, with the days that are left", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  const at = async (days: number) => {
    scene.clock.now = start + days * DAY;
    await warnTrials(scene.deps);
  };
  for (const days of [7.5, 9.5, 10.5]) await at(days);
  const end = new Date(start + 12.25 * DAY);
  await scene.owner`update directory.memberships set trial_end_date = ${end} where user_id = ${id}`;
  for (const days of [10.5, 11.5, 12.5]) await at(days);
  const told = await scene.owner`select kind, (data ->> 'days')::int as days from email.outbox
    where recipient = ${`${id}@exemplo.com.br`} order by created_at, id`;
  expect(told.map(({ kind, days }) => [kind, days])).toEqual([
    ...[3, 1].map((days) => ["trial-ending", days]),
    ["trial-ended", 0],
    ...[2, 1].map((days) => ["trial-ending", days]),
    ["trial-ended", 0],
  ]);
  scene.clock.now = start;
});

test("emails know of a draft and of a paused profile that paying alone does not list them", async () => {
  const [ready, draft, paused] = [await scene.signUp(), await scene.signUp(), await scene.signUp()];
  const start = scene.clock.now;
  await scene.owner`update directory.profiles set schedule = null where user_id = ${draft}`;
  await scene.owner`update directory.memberships set paused_at = now() where user_id = ${paused}`;
  const told = async (id: string) =>
    (
      await scene.owner`select kind, data -> 'isReady' as ready from email.outbox
        where recipient = ${`${id}@exemplo.com.br`} order by created_at, id`
    ).map((row) => [row.kind, row.ready]);
  scene.clock.now = start + 9.5 * DAY;
  await warnTrials(scene.deps);
  scene.clock.now = start + 10.5 * DAY;
  await warnTrials(scene.deps);
  const of = (isReady: boolean) => ["trial-ending", "trial-ended"].map((kind) => [kind, isReady]);
  expect(await told(ready)).toEqual(of(true));
  expect(await told(draft)).toEqual(of(false));
  expect(await told(paused)).toEqual(of(false));
  await subscribe(paused);
  await renewDemo(scene.deps, paused, "failed");
  const { paid } = await membership(paused);
  scene.clock.now = (paid ?? 0) + 3 * DAY;
  await remindLatePayers(scene.deps);
  scene.clock.now = (paid ?? 0) + 7 * DAY;
  await applyDueTransitions(scene.deps);
  const later = ["payment-receipt", "payment-failed", "payment-failed", "subscription-ended"];
  expect((await told(paused)).slice(2)).toEqual(later.map((kind) => [kind, false]));
  scene.clock.now = start;
});

test("a due transition that changes nothing is not taken again and again", async () => {
  const id = await scene.signUp();
  const start = scene.clock.now;
  await subscribe(id);
  scene.clock.now = (await membership(id)).trial;
  expect(await applyDueTransitions(scene.deps)).toBeGreaterThan(0);
  expect(await applyDueTransitions(scene.deps)).toBe(0);
  scene.clock.now = start;
});

test("the history, replayed, gives the status that is stored", async () => {
  const rows = await scene.owner<{ account: string; facts: Fact[]; trial: number }[]>`
    select h.account_id as account, jsonb_agg(fact order by h.id, number) as facts,
      min(billing.millis(m.trial_end_date))::float8 as trial
    from billing.history h join directory.memberships m on m.user_id = h.account_id,
      jsonb_array_elements(h.facts) with ordinality as f (fact, number)
    group by h.account_id`;
  expect(rows.length).toBeGreaterThan(5);
  for (const { account, facts, trial } of rows) {
    const { paidUntil, cancelAt } = subscriptionStatus(facts.reduce(learn, newRecord(trial)), scene.clock.now);
    const { paid, cancel } = await membership(account);
    expect({ paidUntil, cancelAt }).toEqual({ paidUntil: paid, cancelAt: cancel });
  }
});
