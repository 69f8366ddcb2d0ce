import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { keepBlocks } from "./blocks.ts";
import { applyDueTransitions } from "./clock.ts";
import type { Deps } from "./deps.ts";
import { handleEvents } from "./handle-events.ts";
import { cancelSubscription, resumeSubscription } from "./manage.ts";
import type { AccountAtProvider, ProviderName } from "./provider.ts";
import { prepareRenewals, reconcile } from "./reconcile.ts";
import { moneyAt } from "./testing/money-at.ts";
import { signUpAndPay } from "./testing/payer.ts";
import { createProviderScene, type ProviderScene } from "./testing/provider-scene.ts";

const start = Date.parse("2033-01-21T12:00:00-03:00");
const monthLater = Date.parse("2033-02-21T12:00:00-03:00");
const hour = 60 * 60 * 1000;
const providers = ["demo", "stripe", "pix"] as const;
let scene: ProviderScene;
beforeAll(async () => {
  scene = await createProviderScene();
});
afterAll(() => scene.drop());
beforeEach(() => {
  scene.clock.now = start;
});

/** A day ago. */
async function subscribed(name: ProviderName) {
  const payer = await signUpAndPay(scene, name);
  scene.clock.now += DAY;
  return payer;
}

const suspend = (account: string) =>
  scene.owner`update directory.memberships set suspended_at = ${new Date(scene.clock.now)} where user_id = ${account}`;

const endSuspension = (account: string) =>
  scene.owner`update directory.memberships set suspended_at = null where user_id = ${account}`;

/** The renewal was held in a suspension that is over; the job has not come by since. */
async function held(name: ProviderName) {
  const { account, deps } = await subscribed(name);
  await suspend(account);
  await keepBlocks(deps);
  scene.clock.now += DAY;
  await endSuspension(account);
  return { account, deps };
}

/** Something else is done between what was read of the account and the call to its provider. */
function meanwhile(
  deps: Deps,
  call: "cancel" | "resume" | "prepareRenewal",
  account: string,
  act: () => Promise<unknown>,
): Deps {
  const disturbed = [...deps.providers].map(([name, provider]) => {
    const real = provider[call] as (...given: unknown[]) => Promise<never>;
    const late = async (...given: unknown[]) => {
      if ((given.at(-1) as AccountAtProvider).accountId === account) await act();
      return real(...given);
    };
    return [name, { ...provider, [call]: late }] as const;
  });
  return { ...deps, providers: new Map(disturbed) };
}

/** Something else is done after the first transaction. */
function afterFirstLook(deps: Deps, act: () => Promise<unknown>): Deps {
  let isFirst = true;
  const begin = async (work: Parameters<Deps["sql"]["begin"]>[1]) => {
    const found = await deps.sql.begin(work as never);
    if (isFirst) {
      isFirst = false;
      await act();
    }
    return found;
  };
  return { ...deps, sql: { begin } as unknown as Deps["sql"] };
}

async function monthPasses(deps: Deps) {
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

async function emails(account: string) {
  const rows = await scene.owner<{ kind: string }[]>`
    select kind from email.outbox where recipient = ${`${account}@exemplo.com.br`} order by created_at, id`;
  return rows.map(({ kind }) => kind);
}

async function renewal(account: string) {
  const [row] = await scene.owner`
    select state, held_at is not null as "isHeld" from billing.subscriptions where account_id = ${account}`;
  return row;
}

const outside = (name: ProviderName, account: string) => moneyAt(name, account, scene);

test.for(providers)(
  "who cancels while a held renewal is being switched on by %s is charged no more, and reads of no renewal",
  async (name) => {
    const { account, deps } = await held(name);
    await keepBlocks(meanwhile(deps, "resume", account, () => cancelSubscription(deps, account)));
    expect(await renewal(account)).toEqual({ state: "cancelling", isHeld: false });
    expect(await emails(account)).toEqual(["payment-receipt", "renewal-held", "subscription-cancelled"]);
    await monthPasses(deps);
    expect(await outside(name, account)).toMatchObject({ paid: 1, refunded: 0 });
  },
);

test("who cancels what was held a moment ago, and is on again, is charged no more", async () => {
  const { account, deps } = await held("demo");
  await cancelSubscription(
    afterFirstLook(deps, () => keepBlocks(deps)),
    account,
  );
  expect(await emails(account)).toContain("subscription-cancelled");
  await monthPasses(deps);
  expect(await outside("demo", account)).toEqual({ paid: 1, refunded: 0, open: 0 });
});

test("who resumes while the held renewal is being switched on keeps it", async () => {
  const { account, deps } = await held("demo");
  await keepBlocks(meanwhile(deps, "resume", account, () => resumeSubscription(deps, account)));
  expect(await renewal(account)).toEqual({ state: "open", isHeld: false });
  expect(await outside("demo", account)).toMatchObject({ open: 1 });
});

test.for(providers)(
  "who cancels while the renewal by %s is being held has it in writing, and is not renewed after the suspension",
  async (name) => {
    const { account, deps } = await subscribed(name);
    await suspend(account);
    await cancelSubscription(
      meanwhile(deps, "cancel", account, () => keepBlocks(deps)),
      account,
    );
    expect(await renewal(account)).toEqual({ state: "cancelling", isHeld: false });
    expect(await emails(account)).toEqual(["payment-receipt", "renewal-held", "subscription-cancelled"]);
    scene.clock.now += DAY;
    await endSuspension(account);
    await keepBlocks(deps);
    await monthPasses(deps);
    expect(await outside(name, account)).toMatchObject({ paid: 1, refunded: 0 });
  },
);

/** What the bank carries out of what was asked for, the hourly job coming by once more. */
async function dueDayComes(deps: Deps) {
  scene.clock.now += hour;
  await prepareRenewals(deps);
  scene.clock.now = monthLater;
  scene.bank.applyDueCharges();
}

test("a month that the job asks the bank for while its owner cancels is called off before its day", async () => {
  const { account, deps } = await subscribed("pix");
  scene.clock.now = monthLater - 5 * DAY;
  await prepareRenewals(meanwhile(deps, "prepareRenewal", account, () => cancelSubscription(deps, account)));
  await dueDayComes(deps);
  expect(await outside("pix", account)).toMatchObject({ paid: 1, refunded: 0 });
});

test("so is one that it asks for after the bank was asked to call off, and before that was noted", async () => {
  const { account, deps } = await subscribed("pix");
  scene.clock.now = monthLater - 5 * DAY;
  const step = async (name: string) => {
    if (name === "cancelled at provider") await prepareRenewals(deps);
  };
  await cancelSubscription({ ...deps, step }, account);
  expect(await renewal(account)).toMatchObject({ state: "cancelling" });
  await dueDayComes(deps);
  expect(await outside("pix", account)).toMatchObject({ paid: 1, refunded: 0 });
});
