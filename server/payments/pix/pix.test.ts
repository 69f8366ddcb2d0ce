import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY } from "#app/features/subscription/terms.ts";
import { applyProviderState, noProviderState } from "../apply-provider-state.ts";
import { keepBlocks } from "../blocks.ts";
import { startCheckout } from "../checkout.ts";
import { applyDueTransitions } from "../clock.ts";
import { asService, providerNamed } from "../deps.ts";
import { handleEvents } from "../handle-events.ts";
import { cancelSubscription, resumeSubscription, withdraw } from "../manage.ts";
import type { KnownCharge } from "../provider.ts";
import { prepareRenewals, reconcile, registerWebhooks } from "../reconcile.ts";
import { refreshAccount } from "../refresh-account.ts";
import { orderRefund } from "../store-events.ts";
import { type BillingScene, createBillingScene } from "../testing/billing-scene.ts";
import { connectProvider, pixWebhookSecret as secret } from "../testing/connect-provider.ts";
import { type FakeBank, startFakeBank } from "../testing/fake-bank.ts";
import { loadPixContract } from "../testing/pix-contract.ts";
import { createWebhooks } from "../webhooks.ts";

let scene: BillingScene;
let bank: FakeBank;
const start = Date.parse("2027-01-21T12:00:00-03:00");
const payer = { name: "Ana Souza", email: "ana@exemplo.com.br", taxId: "52998224725" };

beforeAll(async () => {
  bank = await startFakeBank(() => scene.clock.now);
  scene = await createBillingScene((deps) => [connectProvider({ name: "pix", address: bank.address }, deps)]);
  bank.state.contract = await loadPixContract();
});
afterAll(async () => {
  await bank.stop();
  await scene.drop();
});
beforeEach(() => {
  scene.clock.now = start;
  Object.assign(bank.state, { mood: "well", hasMoney: true, isExample: false, refunds: "DEVOLVIDO" });
});

async function announce(body: object, path = `/webhooks/pix/${secret}/pix`) {
  const app = new Hono().route(
    "/webhooks",
    createWebhooks({ payments: async () => scene.deps, jobs: { send: async () => null } }),
  );
  return app.request(path, { method: "POST", body: JSON.stringify(body) });
}

async function subscribe({ authorise = true } = {}) {
  const id = await scene.signUp();
  const { pixCode } = await startCheckout(scene.deps, id, "pix", payer);
  const [row] = await scene.owner`select reference, recurrence from billing.checkouts where account_id = ${id}`;
  const [txid, idRec] = [String(row?.reference), String(row?.recurrence)];
  expect(pixCode).toBe(`00020126${idRec}${txid}`);
  bank.pay(txid, { authorise });
  await announce({ pix: [{ endToEndId: "E1", txid }] });
  await handleEvents(scene.deps);
  return { id, txid, idRec };
}

async function passTo(moment: string) {
  scene.clock.now = Date.parse(moment);
  bank.applyDueCharges();
  await prepareRenewals(scene.deps);
  await reconcile(scene.deps, { since: scene.clock.now });
  await applyDueTransitions(scene.deps);
  await handleEvents(scene.deps);
}

async function membership(id: string) {
  const [row] = await scene.owner`
    select subscription_status as status, paid_until as paid, cancel_at as cancel from directory.memberships
    where user_id = ${id}`;
  return row as { status: string; paid: Date | null; cancel: Date | null };
}

test("the Central Bank's own examples are understood, and our requests are what its document asks for", async () => {
  bank.state.isExample = true;
  const provider = scene.deps.providers.get("pix");
  const order = {
    ...{ id: crypto.randomUUID(), accountId: crypto.randomUUID(), method: "pix" as const, amount: 1499, payer },
    ...{ startsAt: start + DAY, expiresAt: start + 3_600_000, customer: undefined, returnUrl: "http://localhost" },
  };
  const started = await provider?.startCheckout(order);
  expect(started).toMatchObject({ recurrence: expect.stringMatching(/^R/), pixCode: expect.stringMatching(/^0002/) });
  await provider?.register?.();
  expect(bank.errors).toEqual([]);
});

test("one QR code pays the first month, which begins when the trial ends, and allows the next ones", async () => {
  const { id } = await subscribe();
  expect(await membership(id)).toMatchObject({
    status: "active",
    paid: new Date("2027-02-28T12:00:00-03:00"),
    cancel: null,
  });
  const [row] = await scene.owner`select method_label from billing.subscriptions where account_id = ${id}`;
  expect(row?.method_label).toBe("Pix Automático");
  expect(await scene.owner`select status from billing.checkouts where account_id = ${id}`).toEqual([
    { status: "done" },
  ]);
});

