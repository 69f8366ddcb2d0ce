import { contestedSince } from "#app/features/subscription/disputes.ts";
import { type BillingRecord, learn, newRecord } from "#app/features/subscription/record.ts";
import {
  duplicatePayments,
  nextTransitionAt,
  subscriptionStatus,
} from "#app/features/subscription/subscription-status.ts";
import { changeState, emptyLedger, giveBack, type Ledger, listFacts } from "../demo/ledger.ts";
import type { Belief, Product, World } from "./year.ts";

/** The product's rules without its database: fast enough for ten thousand people. */
export function createProductInMemory({ ledgers, clock }: World): Product {
  const records = new Map<string, BillingRecord>();
  /** Up to which ledgers and which moment somebody has been looked at: most nights nothing is new. */
  const seen = new Map<string, { ledger: Ledger; turn: number }>();

  function undo(account: string, record: BillingRecord) {
    const alive = [...record.subscriptions.values()].filter(({ state }) => state !== "ended").map(({ id }) => id);
    const extra = duplicatePayments(record);
    const isOver = subscriptionStatus(record, clock.now).status === "inactive";
    for (const id of isOver ? alive : extra.subscriptions)
      edit(account, (ledger) => changeState(ledger, id, "ended", clock.now));
    for (const id of extra.charges) edit(account, (ledger) => giveBack(ledger, id, clock.now));
  }
  const edit = (account: string, change: (ledger: Ledger) => Ledger) =>
    ledgers.set(account, change(ledgers.get(account) ?? emptyLedger));
  const hear: Product["hear"] = async (account, sent) => {
    const known = records.get(account);
    if (known) records.set(account, listFacts(sent).reduce(learn, known));
  };
  return {
    async join(account, trialEnd) {
      records.set(account, newRecord(trialEnd));
    },
    hear,
    async night(isUp) {
      if (!isUp) return;
      for (const account of records.keys()) {
        const last = seen.get(account);
        if (last && last.ledger === ledgers.get(account) && clock.now < last.turn) continue;
        await hear(account, ledgers.get(account) ?? emptyLedger);
        undo(account, records.get(account) ?? newRecord(0));
        const ledger = ledgers.get(account) ?? emptyLedger;
        await hear(account, ledger);
        const turn = nextTransitionAt(records.get(account) ?? newRecord(0), clock.now) ?? Number.POSITIVE_INFINITY;
        seen.set(account, { ledger, turn });
      }
    },
    async read() {
      const beliefs = [...records].map(([account, record]): [string, Belief] => {
        const { status } = subscriptionStatus(record, clock.now);
        const isListed = status === "trial" ? clock.now < record.trialEnd : status !== "inactive";
        const contested = contestedSince(record.disputes);
        const charges = [...record.charges.values()].map(({ id, amount, status: sent }) => ({
          ...{ amount, status: sent === "paid" && contested.has(id) ? "contested" : sent },
        }));
        return [account, { isListed, charges }];
      });
      return new Map(beliefs);
    },
  };
}
