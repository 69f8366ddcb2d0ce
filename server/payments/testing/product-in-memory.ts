import { contestedSince } from "#app/features/subscription/disputes.ts";
import { nextTurn, standing, surplus } from "#app/features/subscription/life.ts";
import { type BillingRecord, learn, newRecord } from "#app/features/subscription/record.ts";
import { type Book, changeState, emptyBook, giveBack, tellFacts } from "../demo/book.ts";
import type { Belief, Product, World } from "./year.ts";

/** The product's rules without its database: fast enough for ten thousand people. */
export function createProductInMemory({ books, clock }: World): Product {
  const records = new Map<string, BillingRecord>();
  /** Up to which books and which moment somebody has been looked at: most nights nothing is new. */
  const seen = new Map<string, { book: Book; turn: number }>();

  function undo(account: string, record: BillingRecord) {
    const alive = [...record.subscriptions.values()].filter(({ state }) => state !== "ended").map(({ id }) => id);
    const extra = surplus(record);
    const isOver = standing(record, clock.now).status === "inactive";
    for (const id of isOver ? alive : extra.subscriptions)
      edit(account, (book) => changeState(book, id, "ended", clock.now));
    for (const id of extra.charges) edit(account, (book) => giveBack(book, id, clock.now));
  }
  const edit = (account: string, change: (book: Book) => Book) =>
    books.set(account, change(books.get(account) ?? emptyBook));
  const hear: Product["hear"] = async (account, told) => {
    const known = records.get(account);
    if (known) records.set(account, tellFacts(told).reduce(learn, known));
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
        if (last && last.book === books.get(account) && clock.now < last.turn) continue;
        await hear(account, books.get(account) ?? emptyBook);
        undo(account, records.get(account) ?? newRecord(0));
        const book = books.get(account) ?? emptyBook;
        await hear(account, book);
        const turn = nextTurn(records.get(account) ?? newRecord(0), clock.now) ?? Number.POSITIVE_INFINITY;
        seen.set(account, { book, turn });
      }
    },
    async read() {
      const beliefs = [...records].map(([account, record]): [string, Belief] => {
        const { status } = standing(record, clock.now);
        const isListed = status === "trial" ? clock.now < record.trialEnd : status !== "inactive";
        const contested = contestedSince(record.disputes);
        const charges = [...record.charges.values()].map(({ id, amount, status: told }) => ({
          ...{ amount, status: told === "paid" && contested.has(id) ? "contested" : told },
        }));
        return [account, { isListed, charges }];
      });
      return new Map(beliefs);
    },
  };
}