test("each month is asked for in time, once, and paid by the payer's bank", async () => {
  const { id, idRec } = await subscribe();
  await passTo("2027-02-17T12:00:00-03:00");
  const asked = () => [...bank.cobrs.values()].filter((cobr) => cobr.idRec === idRec);
  expect(asked()).toHaveLength(0);
  for (const day of ["2027-02-19", "2027-02-20", "2027-02-28"]) await passTo(`${day}T13:00:00-03:00`);
  expect(asked()).toMatchObject([{ calendario: { dataDeVencimento: "2027-02-28" }, valor: { original: "14.99" } }]);
  expect(await membership(id)).toMatchObject({ status: "active", paid: new Date("2027-03-31T12:00:00-03:00") });
  for (const day of ["2027-03-25", "2027-03-31"]) await passTo(`${day}T13:00:00-03:00`);
  expect((await membership(id)).paid).toEqual(new Date("2027-04-30T12:00:00-03:00"));
});

test("each month is asked for at the price that was agreed, whatever a month costs by then", async () => {
  const { id, idRec } = await subscribe();
  await scene.owner`update billing.checkouts set amount = 990 where account_id = ${id}`;
  await passTo("2027-02-26T12:00:00-03:00");
  const asked = [...bank.cobrs.values()].filter((cobr) => cobr.idRec === idRec);
  expect(asked.map(({ valor }) => valor)).toEqual([{ original: "9.90" }]);
});

test("a payer without money is tried again while the grace runs, and is listed no longer", async () => {
  const { id, idRec } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  bank.state.hasMoney = false;
  await passTo("2027-02-28T13:00:00-03:00");
  expect((await membership(id)).status).toBe("past_due");
  for (const day of ["03-01", "03-02", "03-03", "03-04", "03-05"]) await passTo(`2027-${day}T13:00:00-03:00`);
  const [cobr] = [...bank.cobrs.values()].filter((known) => known.idRec === idRec);
  expect(cobr?.tentativas).toHaveLength(4);
  await passTo("2027-03-07T13:00:00-03:00");
  expect((await membership(id)).status).toBe("inactive");
  expect(bank.recs.get(idRec)?.status).toBe("CANCELADA");
});

test("money that comes on a later attempt makes it good", async () => {
  const { id } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  bank.state.hasMoney = false;
  await passTo("2027-02-28T13:00:00-03:00");
  bank.state.hasMoney = true;
  await passTo("2027-03-01T13:00:00-03:00");
  expect(await membership(id)).toMatchObject({ status: "active", paid: new Date("2027-03-31T12:00:00-03:00") });
});

test("who pays without allowing the next months is listed for the month and asked for nothing", async () => {
  const { id } = await subscribe({ authorise: false });
  const { status, paid, cancel } = await membership(id);
  expect({ status, cancel }).toEqual({ status: "active", cancel: paid });
  await passTo("2027-02-28T13:00:00-03:00");
  expect((await membership(id)).status).toBe("inactive");
});

test("a cancellation asks for nothing more and can be taken back until the period ends", async () => {
  const { id, idRec } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  await cancelSubscription(scene.deps, id);
  expect([...bank.cobrs.values()].find((cobr) => cobr.idRec === idRec)?.status).toBe("CANCELADA");
  expect((await membership(id)).cancel).toEqual(new Date("2027-02-28T12:00:00-03:00"));
  scene.clock.now += 1000;
  await resumeSubscription(scene.deps, id);
  expect((await membership(id)).cancel).toBeNull();
  await passTo("2027-02-21T13:00:00-03:00");
  const asked = () => [...bank.cobrs.values()].filter((cobr) => cobr.idRec === idRec).map(({ status }) => status);
  expect(asked()).toEqual(["CANCELADA", "ATIVA"]);
  await cancelSubscription(scene.deps, id);
  expect(asked()).toEqual(["CANCELADA", "CANCELADA"]);
  await passTo("2027-02-28T13:00:00-03:00");
  expect((await membership(id)).status).toBe("inactive");
  expect(bank.recs.get(idRec)?.status).toBe("CANCELADA");
});

