import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import type { JobDeps } from "../jobs/define-job.ts";
import { reconcilePayments } from "../jobs/payments.ts";
import { startCheckout } from "./checkout.ts";
import { decideDemo } from "./demo/decide.ts";
import type { Deps } from "./deps.ts";
import { type PaymentProvider, ProviderError } from "./provider.ts";
import { reconcile } from "./reconcile.ts";
import { type BillingScene, createBillingScene } from "./testing/billing-scene.ts";

let scene: BillingScene;
beforeAll(async () => {
  scene = await createBillingScene();
});
afterAll(() => scene.drop());

async function subscribe() {
  const id = await scene.signUp();
  const checkout = await startCheckout(scene.deps, id, "pix", { name: "Ana Souza", email: "ana@exemplo.com.br" });
  await decideDemo(scene.deps, id, checkout.id, "approve");
  return id;
}

const isReconciled = async (id: string) => {
  const [row] =
    await scene.owner`select reconciled_at is not null as is from billing.accounts where account_id = ${id}`;
  return row?.is === true;
};

test("a night in which an account could not be asked counts as failed, the others are done, and it is asked again", async () => {
  const [first, second] = [await subscribe(), await subscribe()];
  const [kept] = await scene.owner`select ledger from billing.demo_ledgers where account_id = ${first}`;
  const write = (ledger: object) =>
    scene.owner`update billing.demo_ledgers set ledger = ${scene.owner.json(ledger as never)} where account_id = ${first}`;
  const log = pino({ level: "silent" });
  const deps = { sql: scene.deps.sql, config: readConfig({ DEMO: "1" }), log, publicUrl: "http://localhost" };
  const night = () => reconcilePayments.work(deps as unknown as JobDeps, {}, new AbortController().signal);
  await write({});
  await expect(night()).rejects.toThrow("1 unreconciled");
  expect([await isReconciled(first), await isReconciled(second)]).toEqual([false, true]);
  await write(kept?.ledger);
  await night();
  expect(await isReconciled(first)).toBe(true);
});

test("an account with two providers is done once both have answered", async () => {
  const id = await subscribe();
  await scene.owner`
    insert into billing.checkouts (account_id, provider, method, amount, starts_at, reference, created_at, expires_at)
    select account_id, 'stripe', 'card', amount, starts_at, 'cs_1', created_at, expires_at
    from billing.checkouts where account_id = ${id}`;
  let isUp = false;
  const asked: string[] = [];
  const stripe = {
    name: "stripe",
    async fetchProviderState({ accountId }) {
      asked.push(accountId);
      if (!isUp) throw new ProviderError("stripe is away");
      return { facts: [], subscriptions: [], checkouts: [] };
    },
  } as Pick<PaymentProvider, "name" | "fetchProviderState"> as PaymentProvider;
  const deps: Deps = { ...scene.deps, providers: new Map([...scene.deps.providers, ["stripe", stripe]]) };
  expect(await reconcile(deps)).toBe(1);
  expect(await isReconciled(id)).toBe(false);
  isUp = true;
  expect(await reconcile(deps)).toBe(0);
  expect([await isReconciled(id), asked]).toEqual([true, [id, id]]);
  expect(await reconcile(deps)).toBe(0);
  expect(asked).toHaveLength(2);
});
