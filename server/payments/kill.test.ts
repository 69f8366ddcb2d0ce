import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { CheckoutRefused } from "./checkout.ts";
import { applyDueTransitions } from "./clock.ts";
import { handleEvents } from "./handle-events.ts";
import { cancelSubscription, NotPossible, withdraw } from "./manage.ts";
import type { ProviderName } from "./provider.ts";
import { prepareRenewals, reconcile } from "./reconcile.ts";
import type { Given, Wish } from "./testing/killed-process.fixture.ts";
import { moneyAt } from "./testing/money-at.ts";
import { subscribeAs } from "./testing/payer.ts";
import { createProviderScene, type ProviderScene } from "./testing/provider-scene.ts";

const fixture = join(import.meta.dirname, "testing/killed-process.fixture.ts");
const start = Date.parse("2033-01-21T12:00:00-03:00");
const monthLater = Date.parse("2033-02-21T12:00:00-03:00");
const providers: ProviderName[] = ["demo", "stripe", "pix"];

/** Each provider's people have a database of their own: nobody takes up what those of another have left lying. */
let scenes: Record<ProviderName, ProviderScene>;
beforeAll(async () => {
  const [demo, stripe, pix] = [await createProviderScene(), await createProviderScene(), await createProviderScene()];
  scenes = { demo, stripe, pix };
});
afterAll(async () => {
  for (const name of providers) await scenes[name].drop();
});

/** A process that goes on when the other is dead and its leases have run out. */
function needsOf(name: ProviderName, later = 5 * 60_000) {
  const scene = scenes[name];
  return scene.at(name, { now: () => scene.clock.now + later }).deps;
}

/** People whose trial is over: they are listed if and only if they have paid. */
async function signUp(name: ProviderName, count: number) {
  const { owner, signUp } = scenes[name];
  const accounts = await Promise.all(Array.from({ length: count }, signUp));
  await owner`update directory.memberships set trial_end_date = ${new Date(start - DAY)}
    where user_id in ${owner(accounts)}`;
  return accounts;
}

async function signUpAndSubscribe(name: ProviderName, count: number) {
  const accounts = await signUp(name, count);
  const deps = needsOf(name, 0);
  await Promise.all(accounts.map((account) => subscribeAs(deps, scenes[name].connectionTo(name), account)));
  await handleEvents(deps);
  return accounts;
}

type Killed = { scene: ProviderScene; people: string[]; steps: string[] };
type Prepare = (name: ProviderName, count: number) => Promise<string[]>;

/**
 * Before the tests of a wish one process, which is killed: so many people of each provider, and the steps at which one each
 * of them was then. Beside those there is one who got through, and one whom the process never met.
 */
function killAtEveryStep(wish: Wish, counts: Partial<Record<ProviderName, number>>, prepare: Prepare) {
  const killed = new Map<ProviderName, Killed>();
  beforeAll(async () => {
    const given: Given = { host: inject("postgresHost"), wish, crowds: [] };
    for (const name of providers.filter((name) => name in counts)) {
      const scene = scenes[name];
      scene.clock.now = start;
      const accounts = await prepare(name, counts[name] ?? 0);
      const [row] = await scene.owner`select current_database() as name`;
      const [connection, moment] = [scene.connectionTo(name), scene.clock.now];
      given.crowds.push({ database: String(row?.name), connection, moment, accounts });
      killed.set(name, { scene, people: accounts, steps: [] });
    }
    const steps = await killProcess(given);
    for (const [at, one] of [...killed.values()].entries()) one.steps = steps[at] ?? [];
  });
  return (name: ProviderName) => killed.get(name) as Killed;
}