test("a cancellation that was taken back leaves the month to be paid as ever", async () => {
  const { id } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  await cancelSubscription(scene.deps, id);
  scene.clock.now += 1000;
  await resumeSubscription(scene.deps, id);
  for (const day of ["02-21", "02-28"]) await passTo(`2027-${day}T13:00:00-03:00`);
  expect(await membership(id)).toMatchObject({ status: "active", paid: new Date("2027-03-31T12:00:00-03:00") });
});

/** The month was asked for, its first attempt failed, and another one is planned for the next day. */
async function subscribeAndBeLate() {
  const person = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  bank.state.hasMoney = false;
  await passTo("2027-02-28T13:00:00-03:00");
  expect((await membership(person.id)).status).toBe("past_due");
  bank.state.hasMoney = true;
  return person;
}

const monthsOf = (idRec: string) => [...bank.cobrs.values()].filter((cobr) => cobr.idRec === idRec);

async function emails(id: string) {
  const rows = await scene.owner<{ kind: string; data: { until?: number | null } }[]>`
    select kind, data from email.outbox where recipient = ${`${id}@exemplo.com.br`} order by created_at, id`;
  return rows;
}

test("who is late can cancel, and is charged no more", async () => {
  const { id, idRec } = await subscribeAndBeLate();
  await cancelSubscription(scene.deps, id);
  for (const day of ["03-01", "03-02", "03-03"]) await passTo(`2027-${day}T13:00:00-03:00`);
  expect(monthsOf(idRec).flatMap(({ pix }) => pix ?? [])).toEqual([]);
  expect(bank.recs.get(idRec)?.status).toBe("CANCELADA");
  expect((await membership(id)).status).toBe("inactive");
  expect((await emails(id)).map(({ kind }) => kind)).toContain("subscription-cancelled");
});

test("who cancels on the day of the charge stays listed until the paid hour and is charged no more", async () => {
  const { id, idRec } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  scene.clock.now = Date.parse("2027-02-28T09:00:00-03:00");
  await cancelSubscription(scene.deps, id);
  expect(await membership(id)).toMatchObject({ status: "active", cancel: new Date("2027-02-28T12:00:00-03:00") });
  // The bank takes no authorisation back: a new one is given with a new checkout.
  await expect(resumeSubscription(scene.deps, id)).rejects.toThrow("subscription");
  const told = (await emails(id)).find(({ kind }) => kind === "subscription-cancelled")?.data;
  expect(told).toMatchObject({ until: Date.parse("2027-02-28T12:00:00-03:00"), returnUntil: null });
  await passTo("2027-02-28T13:00:00-03:00");
  expect(monthsOf(idRec).flatMap(({ pix }) => pix ?? [])).toEqual([]);
  expect((await membership(id)).status).toBe("inactive");
});

test("what nobody would charge any more is not resumed, whatever days were added", async () => {
  const { id, idRec } = await subscribe();
  scene.clock.now = Date.parse("2027-02-10T13:00:00-03:00");
  await cancelSubscription(scene.deps, id);
  await scene.owner`
    insert into billing.added_days (account_id, days, added_at) values (${id}, 20, ${new Date(scene.clock.now)})`;
  await applyProviderState(scene.deps, id, "pix", noProviderState, "clock");
  await passTo("2027-03-10T13:00:00-03:00");
  await expect(resumeSubscription(scene.deps, id)).rejects.toThrow("resume");
  await handleEvents(scene.deps);
  expect(bank.recs.get(idRec)?.status).toBe("CANCELADA");
  expect((await emails(id)).map(({ kind }) => kind)).toEqual(["payment-receipt", "subscription-cancelled"]);
});

test("who cancels late after a first try that the bank heard and the product did not is cancelled all the same", async () => {
  const { id, idRec } = await subscribeAndBeLate();
  bank.withdraw(idRec);
  await cancelSubscription(scene.deps, id);
  expect((await membership(id)).status).toBe("inactive");
});

test("a late payer who is suspended is tried no more, and is promised no renewal", async () => {
  const { id, idRec } = await subscribeAndBeLate();
  await scene.owner`update directory.memberships set suspended_at = ${new Date(scene.clock.now)} where user_id = ${id}`;
  await keepBlocks(scene.deps);
  for (const day of ["03-01", "03-02"]) await passTo(`2027-${day}T13:00:00-03:00`);
  expect(monthsOf(idRec).flatMap(({ pix }) => pix ?? [])).toEqual([]);
  expect((await emails(id)).find(({ kind }) => kind === "renewal-held")?.data).toMatchObject({ until: null });
  await scene.owner`update directory.memberships set suspended_at = null where user_id = ${id}`;
  await keepBlocks(scene.deps);
  expect((await membership(id)).status).toBe("inactive");
});

