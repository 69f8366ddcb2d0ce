import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { keepBlocks } from "./blocks.ts";
import { startCheckout } from "./checkout.ts";
import { applyDueTransitions, remindLatePayers, warnTrials } from "./clock.ts";
import { handleEvents } from "./handle-events.ts";
import { cancelSubscription, resumeSubscription } from "./manage.ts";
import type { ProviderName } from "./provider.ts";
import { prepareRenewals, reconcile } from "./reconcile.ts";
import { moneyAt } from "./testing/money-at.ts";
import { sendWebhookFor, signUpAndPay, subscribeAs } from "./testing/payer.ts";
import { createProviderScene, type ProviderScene } from "./testing/provider-scene.ts";

const start = Date.parse("2033-01-21T12:00:00-03:00");
const monthLater = Date.parse("2033-02-21T12:00:00-03:00");
const payer = { name: "Ana Souza", email: "ana@exemplo.com.br", taxId: "52998224725" };
let scene: ProviderScene;
beforeAll(async () => {
  scene = await createProviderScene();
});
afterAll(() => scene.drop());
beforeEach(() => {
  scene.clock.now = start;
});

const subscribed = (name: ProviderName) => signUpAndPay(scene, name);

/** Each way of being out of the search by a decision, and the way back. */
const ways = {
  suspended: (account: string, is: boolean) =>
    scene.owner`update directory.memberships set suspended_at = ${is ? new Date(scene.clock.now) : null} where user_id = ${account}`,
  contested: (account: string, is: boolean) =>
    scene.owner`update directory.profiles set registration_contested_at = ${is ? new Date(scene.clock.now) : null}
      where user_id = ${account}`,
  // A deadline is compared with the database's own clock.
  refused: (account: string, is: boolean) =>
    scene.owner`update directory.profiles set registration_deadline = ${is ? new Date(Date.now() - 1000) : null}
      where user_id = ${account}`,
  "listed without an RQE for too long": (account: string, is: boolean) =>
    scene.owner`with trial as (
        update directory.memberships set trial_end_date = now() - interval '1 day' where user_id = ${account} and ${is}
      )
      update directory.profiles set specialty_id = 2, rqe = ${is ? null : "12345"} where user_id = ${account}`,
};

async function emails(account: string) {
  const rows = await scene.owner<{ kind: string }[]>`
    select kind from email.outbox where recipient = ${`${account}@exemplo.com.br`} order by created_at, id`;
  return rows.map(({ kind }) => kind);
}

async function monthPasses(deps: ProviderScene["deps"]) {
  scene.clock.now = monthLater - 5 * DAY;
  await prepareRenewals(deps);
  scene.clock.now = monthLater;
  scene.stripe.applyDueCharges();
  scene.bank.applyDueCharges();
  await prepareRenewals(deps);
  await reconcile(deps, { since: scene.clock.now });
  await applyDueTransitions(deps);
  await handleEvents(deps);
}

const outside = (name: ProviderName, account: string) => moneyAt(name, account, scene);

test.for(["demo", "stripe", "pix"] as const)("who is suspended is not charged by %s, and is told so", async (name) => {
  const { account, deps } = await subscribed(name);
  await ways.suspended(account, true);
  await keepBlocks(deps);
  await monthPasses(deps);
  expect(await outside(name, account)).toMatchObject({ paid: 1, refunded: 0 });
  expect(await emails(account)).toEqual(["payment-receipt", "renewal-held", "subscription-ended"]);
});

test.for(["demo", "stripe", "pix"] as const)(
  "when a suspension is over the renewal by %s goes on by itself, and its owner is told",
  async (name) => {
    const { account, deps } = await subscribed(name);
    scene.clock.now += DAY;
    await ways.suspended(account, true);
    await keepBlocks(deps);
    await keepBlocks(deps);
    scene.clock.now += DAY;
    await ways.suspended(account, false);
    await keepBlocks(deps);
    await keepBlocks(deps);
    expect(await emails(account)).toEqual(["payment-receipt", "renewal-held", "renewal-resumed"]);
    await monthPasses(deps);
    expect(await outside(name, account)).toEqual({ paid: 2, refunded: 0, open: 1 });
  },
);

const reasons = ["suspended", "contested", "refused", "listed without an RQE for too long"] as const;

test.for(reasons)("who is %s cannot buy, nor resume", async (reason) => {
  const account = await scene.signUp();
  await ways[reason](account, true);
  const { deps } = scene.at("demo");
  await expect(startCheckout(deps, account, "pix", payer)).rejects.toThrow("blocked");
  await ways[reason](account, false);
  await expect(startCheckout(deps, account, "pix", payer)).resolves.toMatchObject({
    pixCode: expect.stringContaining("br.gov.bcb.pix"),
  });
  const payed = await subscribed("demo");
  await cancelSubscription(payed.deps, payed.account);
  await ways[reason](payed.account, true);
  await expect(resumeSubscription(payed.deps, payed.account)).rejects.toThrow("blocked");
});

