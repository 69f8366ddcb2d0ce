import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Fact } from "#app/features/subscription/record.ts";
import { MONTHLY_PRICE } from "#app/features/subscription/subscription.ts";
import { actAs } from "../../database/acting.ts";
import { type Announcement, type PaymentProvider, WebhookRefused } from "../provider.ts";
import { storeAnnouncements } from "../store-events.ts";
import { type Book, changeState, chargeWhatIsDue, emptyBook, giveBack, refuse, tellFacts } from "./book.ts";

type Needs = { sql: Sql; publicUrl: string; now(): number };

/**
 * A provider inside the product, where no money moves. It keeps its own books and is asked like any other, so
 * everything behind the seam is the same as with a bank.
 */
export function createDemoProvider({ sql, publicUrl, now }: Needs): PaymentProvider {
  const change = (accountId: string, edit: (book: Book) => Book) => editBook(sql, accountId, edit);
  const setState = async (accountId: string, subscription: string, state: "open" | "cancelling") =>
    tellFacts(await change(accountId, (book) => changeState(book, subscription, state, now()))).filter(
      (fact): fact is Fact => fact.id === subscription,
    );
  return {
    name: "demo",
    methods: ["card", "pix"],
    startCheckout: async ({ id }) => ({ reference: id, url: `${publicUrl}/pagamento/demo/${id}` }),
    async closeCheckout({ id }) {
      const book = await editBookOf(sql, id, (known) => refuse(known, { id }));
      return !book.checkouts.some((known) => known.id === id && known.status === "done");
    },
    async tellTruth({ accountId, checkouts }) {
      const book = await editBook(sql, accountId, (known) => known);
      const over = checkouts.filter(({ status, expiresAt }) => status === "open" && expiresAt <= now());
      return {
        facts: tellFacts(book),
        subscriptions: book.subscriptions.map(({ id, method }) => ({ id, method, methodLabel: labels[method] })),
        checkouts: [...over.map(({ id }) => ({ id, status: "expired" as const })), ...book.checkouts],
      };
    },
    cancel: (subscription, { accountId }) => setState(accountId, subscription, "cancelling"),
    resume: (subscription, { accountId }) => setState(accountId, subscription, "open"),
    async end(subscription) {
      await editBookOf(sql, subscription, (book) => changeState(book, subscription, "ended", now()));
    },
    async refund({ id, subscription }) {
      await editBookOf(sql, subscription, (book) => giveBack(book, id, now()));
    },
    async prepareRenewal({ accountId, subscriptions }) {
      const due = (book: Book) => chargeWhatIsDue(book, MONTHLY_PRICE, now());
      await change(accountId, due);
      await storeAnnouncements({ sql, now }, "demo", [announceDemo(subscriptions.at(-1)?.id ?? accountId)]);
    },
    readWebhook: () => Promise.reject(new WebhookRefused("the demo announces nothing from outside")),
  };
}

/** What the demo's page decides is announced like any provider's news. */
export function announceDemo(subject: string): Announcement {
  return { eventId: randomUUID(), subject };
}

const labels = { card: "Cartão de demonstração", pix: "Pix de demonstração" };

/** The row is locked, so that two decisions at once follow each other. */
export function editBook(sql: Sql, accountId: string, edit: (book: Book) => Book): Promise<Book> {
  return actAs(sql, { role: "service_role" }, async (tx) => {
    await tx`insert into billing.demo_books (account_id, book) select ${accountId}, ${tx.json(emptyBook)}
      where exists (select from directory.memberships where user_id = ${accountId}) on conflict do nothing`;
    const [row] = await tx<{ book: Book }[]>`
      select book from billing.demo_books where account_id = ${accountId} for update`;
    if (!row) return emptyBook;
    const book = edit(row.book);
    if (book !== row.book)
      await tx`update billing.demo_books set book = ${tx.json(book)} where account_id = ${accountId}`;
    return book;
  }) as Promise<Book>;
}

/** Of whoever a checkout or a subscription belongs to. */
async function editBookOf(sql: Sql, subject: string, edit: (book: Book) => Book) {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ account: string | null }[]>`select billing.account_of('demo', ${subject}) as account`,
  );
  return row?.account ? editBook(sql, row.account, edit) : emptyBook;
}