test("who is suspended on the day of a charge is promised no renewal either", async () => {
  const { id } = await subscribe();
  await passTo("2027-02-20T13:00:00-03:00");
  scene.clock.now = Date.parse("2027-02-28T09:00:00-03:00");
  await scene.owner`update directory.memberships set suspended_at = ${new Date(scene.clock.now)} where user_id = ${id}`;
  await keepBlocks(scene.deps);
  expect((await emails(id)).find(({ kind }) => kind === "renewal-held")?.data).toMatchObject({ until: null });
});

test("an authorisation withdrawn in the bank's app ends the subscription with the paid month", async () => {
  const { id, idRec } = await subscribe();
  bank.withdraw(idRec);
  await announce({ recs: [{ idRec, status: "CANCELADA" }] }, `/webhooks/pix/${secret}/rec`);
  await handleEvents(scene.deps);
  expect(await membership(id)).toMatchObject({ status: "active", cancel: new Date("2027-02-28T12:00:00-03:00") });
});

test("two who end the same authorisation at once are both told that it has ended", async () => {
  const { idRec } = await subscribe();
  const provider = providerNamed(scene.deps, "pix");
  await Promise.all([provider.end(idRec), provider.end(idRec), provider.end(idRec)]);
  expect(bank.recs.get(idRec)?.status).toBe("CANCELADA");
});

test("the first payment goes back once", async () => {
  const { id, txid } = await subscribe();
  await withdraw(scene.deps, id);
  await scene.owner`update billing.payment_events set handled_at = null, next_attempt_at = ${new Date(scene.clock.now)} where kind = 'refund'`;
  await handleEvents(scene.deps);
  expect(bank.cobs.get(txid)?.pix).toMatchObject([{ devolucoes: [{ valor: "14.99", status: "DEVOLVIDO" }] }]);
  expect((await membership(id)).status).toBe("trial");
});

const refundsOf = (txid: string) =>
  ((bank.cobs.get(txid)?.pix ?? []) as { devolucoes: { status: string }[] }[]).flatMap((pix) => pix.devolucoes);

async function refundOrder(txid: string) {
  const [row] = await scene.owner`
    select handled_at is not null as "isDone", failed_at is not null as "isDead", last_error as error
    from billing.payment_events where kind = 'refund' and subject = ${txid}`;
  return row;
}

test("two who ask for a refund at once are both told that it is done, and the money goes back once", async () => {
  const { id, txid } = await subscribe();
  const [charge] = await scene.owner<KnownCharge[]>`select * from billing.charges where account_id = ${id}`;
  if (!charge) throw new Error("nothing was charged");
  const bankOfOurs = providerNamed(scene.deps, "pix");
  await Promise.all([bankOfOurs.refund(charge), bankOfOurs.refund(charge)]);
  expect(refundsOf(txid)).toHaveLength(1);
});

test("a refund that takes the bank some minutes is followed until the money is back", async () => {
  const { id, txid } = await subscribe();
  bank.state.refunds = "EM_PROCESSAMENTO";
  await withdraw(scene.deps, id);
  const known = await scene.owner`select state from billing.subscriptions where account_id = ${id}`;
  expect(known, "it ends at once, however long the money takes").toEqual([{ state: "ended" }]);
  for (let minutes = 0; minutes < 30; minutes += 5) {
    scene.clock.now += 5 * 60_000;
    await handleEvents(scene.deps);
  }
  expect(await refundOrder(txid)).toMatchObject({ isDone: false, isDead: false });
  bank.settleRefunds("DEVOLVIDO");
  scene.clock.now += 3_600_000;
  await handleEvents(scene.deps);
  expect(await refundOrder(txid)).toMatchObject({ isDone: true });
  expect(refundsOf(txid)).toHaveLength(1);
  expect((await membership(id)).status).toBe("trial");
});