async function killProcess(given: Given): Promise<string[][]> {
  const child = spawn(process.execPath, [fixture, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [printed, [code, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    if (signal !== "SIGKILL") throw new Error(`the process ended with ${code}`);
    return JSON.parse(printed);
  } finally {
    child.kill("SIGKILL");
  }
}

async function recover(name: ProviderName) {
  const deps = needsOf(name);
  await handleEvents(deps);
  await reconcile(deps, { since: scenes[name].clock.now + DAY });
  while ((await applyDueTransitions(deps)) > 0);
  await handleEvents(deps);
}

async function stateOf({ owner, clock }: ProviderScene, account: string) {
  const [row] = await owner`
    select m.subscription_status as status, p.listed_until > ${new Date(clock.now)} is true as "isListed",
      (select jsonb_agg(c.status order by c.period_start) from billing.charges c where c.account_id = ${account}) as charges,
      (select jsonb_agg(o.kind order by o.kind) from email.outbox o where o.recipient = m.email) as emails
    from directory.memberships m join directory.profiles p using (user_id) where user_id = ${account}`;
  return row;
}

const outside = (name: ProviderName, account: string) => moneyAt(name, account, scenes[name]);

/** All at once; afterwards nobody asks about them any more. */
async function checkEach({ owner }: ProviderScene, accounts: string[], check: (account: string) => Promise<void>) {
  await Promise.all(accounts.map(check));
  await owner`update billing.accounts set reconciled_at = 'infinity' where account_id in ${owner(accounts)}`;
}

describe("killed at any step of paying", () => {
  const killed = killAtEveryStep("pay", { demo: 13, stripe: 18, pix: 20 }, signUp);

  test.for(providers)("by %s, nobody pays twice and whoever paid is listed", async (name) => {
    const { scene, people, steps } = killed(name);
    expect(steps).toEqual(
      expect.arrayContaining(["checkout reserved", "checkout started", "event taken", "record saved"]),
    );
    await recover(name);
    const deps = needsOf(name);
    await checkEach(scene, people.slice(0, steps.length + 1), async (account) => {
      const { paid } = await outside(name, account);
      // Whoever finds nothing paid tries again; whoever paid is told so.
      const refusal = await subscribeAs(deps, scene.connectionTo(name), account).catch((error: unknown) => error);
      expect(refusal instanceof CheckoutRefused && refusal.reason).toBe(paid > 0 && "already_subscribed");
    });
    await handleEvents(deps);
    await checkEach(scene, people.slice(0, steps.length + 1), async (account) => {
      expect(await outside(name, account)).toEqual({ paid: 1, refunded: 0, open: 1 });
      const emails = ["payment-receipt"];
      expect(await stateOf(scene, account)).toEqual({ status: "active", isListed: true, charges: ["paid"], emails });
    });
  });
});

describe("killed at any step of a renewal", () => {
  const killed = killAtEveryStep("renew", { demo: 9, stripe: 13, pix: 5 }, async (name, count) => {
    const people = await signUpAndSubscribe(name, count);
    const { clock, stripe } = scenes[name];
    clock.now = name === "pix" ? monthLater - 5 * DAY : monthLater;
    stripe.applyDueCharges();
    return people;
  });

  test.for(providers)("by %s, the month is paid once and known", async (name) => {
    const { scene, people, steps } = killed(name);
    expect(steps.length).toBeGreaterThanOrEqual(name === "pix" ? 2 : 6);
    await prepareRenewals(needsOf(name));
    scene.clock.now = monthLater;
    scene.bank.applyDueCharges();
    await recover(name);
    await checkEach(scene, people, async (account) => {
      expect(await outside(name, account)).toEqual({ paid: 2, refunded: 0, open: 1 });
      const [charges, emails] = [
        ["paid", "paid"],
        ["payment-receipt", "payment-receipt"],
      ];
      expect(await stateOf(scene, account)).toEqual({ status: "active", isListed: true, charges, emails });
    });
  });
});

describe("killed at any step of giving back", () => {
  const killed = killAtEveryStep("refund", { demo: 11, stripe: 18, pix: 19 }, signUpAndSubscribe);

  test.for(providers)("by %s, the money goes back once", async (name) => {
    const { scene, people, steps } = killed(name);
    expect(steps).toEqual(expect.arrayContaining(["refund ordered", "subscription ended", "provider notified"]));
    await recover(name);
    const deps = needsOf(name);
    await checkEach(scene, people.slice(0, steps.length + 1), async (account) => {
      await withdraw(deps, account).catch((error) => expect(error).toBeInstanceOf(NotPossible));
      expect(await outside(name, account)).toEqual({ paid: 0, refunded: 1, open: 0 });
      const emails = ["payment-receipt", "payment-refunded", "withdrawal-confirmed"];
      const charges = ["refunded"];
      expect(await stateOf(scene, account)).toEqual({ status: "inactive", isListed: false, charges, emails });
    });
  });
});

describe("killed at any step of cancelling", () => {
  const killed = killAtEveryStep("cancel", { demo: 6, stripe: 7, pix: 9 }, async (name, count) => {
    const people = await signUpAndSubscribe(name, count);
    scenes[name].clock.now = monthLater - 5 * DAY;
    await prepareRenewals(needsOf(name));
    return people;
  });

  test.for(providers)("by %s, nothing more is charged", async (name) => {
    const { scene, people, steps } = killed(name);
    expect(steps).toContain("cancelled at provider");
    await recover(name);
    const deps = needsOf(name);
    for (const account of people)
      await cancelSubscription(deps, account).catch((error) => expect(error).toBeInstanceOf(NotPossible));
    scene.clock.now = monthLater;
    scene.stripe.applyDueCharges();
    scene.bank.applyDueCharges();
    await recover(name);
    await checkEach(scene, people, async (account) => {
      expect(await outside(name, account)).toEqual({ paid: 1, refunded: 0, open: 0 });
      expect(await stateOf(scene, account)).toMatchObject({ status: "inactive", isListed: false, charges: ["paid"] });
    });
  });
});

describe("killed at any step of an account's leaving within the seven days", () => {
  type Charge = { id: string; account: string };
  const charged = new Map<ProviderName, Charge[]>();
  const killed = killAtEveryStep("leave", { stripe: 15, pix: 16 }, async (name, count) => {
    const people = await signUpAndSubscribe(name, count);
    const { owner } = scenes[name];
    const charges = await owner<Charge[]>`
      select id, account_id as account from billing.charges where account_id in ${owner(people)}`;
    charged.set(name, charges);
    return people;
  });

  test.for(["stripe", "pix"] as const)("by %s, the money goes back once", async (name) => {
    const { scene, people, steps } = killed(name);
    const charges = charged.get(name) ?? [];
    const refunds = () =>
      name === "stripe"
        ? scene.stripe.things("refund").map(({ payment_intent }) => String(payment_intent).replace(/^pi_/, ""))
        : charges.flatMap(({ id }) => {
            const [pix] = (scene.bank.cobs.get(id)?.pix ?? []) as { devolucoes: unknown[] }[];
            return (pix?.devolucoes ?? []).map(() => id);
          });
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
  });
});
