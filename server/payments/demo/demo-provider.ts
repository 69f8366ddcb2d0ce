import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Fact } from "#app/features/subscription/record.ts";
import { actAs } from "../../database/acting.ts";
import { type PaymentProvider, type WebhookEvent, WebhookRefused } from "../provider.ts";
import { storeEvents } from "../store-events.ts";
import { demoPixCode } from "./demo-pix-code.ts";
import { changeState, chargeWhatIsDue, emptyLedger, giveBack, type Ledger, listFacts, refuse } from "./ledger.ts";

type Deps = { sql: Sql; publicUrl: string; now(): number };

/**
 * A provider inside the product, where no money moves. It keeps its own ledgers and is asked like any other, so
 * everything behind the seam is the same as with a bank.
 */
export function createDemoProvider({ sql, publicUrl, now }: Deps): PaymentProvider {
  const change = (accountId: string, edit: (ledger: Ledger) => Ledger) => editLedger(sql, accountId, edit);
  const setState = async (accountId: string, subscription: string, state: "open" | "cancelling") =>
    listFacts(await change(accountId, (ledger) => changeState(ledger, subscription, state, now()))).filter(
      (fact): fact is Fact => fact.id === subscription,
    );
  return {
    name: "demo",
    methods: ["card", "pix"],
    startCheckout: async ({ id, method, amount }) => ({
      reference: id,
      ...(method === "pix" ? { pixCode: demoPixCode({ id, amount }) } : { url: `${publicUrl}/pagamento/demo/${id}` }),
    }),
    async closeCheckout({ id }) {
      const ledger = await editLedgerOf(sql, id, (known) => refuse(known, { id }));
      return !ledger.checkouts.some((known) => known.id === id && known.status === "done");
    },
    // The ledger has gone with its account.
    abandon: async () => {},
    async fetchProviderState({ accountId, checkouts }) {
      const ledger = await editLedger(sql, accountId, (known) => known);
      const over = checkouts.filter(({ status, expiresAt }) => status === "open" && expiresAt <= now());
      return {
        facts: listFacts(ledger),
        subscriptions: ledger.subscriptions.map(({ id, method }) => ({ id, method, methodLabel: labels[method] })),
        checkouts: [...over.map(({ id }) => ({ id, status: "expired" as const })), ...ledger.checkouts],
      };
    },
    cancel: (subscription, { accountId }) => setState(accountId, subscription, "cancelling"),
    resume: (subscription, { accountId }) => setState(accountId, subscription, "open"),
    async end(subscription) {
      await editLedgerOf(sql, subscription, (ledger) => changeState(ledger, subscription, "ended", now()));
    },
    async refund({ id, subscription }) {
      await editLedgerOf(sql, subscription, (ledger) => giveBack(ledger, id, now()));
    },
    async prepareRenewal({ accountId, subscriptions }) {
      const due = (ledger: Ledger) => chargeWhatIsDue(ledger, now());
      await change(accountId, due);
      await storeEvents({ sql, now }, "demo", [demoEvent(subscriptions.at(-1)?.id ?? accountId)]);
    },
    readWebhook: () => Promise.reject(new WebhookRefused("the demo announces nothing from outside")),
  };
}

/** What the demo's page decides is announced like any provider's news. */
export function demoEvent(subject: string): WebhookEvent {
  return { eventId: randomUUID(), subject };
}

const labels = { card: "Cartão de demonstração", pix: "Pix de demonstração" };

/** The row is locked, so that two decisions at once follow each other. */
export function editLedger(sql: Sql, accountId: string, edit: (ledger: Ledger) => Ledger): Promise<Ledger> {
  return actAs(sql, { role: "service_role" }, async (tx) => {
    await tx`insert into billing.demo_ledgers (account_id, ledger) select ${accountId}, ${tx.json(emptyLedger)}
      where exists (select from directory.memberships where user_id = ${accountId}) on conflict do nothing`;
    const [row] = await tx<{ ledger: Ledger }[]>`
      select ledger from billing.demo_ledgers where account_id = ${accountId} for update`;
    if (!row) return emptyLedger;
    const ledger = edit(row.ledger);
    if (ledger !== row.ledger)
      await tx`update billing.demo_ledgers set ledger = ${tx.json(ledger)} where account_id = ${accountId}`;
    return ledger;
  }) as Promise<Ledger>;
}

/** Of whoever a checkout or a subscription belongs to. */
async function editLedgerOf(sql: Sql, subject: string, edit: (ledger: Ledger) => Ledger) {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ account: string | null }[]>`select billing.account_of('demo', ${subject}) as account`,
  );
  return row?.account ? editLedger(sql, row.account, edit) : emptyLedger;
}