/** An operator has found that the account's registration is another profile's. */
async function takenFrom(account: string) {
  const rival = await withNumberOf(account);
  await scene.owner`update directory.profiles set verified_at = now() where user_id = ${rival}`;
  await scene.owner`select directory.take_registration(p) from directory.profiles p where p.user_id = ${rival}`;
  scene.clock.now = Date.now() + 1000;
  return rival;
}

let numbers = 10_000;

/** Two profiles give one complete registration: the account's, and then another. */
async function withNumberOf(account: string) {
  numbers += 1;
  const rival = await scene.signUp();
  for (const id of [account, rival])
    await scene.owner`update directory.profiles set registration = ${`CRP 06/${numbers}`} where user_id = ${id}`;
  return rival;
}

const endTrial = (account: string) =>
  scene.owner`update directory.memberships set trial_end_date = now() - interval '1 hour' where user_id = ${account}`;

// The listing goes by the database's own clock.
test("a registration that is another's keeps from buying also after the paid month, and until it is free", async () => {
  scene.clock.now = Date.now();
  const { account, deps } = await subscribed("demo");
  const rival = await takenFrom(account);
  await keepBlocks(deps);
  scene.clock.now += 40 * DAY;
  await applyDueTransitions(deps);
  await expect(startCheckout(deps, account, "card", payer)).rejects.toThrow("blocked");
  await scene.owner`select directory.delete_account(${rival})`;
  await expect(startCheckout(deps, account, "card", payer)).resolves.toMatchObject({ url: expect.any(String) });
});

test("nor does the end of the trial let anybody buy with a registration of another's", async () => {
  scene.clock.now = Date.now();
  const { deps } = scene.at("demo");
  const inTrial = await scene.signUp();
  await takenFrom(inTrial);
  await endTrial(inTrial);
  await scene.owner`update directory.profiles set schedule = 'Tardes' where user_id = ${inTrial}`;
  await expect(startCheckout(deps, inTrial, "card", payer)).rejects.toThrow("blocked");
});

test("nor does a pause switch the renewal on again", async () => {
  scene.clock.now = Date.now();
  const { account, deps } = await subscribed("demo");
  await takenFrom(account);
  await keepBlocks(deps);
  await scene.owner`update directory.memberships set paused_at = now() where user_id = ${account}`;
  await keepBlocks(deps);
  expect(await outside("demo", account)).toMatchObject({ open: 0 });
  expect(await emails(account)).toEqual(["payment-receipt", "registration-checked", "renewal-held"]);
});

test("who was out when another profile came with the registration hears it before paying, and buys once it is free", async () => {
  scene.clock.now = Date.now();
  const { deps } = scene.at("demo");
  const account = await scene.signUp();
  await endTrial(account);
  const rival = await withNumberOf(account);
  await expect(startCheckout(deps, account, "card", payer)).rejects.toThrow("blocked");
  const [block] = await scene.owner`select reason from billing.blocks where account_id = ${account}`;
  expect(block).toEqual({ reason: "contested" });
  await scene.owner`select directory.delete_account(${rival})`;
  await expect(startCheckout(deps, account, "card", payer)).resolves.toMatchObject({ url: expect.any(String) });
});

test("what is charged while somebody is suspended goes back", async () => {
  const { account, deps } = await subscribed("stripe");
  scene.clock.now += DAY;
  await ways.suspended(account, true);
  // The product could not reach Stripe for a month.
  scene.clock.now = monthLater;
  scene.stripe.applyDueCharges();
  await reconcile(deps, { since: scene.clock.now });
  await keepBlocks(deps);
  await handleEvents(deps);
  expect(await outside("stripe", account)).toEqual({ paid: 1, refunded: 1, open: 0 });
  await keepBlocks(deps);
  await handleEvents(deps);
  expect(await outside("stripe", account)).toEqual({ paid: 1, refunded: 1, open: 0 });
});

test("a provider that is down is asked again until the renewal is off", async () => {
  const { account, deps } = await subscribed("stripe");
  await ways.suspended(account, true);
  scene.stripe.state.mood = "down";
  await keepBlocks(deps);
  expect(await outside("stripe", account)).toMatchObject({ open: 1 });
  scene.stripe.state.mood = "well";
  await keepBlocks(deps);
  expect(await outside("stripe", account)).toMatchObject({ open: 0 });
});

test("who cancels while the renewal is held, or had cancelled before, is not renewed afterwards", async () => {
  const [held, before] = [await subscribed("demo"), await subscribed("demo")];
  await cancelSubscription(before.deps, before.account);
  for (const { account } of [held, before]) await ways.suspended(account, true);
  await keepBlocks(held.deps);
  await cancelSubscription(held.deps, held.account);
  expect(await emails(held.account)).toContain("subscription-cancelled");
  for (const { account } of [held, before]) await ways.suspended(account, false);
  await keepBlocks(held.deps);
  for (const { account } of [held, before]) expect(await outside("demo", account)).toMatchObject({ open: 0 });
});

