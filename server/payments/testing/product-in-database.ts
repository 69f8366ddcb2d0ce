import { randomUUID } from "node:crypto";
import { turnClock } from "../clock.ts";
import { type Book, changeState, emptyBook, giveBack, tellFacts } from "../demo/book.ts";
import { handleEvents } from "../handle-events.ts";
import { type PaymentProvider, ProviderError } from "../provider.ts";
import { reconcile } from "../reconcile.ts";
import { storeAnnouncements } from "../store-events.ts";
import type { BillingScene } from "./billing-scene.ts";
import type { Belief, Product, World } from "./year.ts";

/** A provider whose books are the world's. */
export function createWorldProvider({ books, clock }: World, weather: { isUp: boolean }): PaymentProvider {
  const accountOf = (subscription: string) => subscription.replace(/^demo-/, "").replace(/:\d+.*$/, "");
  const edit = async (subscription: string, change: (book: Book) => Book) => {
    if (!weather.isUp) throw new ProviderError("down");
    const account = accountOf(subscription);
    books.set(account, change(books.get(account) ?? emptyBook));
  };
  const never = () => Promise.reject(new Error("not in this world"));
  return {
    ...{
      name: "demo",
      methods: ["card"],
      startCheckout: never,
      closeCheckout: never,
      cancel: never,
      readWebhook: never,
    },
    async tellTruth({ accountId }) {
      if (!weather.isUp) throw new ProviderError("down");
      const book = books.get(accountId) ?? emptyBook;
      return { facts: tellFacts(book), subscriptions: [], checkouts: [] };
    },
    end: (subscription) => edit(subscription, (book) => changeState(book, subscription, "ended", clock.now)),
    refund: ({ id, subscription }) => edit(subscription, (book) => giveBack(book, id, clock.now)),
  };
}

/** The whole pipeline on PostgreSQL. */
export function createProductInDatabase(
  { owner, needs }: BillingScene,
  { clock }: World,
  weather: { isUp: boolean },
): Product {
  return {
    async join(account, trialEnd) {
      await owner`update directory.memberships set trial_end_date = ${new Date(trialEnd)} where user_id = ${account}`;
      await owner`insert into billing.customers (provider, id, account_id) values ('demo', ${account}, ${account})`;
    },
    async hear(account) {
      await storeAnnouncements(needs, "demo", [{ eventId: randomUUID(), subject: account }]);
    },
    async night(isUp) {
      weather.isUp = isUp;
      await handleEvents(needs);
      if (isUp) await reconcile(needs, { since: clock.now });
      while ((await turnClock(needs)) > 0);
      await handleEvents(needs);
    },
    async read() {
      const rows = await owner<{ account: string; until: Date | null; charges: Belief["charges"] }[]>`
        select p.user_id as account, directory.listing_end(p, m) as until,
          coalesce((select jsonb_agg(jsonb_build_object('amount', c.amount, 'status', c.status))
            from billing.charges c where c.account_id = p.user_id), '[]') as charges
        from directory.profiles p join directory.memberships m using (user_id)`;
      return new Map(
        rows.map(({ account, until, charges }) => [
          account,
          { isListed: until !== null && Number(until) > clock.now, charges },
        ]),
      );
    },
  };
}
