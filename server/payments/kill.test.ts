import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { CheckoutRefused } from "./checkout.ts";
import { applyDueTransitions } from "./clock.ts";
import { handleEvents } from "./handle-events.ts";
import { cancelSubscription, NotPossible, withdraw } from "./manage.ts";
import type { ProviderName } from "./provider.ts";
import { prepareRenewals, reconcile } from "./reconcile.ts";
import type { Given } from "./testing/killed-process.fixture.ts";
import { moneyAt } from "./testing/money-at.ts";
import { subscribeAs } from "./testing/payer.ts";
import { createProviderScene, type ProviderScene } from "./testing/provider-scene.ts";

const fixture = join(import.meta.dirname, "testing/killed-process.fixture.ts");
const start = Date.parse("2027-01-21T12:00:00-03:00");
const monthLater = Date.parse("2027-02-21T12:00:00-03:00");
const providers: ProviderName[] = ["demo", "stripe", "pix"];

let scene: ProviderScene;
let database: string;
beforeAll(async () => {
  scene = await createProviderScene();
  const [row] = await scene.owner`select current_database() as name`;
  database = String(row?.name);
});
afterAll(() => scene.drop());
beforeEach(() => {
  scene.clock.now = start;
});

/** A process that goes on when the other is dead and its leases have run out. */
function needsOf(name: ProviderName, later = 5 * 60_000) {
  return scene.at(name, { now: () => scene.clock.now + later }).deps;
}

/** People whose trial is over: they are listed if and only if they have paid. */
async function signUp(count: number) {
  const accounts = await Promise.all(Array.from({ length: count }, () => scene.signUp()));
  await scene.owner`update directory.memberships set trial_end_date = ${new Date(start - DAY)}
    where user_id in ${scene.owner(accounts)}`;
  return accounts;
}

async function signUpAndSubscribe(name: ProviderName, count: number) {
  const accounts = await signUp(count);
  const deps = needsOf(name, 0);
  await Promise.all(accounts.map((account) => subscribeAs(deps, scene.connectionTo(name), account)));
  await handleEvents(deps);
  return accounts;
}