test("a cancellation at the provider stands, though a renewal was once to be held", async () => {
  const { account, deps } = await subscribed("stripe");
  await ways.suspended(account, true);
  scene.stripe.state.mood = "down";
  await keepBlocks(deps);
  await ways.suspended(account, false);
  scene.stripe.state.mood = "well";
  await keepBlocks(deps);
  scene.clock.now += DAY;
  const own = scene.stripe.things("subscription").at(-1);
  Object.assign(own ?? {}, { cancel_at_period_end: true });
  await sendWebhookFor(deps, scene.connectionTo("stripe"), account);
  await handleEvents(deps);
  await keepBlocks(deps);
  expect(await outside("stripe", account)).toMatchObject({ open: 0 });
  expect(await emails(account)).toEqual(["payment-receipt", "subscription-cancelled"]);
});

test("nor is it taken back after its owner had resumed before the job did", async () => {
  const { account, deps } = await subscribed("demo");
  await ways.suspended(account, true);
  await keepBlocks(deps);
  await ways.suspended(account, false);
  scene.clock.now += 1000;
  await resumeSubscription(deps, account);
  const [row] = await scene.owner`select state, held_at from billing.subscriptions where account_id = ${account}`;
  expect(row).toEqual({ state: "open", held_at: null });
});

test("a late payer who is suspended is tried no more, and reads no day that has passed", async () => {
  const { account, deps } = await subscribed("stripe");
  scene.clock.now = monthLater;
  scene.stripe.state.cardWorks = false;
  scene.stripe.applyDueCharges();
  await reconcile(deps, { since: scene.clock.now });
  await ways.suspended(account, true);
  await keepBlocks(deps);
  await handleEvents(deps);
  scene.stripe.state.cardWorks = true;
  scene.stripe.retry();
  expect(await outside("stripe", account)).toEqual({ paid: 1, refunded: 0, open: 0 });
  const [held] = await scene.owner`select data ->> 'until' as until from email.outbox
    where kind = 'renewal-held' and recipient = ${`${account}@exemplo.com.br`}`;
  expect(held).toEqual({ until: null });
});

test("nobody who is suspended is asked to subscribe or to pay", async () => {
  const account = await scene.signUp();
  await ways.suspended(account, true);
  scene.clock.now = start + 9.5 * DAY;
  await warnTrials(scene.deps);
  await remindLatePayers(scene.deps);
  expect(await emails(account)).toEqual([]);
});

test("a psychiatrist without an RQE buys nothing in the trial either, and what runs is held only after it", async () => {
  const account = await scene.signUp();
  const { deps } = scene.at("demo");
  const rqe = (number: string | null) =>
    scene.owner`update directory.profiles set specialty_id = 2, rqe = ${number} where user_id = ${account}`;
  await rqe(null);
  await expect(startCheckout(deps, account, "card", payer)).rejects.toThrow("blocked");
  await rqe("12345");
  await subscribeAs(deps, scene.at("demo").connection, account);
  await rqe(null);
  await keepBlocks(deps);
  expect(await outside("demo", account)).toMatchObject({ open: 1 });
  await scene.owner`update directory.memberships set trial_end_date = now() - interval '1 day' where user_id = ${account}`;
  await keepBlocks(deps);
  expect(await outside("demo", account)).toMatchObject({ open: 0 });
});

test.for([
  ["clears the RQE", "rqe = null"],
  ["chooses Psiquiatria without one", "specialty_id = 2"],
] as const)(
  "who %s after paid months gets none of them back: only what is charged from then on",
  async ([, change]) => {
    // The database's own clock says when the profile left the search.
    const today = Date.now();
    scene.clock.now = today - 70 * DAY;
    const { account, deps } = await subscribed("stripe");
    if (change === "rqe = null")
      await scene.owner`update directory.profiles set specialty_id = 2, rqe = '12345' where user_id = ${account}`;
    for (const daysAgo of [39, 8]) {
      scene.clock.now = today - daysAgo * DAY;
      scene.stripe.applyDueCharges();
      await reconcile(deps, { since: scene.clock.now });
    }
    await scene.owner`update directory.profiles set ${scene.owner.unsafe(change)} where user_id = ${account}`;
    scene.clock.now = today + 40 * DAY;
    scene.stripe.applyDueCharges();
    await reconcile(deps, { since: scene.clock.now });
    await keepBlocks(deps);
    await handleEvents(deps);
    expect(await outside("stripe", account)).toEqual({ paid: 3, refunded: 1, open: 0 });
  },
);

test("who resumes keeps the way of paying, and reads the next charge by e-mail", async () => {
  const { account, deps } = await subscribed("demo");
  const method = async () =>
    (await scene.owner`select method from billing.subscriptions where account_id = ${account}`)[0]?.method;
  await scene.owner`update billing.subscriptions set method = 'pix' where account_id = ${account}`;
  scene.clock.now += DAY;
  await cancelSubscription(deps, account);
  scene.clock.now += DAY;
  await resumeSubscription(deps, account);
  expect(await method()).toBe("pix");
  expect(await emails(account)).toEqual(["payment-receipt", "subscription-cancelled", "renewal-resumed"]);
  const [sent] = await scene.owner`select data from email.outbox
    where kind = 'renewal-resumed' and recipient = ${`${account}@exemplo.com.br`}`;
  expect(sent?.data).toMatchObject({ amount: 1499, byOwner: true, until: monthLater });
});
