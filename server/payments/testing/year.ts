import { DAY } from "#app/features/subscription/terms.ts";
import { Random } from "../../../supabase/seed/random.ts";
import { approve, type Book, changeState, emptyBook, giveBack, renew } from "../demo/book.ts";

/**
 * A year of many professionals with a provider that loses, repeats, delays and reorders its announcements and is down
 * on some nights. The provider's books are the truth; the product hears what it hears. Every night it is checked that
 * nobody who paid is unlisted and nobody unpaid is listed beyond the grace; at the end the ledgers must agree.
 */
export type Product = {
  join(account: string, trialEnd: number): Promise<void>;
  /** An announcement arrives, with the books as they were when it was sent. */
  hear(account: string, told: Book): Promise<void>;
  /** Reconciliation, orders and the clock. */
  night(isProviderUp: boolean): Promise<void>;
  /** What the product believes about everybody. */
  read(): Promise<Map<string, Belief>>;
};

export type Belief = { isListed: boolean; charges: { amount: number; status: string }[] };

export type World = { books: Map<string, Book>; clock: { now: number } };

type Person = { account: string; joins: number; orders: number };

const price = 1499;
const start = Date.parse("2027-01-01T12:00:00-03:00");

export async function simulateYear(world: World, product: Product, accounts: string[], { seed = 1, days = 365 } = {}) {
  const random = new Random(seed);
  const people: Person[] = accounts.map((account, index) => {
    return { account, joins: Math.floor(random.moveTo(index).share() * 300), orders: 0 };
  });
  const post: { account: string; told: Book }[][] = [];
  for (let day = 0; day < days; day += 1) {
    world.clock.now = start + day * DAY;
    for (const [index, person] of people.entries()) {
      if (day < person.joins) continue;
      random.moveTo(1_000_000 + index * 400 + day);
      if (day === person.joins) await join(world, product, person);
      if (live(world, person, random)) announce(post, world, person, day, random);
    }
    for (const { account, told } of post[day] ?? []) await product.hear(account, told);
    post[day] = [];
    const isUp = random.moveTo(-1 - day).share() < 0.95 || day >= days - 3;
    await product.night(isUp);
    if (isUp && (day % 7 === 0 || day === days - 1)) check(world, people, await product.read(), day);
  }
  return balance(world, await product.read());
}

async function join({ books, clock }: World, product: Product, { account }: Person) {
  books.set(account, emptyBook);
  await product.join(account, clock.now + 10 * DAY);
}

/** One day of one person; true when the provider has something to announce. */
function live(world: World, person: Person, random: Random) {
  const before = world.books.get(person.account) ?? emptyBook;
  const now = world.clock.now;
  const open = before.subscriptions.findLast(({ state }) => state !== "ended");
  const after = open ? subscribed(before, open, now, random) : tempted(world, before, person, random);
  world.books.set(person.account, after);
  return after !== before;
}

function tempted({ clock }: World, book: Book, person: Person, random: Random) {
  if (random.share() > 0.08) return book;
  const trialEnd = start + (person.joins + 10) * DAY;
  const covered = Math.max(0, ...book.charges.filter(({ status }) => status === "paid").map(({ end }) => end));
  const order = () => {
    person.orders += 1;
    return {
      id: `${person.account}:${person.orders}`,
      method: "card" as const,
      amount: price,
      startsAt: Math.max(trialEnd, covered),
    };
  };
  const once = approve(book, order(), clock.now);
  // Two tabs that got past each other.
  return random.share() < 0.02 ? approve(once, order(), clock.now + 1) : once;
}

function subscribed(book: Book, { id, state }: Book["subscriptions"][number], now: number, random: Random) {
  const own = book.charges.filter(({ subscription }) => subscription === id);
  const paidUntil = Math.max(...own.filter(({ status }) => status === "paid").map(({ end }) => end));
  const chance = random.share();
  if (state === "cancelling") return chance < 0.1 && now < paidUntil ? changeState(book, id, "open", now) : book;
  if (chance < 0.004) return changeState(book, id, "cancelling", now);
  if (chance < 0.006 && own.length === 1 && now < (own[0]?.at ?? 0) + 7 * DAY)
    return giveBack(changeState(book, id, "ended", now), own[0]?.id ?? "", now);
  if (now < paidUntil) return book;
  return renew(book, id, price, random.share() < 0.75 ? "paid" : "failed", now);
}

/** Lost, late, twice, out of order. */
function announce(
  post: { account: string; told: Book }[][],
  { books }: World,
  person: Person,
  day: number,
  random: Random,
) {
  const told = books.get(person.account) ?? emptyBook;
  for (let copies = random.share() < 0.1 ? 2 : 1; copies > 0; copies -= 1) {
    if (random.share() < 0.05) continue;
    const arrival = day + Math.floor(random.share() * 4);
    post[arrival] ??= [];
    post[arrival]?.push({ account: person.account, told });
  }
}

function check({ books, clock }: World, people: Person[], beliefs: Map<string, Belief>, day: number) {
  for (const { account, joins } of people) {
    if (day < joins) continue;
    const trialEnd = start + (joins + 10) * DAY;
    const paid = (books.get(account) ?? emptyBook).charges.filter(({ status }) => status === "paid");
    const covered = Math.max(trialEnd, ...paid.map(({ end }) => end));
    const isListed = beliefs.get(account)?.isListed ?? false;
    if (paid.some((charge) => charge.start <= clock.now && clock.now < charge.end) && !isListed)
      throw new Error(`day ${day}: ${account} has paid and is not listed`);
    if (isListed && clock.now >= covered + 7 * DAY)
      throw new Error(`day ${day}: ${account} is listed beyond the grace`);
  }
}

/** What moved at the provider and what the product has in its books, in centavos. */
function balance({ books }: World, beliefs: Map<string, Belief>) {
  const sum = (charges: { amount: number; status: string }[], status: string) =>
    charges.filter((charge) => charge.status === status).reduce((total, { amount }) => total + amount, 0);
  const truth = [...books.values()].flatMap(({ charges }) => charges);
  const belief = [...beliefs.values()].flatMap(({ charges }) => charges);
  const twice = [...books.values()].filter(({ charges }) => isPaidTwice(charges)).length;
  return {
    charges: truth.length,
    twice,
    provider: { kept: sum(truth, "paid"), returned: sum(truth, "refunded") },
    product: { kept: sum(belief, "paid"), returned: sum(belief, "refunded") },
  };
}

function isPaidTwice(charges: Book["charges"]) {
  const paid = charges.filter(({ status }) => status === "paid").sort((a, b) => a.start - b.start);
  return paid.some((charge, index) => charge.start < (paid[index - 1]?.end ?? 0));
}