test("a refund that the bank does not carry out is asked for again, and goes back once", async () => {
  const { id, txid } = await subscribe();
  bank.state.refunds = "EM_PROCESSAMENTO";
  await withdraw(scene.deps, id);
  bank.settleRefunds("NAO_REALIZADO");
  bank.state.refunds = "DEVOLVIDO";
  for (let turn = 0; turn < 3; turn += 1) {
    scene.clock.now += 60_000;
    await handleEvents(scene.deps);
  }
  expect(refundsOf(txid).map(({ status }) => status)).toEqual(["NAO_REALIZADO", "DEVOLVIDO"]);
  expect(await refundOrder(txid)).toMatchObject({ isDone: true });
  expect((await membership(id)).status).toBe("trial");
});

test("a refund that the bank never carries out is left to an operator, and can be ordered again", async () => {
  const { id, txid } = await subscribe();
  bank.state.refunds = "NAO_REALIZADO";
  await withdraw(scene.deps, id);
  for (let turn = 0; turn < 12; turn += 1) {
    scene.clock.now += 12 * 3_600_000;
    await handleEvents(scene.deps);
  }
  expect(await refundOrder(txid)).toMatchObject({ isDead: true, error: "pix refund is NAO_REALIZADO" });
  bank.state.refunds = "DEVOLVIDO";
  await asService(scene.deps, (tx) => orderRefund(tx, txid, scene.clock.now));
  await handleEvents(scene.deps);
  expect(await refundOrder(txid)).toMatchObject({ isDone: true, isDead: false });
  expect(refundsOf(txid).filter(({ status }) => status === "DEVOLVIDO")).toHaveLength(1);
});

test("a checkout that the bank never heard of holds nothing up", async () => {
  const id = await scene.signUp();
  bank.state.mood = "down";
  await expect(startCheckout(scene.deps, id, "pix", payer)).rejects.toThrow();
  bank.state.mood = "well";
  await refreshAccount(scene.deps, id, "pix", "test");
  expect((await membership(id)).status).toBe("trial");
});

test("a checkout that is replaced can be paid no more", async () => {
  const id = await scene.signUp();
  await startCheckout(scene.deps, id, "pix", payer);
  const [row] = await scene.owner`select reference from billing.checkouts where account_id = ${id}`;
  scene.clock.now += 2 * 3_600_000;
  await startCheckout(scene.deps, id, "pix", payer);
  expect(bank.pay(String(row?.reference))).toBe(false);
});

test("whoever corrects the CPF gets another code, and the first can be paid no more", async () => {
  const id = await scene.signUp();
  const codeOf = async (taxId: string) => (await startCheckout(scene.deps, id, "pix", { ...payer, taxId })).pixCode;
  const first = await codeOf("52998224725");
  const [row] = await scene.owner`select reference from billing.checkouts where account_id = ${id}`;
  expect(await codeOf("52998224725")).toBe(first);
  expect(await codeOf("11144477735")).not.toBe(first);
  expect(bank.pay(String(row?.reference))).toBe(false);
  const kept = JSON.stringify(await scene.owner`select * from billing.checkouts where account_id = ${id}`);
  expect(kept).not.toMatch(/52998224725|11144477735/);
});

test("a webhook's body is believed in nothing: only the bank's own word counts", async () => {
  const id = await scene.signUp();
  await startCheckout(scene.deps, id, "pix", payer);
  const [row] = await scene.owner`select reference from billing.checkouts where account_id = ${id}`;
  const lie = { pix: [{ endToEndId: "E1", txid: String(row?.reference), valor: "14.99" }] };
  expect((await announce(lie, "/webhooks/pix/outro-segredo-qualquer/pix")).status).toBe(400);
  expect((await announce(lie)).status).toBe(200);
  await handleEvents(scene.deps);
  expect((await membership(id)).status).toBe("trial");
  expect((await announce({ pix: "x" })).status).toBe(400);
});

test("a bank that is down, rambles or forgets the token does no harm", async () => {
  const id = await scene.signUp();
  for (const mood of ["down", "nonsense"] as const) {
    bank.state.mood = mood;
    await expect(startCheckout(scene.deps, id, "pix", payer)).rejects.toThrow(/^pix /);
  }
  bank.state.mood = "unauthorised";
  expect((await startCheckout(scene.deps, id, "pix", payer)).pixCode).toMatch(/^0002/);
  await registerWebhooks(scene.deps);
  expect(bank.requests.findLast(({ path }) => path === "/webhookcobr")?.body).toEqual({
    webhookUrl: `http://localhost/webhooks/pix/${secret}`,
  });
});

test("in all of this no request broke the Central Bank's document", () => {
  expect(bank.requests.length).toBeGreaterThan(50);
  expect(bank.errors).toEqual([]);
});
