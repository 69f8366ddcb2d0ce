import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { startCheckout } from "./checkout.ts";
import { handleEvents } from "./handle-events.ts";
import type { ProviderName } from "./provider.ts";
import { subscribeAs } from "./testing/payer.ts";
import { createProviderScene, type ProviderScene } from "./testing/provider-scene.ts";

/** The moment at which an account goes is the database's own. */
const today = Date.now();
/** Later than anything here takes, and before a checkout runs out. */
const soon = today + 600_000;
let scene: ProviderScene;
beforeAll(async () => {
  scene = await createProviderScene();
});
afterAll(() => scene.drop());

/** Somebody whose trial was over, and who paid so many days ago. */
async function subscribedFor(days: number, name: ProviderName) {
  scene.clock.now = today - days * DAY;
  const account = await scene.signUp();
  await scene.owner`update directory.memberships set trial_end_date = ${new Date(scene.clock.now - DAY)}
    where user_id = ${account}`;
  const { deps, connection } = scene.at(name);
  await subscribeAs(deps, connection, account);
  const [row] = await scene.owner`select id from billing.charges where account_id = ${account} and status = 'paid'`;
  scene.clock.now = soon;
  return { account, charge: String(row?.id) };
}

const leave = (account: string) => scene.owner`select directory.delete_account(${account})`;

const refundsAtProvider = () =>
  scene.stripe.things("refund").length +
  [...scene.bank.cobs.values()]
    .flatMap(({ pix }) => (pix ?? []) as { devolucoes: unknown[] }[])
    .flatMap((p) => p.devolucoes).length;

async function stateOf(charge: string) {
  const [row] =
    await scene.owner`select status, refunded_at is not null as "isDated" from billing.charges where id = ${charge}`;
  return row;
}

test.for(["demo", "stripe", "pix"] as const)(
  "an account that is deleted within the seven days gets its money back by %s, once",
  async (name) => {
    const { account, charge } = await subscribedFor(6, name);
    const before = refundsAtProvider();
    await leave(account);
    const { deps } = scene.at(name);
    await handleEvents(deps);
    await scene.owner`update billing.payment_events set handled_at = null, next_attempt_at = now() where kind = 'withdraw'`;
    await handleEvents(deps);
    expect(await stateOf(charge)).toEqual({ status: "refunded", isDated: true });
    expect(refundsAtProvider() - before).toBe(name === "demo" ? 0 : 1);
  },
);

test("after the seven days an account that is deleted is charged no more, and nothing goes back", async () => {
  const { account, charge } = await subscribedFor(8, "stripe");
  const before = refundsAtProvider();
  await leave(account);
  await handleEvents(scene.at("stripe").deps);
  expect(await stateOf(charge)).toEqual({ status: "paid", isDated: false });
  expect(refundsAtProvider()).toBe(before);
  const own = scene.stripe
    .things("subscription")
    .filter(({ metadata }) => (metadata as { account_id: string }).account_id === account);
  expect(own.map(({ status }) => status)).toEqual(["canceled"]);
});

test("a provider that is down when the account goes gives the money back when it is up again, even after the days", async () => {
  const { account, charge } = await subscribedFor(6, "stripe");
  const { deps } = scene.at("stripe");
  scene.stripe.state.mood = "down";
  await leave(account);
  await handleEvents(deps);
  expect(await stateOf(charge)).toEqual({ status: "paid", isDated: false });
  scene.stripe.state.mood = "well";
  scene.clock.now += 5 * DAY;
  await handleEvents(deps);
  expect(await stateOf(charge)).toEqual({ status: "refunded", isDated: true });
});

test.for(["stripe", "pix"] as const)(
  "a checkout that was paid by %s while the account went is undone: the money goes back and nothing renews",
  async (name) => {
    const account = await scene.signUp();
    const { deps, connection } = scene.at(name);
    const before = refundsAtProvider();
    const method = name === "pix" ? "pix" : "card";
    const payer = { name: "Ana", email: "ana@exemplo.com.br", taxId: "52998224725" };
    await scene.owner`update directory.memberships set trial_end_date = now() - interval '1 day' where user_id = ${account}`;
    scene.clock.now = today;
    await startCheckout(deps, account, method, payer);
    const [row] = await scene.owner`select reference, recurrence from billing.checkouts where account_id = ${account}`;
    await fetch(`${connection.address}/payer`, { method: "POST", body: String(row?.reference) });
    await leave(account);
    scene.clock.now = soon;
    await handleEvents(deps);
    expect(refundsAtProvider() - before).toBe(1);
    if (name === "pix") expect(scene.bank.recs.get(String(row?.recurrence))?.status).toBe("CANCELADA");
    else expect(scene.stripe.things("subscription").at(-1)?.status).toBe("canceled");
  },
);

test.for(["stripe", "pix"] as const)(
  "a checkout by %s that an account leaves open can be paid no more",
  async (name) => {
    const account = await scene.signUp();
    const { deps } = scene.at(name);
    scene.clock.now = today;
    const payer = { name: "Ana", email: "ana@exemplo.com.br", taxId: "52998224725" };
    await startCheckout(deps, account, name === "pix" ? "pix" : "card", payer);
    const [row] = await scene.owner`select reference from billing.checkouts where account_id = ${account}`;
    const reference = String(row?.reference);
    await leave(account);
    scene.clock.now = soon;
    await handleEvents(deps);
    const session = scene.stripe.things("checkout.session").find(({ id }) => id === reference);
    expect(name === "pix" ? scene.bank.cobs.get(reference)?.status : session?.status).toBe(
      name === "pix" ? "REMOVIDA_PELO_USUARIO_RECEBEDOR" : "expired",
    );
  },
);
