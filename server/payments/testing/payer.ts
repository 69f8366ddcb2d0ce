import { Hono } from "hono";
import Stripe from "stripe";
import { DAY } from "#app/features/subscription/terms.ts";
import { startCheckout } from "../checkout.ts";
import { decideDemo } from "../demo/decide.ts";
import { asService, type Deps } from "../deps.ts";
import { handleEvents } from "../handle-events.ts";
import type { ProviderName } from "../provider.ts";
import { createWebhooks } from "../webhooks.ts";
import { type Connection, pixWebhookSecret, stripeWebhookSecret } from "./connect-provider.ts";
import type { ProviderScene } from "./provider-scene.ts";

const taxId = "52998224725";
const stripe = new Stripe("sk_test");

/** Somebody subscribes: a checkout, the payer's part at the provider, its webhook, and what follows from it. */
export async function subscribeAs(deps: Deps, connection: Connection, account: string) {
  const method = connection.name === "pix" ? "pix" : "card";
  const { id } = await startCheckout(deps, account, method, {
    name: "Ana",
    email: `${account}@exemplo.com.br`,
    taxId,
  });
  if (connection.name === "demo") return void (await decideDemo(deps, account, id, "approve"));
  const { reference } = await namesOf(deps, account);
  await fetch(`${connection.address}/payer`, { method: "POST", body: reference });
  await sendWebhookFor(deps, connection, account);
  await handleEvents(deps, { parallel: 1 });
}

/** Somebody whose trial is over, and who has just subscribed. */
export async function signUpAndPay(scene: ProviderScene, name: ProviderName) {
  const account = await scene.signUp();
  await scene.owner`
    update directory.memberships set trial_end_date = ${new Date(scene.clock.now - DAY)} where user_id = ${account}`;
  const { deps, connection } = scene.at(name);
  await subscribeAs(deps, connection, account);
  return { account, deps };
}

/** The provider tells our webhook that something about the account is new. */
export async function sendWebhookFor(deps: Deps, { name }: Connection, account: string) {
  const { reference, customer } = await namesOf(deps, account);
  const app = new Hono().route(
    "/webhooks",
    createWebhooks({ payments: async () => deps, jobs: { send: async () => null } }),
  );
  const response = await (name === "stripe"
    ? app.request("/webhooks/stripe", signedByStripe({ object: "invoice", customer }))
    : app.request(`/webhooks/pix/${pixWebhookSecret}/pix`, {
        method: "POST",
        body: JSON.stringify({ pix: [{ endToEndId: `E${crypto.randomUUID()}`, txid: reference }] }),
      }));
  if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
}

function signedByStripe(object: object) {
  const payload = JSON.stringify({
    ...{ id: `evt_${crypto.randomUUID()}`, object: "event", type: "invoice.paid", data: { object } },
  });
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret: stripeWebhookSecret });
  return { method: "POST", body: payload, headers: { "stripe-signature": header } };
}

/** What the account's newest checkout and its payer are called at the provider. */
async function namesOf(deps: Deps, account: string) {
  const [row] = await asService(
    deps,
    (tx) => tx<{ reference: string; customer: string | null }[]>`
      select reference, (select id from billing.customers where account_id = ${account}) as customer
      from billing.checkouts where account_id = ${account} order by created_at desc limit 1`,
  );
  if (!row) throw new Error("no checkout");
  return row;
}