/** The steps at which one person each was when the process was killed. */
async function killAtEveryStep(name: ProviderName, wish: Given["wish"], accounts: string[]) {
  const host = inject("postgresHost");
  const given: Given = {
    host,
    database,
    connection: scene.connectionTo(name),
    moment: scene.clock.now,
    wish,
    accounts,
  };
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "betesda-compile-cache") };
  const child = spawn(process.execPath, [fixture, JSON.stringify(given)], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [printed, [code, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (signal !== "SIGKILL") throw new Error(`the process ended with ${code}`);
  return printed.trim().split("\n");
}

async function recover(name: ProviderName) {
  const deps = needsOf(name);
  await handleEvents(deps);
  await reconcile(deps, { since: scene.clock.now + DAY });
  while ((await applyDueTransitions(deps)) > 0);
  await handleEvents(deps);
}

async function stateOf(account: string) {
  const [row] = await scene.owner`
    select m.subscription_status as status, p.listed_until > ${new Date(scene.clock.now)} is true as "isListed",
      (select jsonb_agg(c.status order by c.period_start) from billing.charges c where c.account_id = ${account}) as charges,
      (select jsonb_agg(o.kind order by o.kind) from email.outbox o where o.recipient = m.email) as emails
    from directory.memberships m join directory.profiles p using (user_id) where user_id = ${account}`;
  return row;
}

const outside = (name: ProviderName, account: string) => moneyAt(name, account, scene);

/** All at once; afterwards nobody asks about them any more. */
async function checkEach(accounts: string[], check: (account: string) => Promise<void>) {
  await Promise.all(accounts.map(check));
  await scene.owner`update billing.accounts set reconciled_at = 'infinity' where account_id in ${scene.owner(accounts)}`;
}

test.for(providers)(
  "killed at any step of paying by %s, nobody pays twice and whoever paid is listed",
  async (name) => {
    const people = await signUp(40);
    const steps = await killAtEveryStep(name, "pay", people);
    expect(steps).toEqual(
      expect.arrayContaining(["checkout reserved", "checkout started", "event taken", "record saved"]),
    );
    await recover(name);
    const deps = needsOf(name);
    await checkEach(people.slice(0, steps.length + 1), async (account) => {
      const { paid } = await outside(name, account);
      // Whoever finds nothing paid tries again; whoever paid is told so.
      const refusal = await subscribeAs(deps, scene.connectionTo(name), account).catch((error: unknown) => error);
      expect(refusal instanceof CheckoutRefused && refusal.reason).toBe(paid > 0 && "already_subscribed");
    });
    await handleEvents(deps);
    await checkEach(people.slice(0, steps.length + 1), async (account) => {
      expect(await outside(name, account)).toEqual({ paid: 1, refunded: 0, open: 1 });
      const emails = ["payment-receipt"];
      expect(await stateOf(account)).toEqual({ status: "active", isListed: true, charges: ["paid"], emails });
    });
  },
);

test.for(providers)("killed at any step of a renewal by %s, the month is paid once and known", async (name) => {
  const people = await signUpAndSubscribe(name, { demo: 12, stripe: 18, pix: 11 }[name]);
  scene.clock.now = name === "pix" ? monthLater - 5 * DAY : monthLater;
  scene.stripe.applyDueCharges();
  const steps = await killAtEveryStep(name, "renew", people);
  expect(steps.length).toBeGreaterThanOrEqual(name === "pix" ? 2 : 6);
  await prepareRenewals(needsOf(name));
  scene.clock.now = monthLater;
  scene.bank.applyDueCharges();
  await recover(name);
  await checkEach(people, async (account) => {
    expect(await outside(name, account)).toEqual({ paid: 2, refunded: 0, open: 1 });
    const emails = ["payment-receipt", "payment-receipt"];
    expect(await stateOf(account)).toEqual({ status: "active", isListed: true, charges: ["paid", "paid"], emails });
  });
});

test.for(providers)("killed at any step of giving back by %s, the money goes back once", async (name) => {
  const people = await signUpAndSubscribe(name, { demo: 15, stripe: 24, pix: 24 }[name]);
  const steps = await killAtEveryStep(name, "refund", people);
  expect(steps).toEqual(expect.arrayContaining(["refund ordered", "subscription ended", "provider notified"]));
  await recover(name);
  const deps = needsOf(name);
  await checkEach(people.slice(0, steps.length + 1), async (account) => {
    await withdraw(deps, account).catch((error) => expect(error).toBeInstanceOf(NotPossible));
    expect(await outside(name, account)).toEqual({ paid: 0, refunded: 1, open: 0 });
    const emails = ["payment-receipt", "payment-refunded", "withdrawal-confirmed"];
    expect(await stateOf(account)).toEqual({ status: "inactive", isListed: false, charges: ["refunded"], emails });
  });
});

test.for(providers)("killed at any step of cancelling by %s, nothing more is charged", async (name) => {
  const people = await signUpAndSubscribe(name, 13);
  scene.clock.now = monthLater - 5 * DAY;
  await prepareRenewals(needsOf(name));
  const steps = await killAtEveryStep(name, "cancel", people);
  expect(steps).toContain("cancelled at provider");
  await recover(name);
  const deps = needsOf(name);
  for (const account of people)
    await cancelSubscription(deps, account).catch((error) => expect(error).toBeInstanceOf(NotPossible));
  scene.clock.now = monthLater;
  scene.stripe.applyDueCharges();
  scene.bank.applyDueCharges();
  await recover(name);
  await checkEach(people, async (account) => {
    expect(await outside(name, account)).toEqual({ paid: 1, refunded: 0, open: 0 });
    expect(await stateOf(account)).toMatchObject({ status: "inactive", isListed: false, charges: ["paid"] });
  });
});

test.for(["stripe", "pix"] as const)(
  "killed at any step of an account's leaving within the seven days, the money goes back once by %s",
  async (name) => {
    const people = await signUpAndSubscribe(name, 24);
    const charges = await scene.owner<{ id: string; account: string }[]>`
      select id, account_id as account from billing.charges where account_id in ${scene.owner(people)}`;
    const refunds = () =>
      name === "stripe"
        ? scene.stripe.things("refund").map(({ payment_intent }) => String(payment_intent).replace(/^pi_/, ""))
        : charges.flatMap(({ id }) => {
            const [pix] = (scene.bank.cobs.get(id)?.pix ?? []) as { devolucoes: unknown[] }[];
            return (pix?.devolucoes ?? []).map(() => id);
          });
    const steps = await killAtEveryStep(name, "leave", people);
    expect(steps).toEqual(
      expect.arrayContaining(["account gone", "event taken", "subscription ended", "provider notified"]),
    );
    await handleEvents(needsOf(name));
    const left = new Set<string>(people.slice(0, steps.length + 1));
    const gone = charges.filter(({ account }) => left.has(account)).map(({ id }) => id);
    expect(
      refunds()
        .filter((id) => gone.includes(id))
        .sort(),
    ).toEqual(gone.sort());
    const rows = await scene.owner`select distinct status from billing.charges where id in ${scene.owner(gone)}`;
    expect(rows).toEqual([{ status: "refunded" }]);
  },
);
