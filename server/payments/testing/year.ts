import { DAY } from "#app/features/subscription/terms.ts";
import { Random } from "../../../supabase/seed/people/random.ts";
import { approve, changeState, contest, emptyLedger, giveBack, type Ledger, renew } from "../demo/ledger.ts";

/**
 * A year of many professionals with a provider that loses, repeats, delays and reorders its webhooks and is down
 * on some nights. The provider's ledgers are the truth; the product hears what it hears. Every night it is checked that
 * nobody who paid is unlisted and nobody unpaid is listed beyond the grace; at the end the ledgers must agree.
 */
export type Product = {
  join(account: string, trialEnd: number): Promise<void>;
  /** Somebody is on the way to the provider's page. */
  order?(account: string, reference: string): Promise<void>;
  /** A webhook arrives, with the ledgers as they were when it was sent. */
  hear(account: string, sent: Ledger): Promise<void>;
  /** Reconciliation, orders and the clock. */
  night(isProviderUp: boolean): Promise<void>;
  /** What the product believes about everybody; a charge whose money the bank has taken back is "contested". */
  read(): Promise<Map<string, Belief>>;
};

export type Belief = { isListed: boolean; charges: { amount: number; status: string }[] };

export type World = { ledgers: Map<string, Ledger>; clock: { now: number } };

type Person = { account: string; joins: number; orders: number };

const price = 1499;
const start = Date.parse("2027-01-01T12:00:00-03:00");

export async function simulateYear(world: World, product: Product, accounts: string[], { seed = 1, days = 365 } = {}) {
  const random = new Random(seed);
  const people: Person[] = accounts.map((account, index) => {
    return { account, joins: Math.floor(random.moveTo(index).share() * 300), orders: 0 };
  });
  const post: { account: string; sent: Ledger }[][] = [];
  for (let day = 0; day < days; day += 1) {
    world.clock.now = start + day * DAY;
    for (const [index, person] of people.entries()) {
      if (day < person.joins) continue;
      random.moveTo(1_000_000 + index * 400 + day);
      if (day === person.joins) await join(world, product, person);
      const orders = person.orders;
      if (live(world, person, random)) announce(post, world, person, day, random);
      if (person.orders > orders) await product.order?.(person.account, orderOf(person));
    }
    for (const { account, sent } of post[day] ?? []) await product.hear(account, sent);
    post[day] = [];
    const isUp = random.moveTo(-1 - day).share() < 0.95 || day >= days - 3;
    await product.night(isUp);
    if (isUp && (day % 7 === 0 || day === days - 1)) check(world, people, await product.read(), day);
  }
  return balance(world, await product.read());
}

async function join({ ledgers, clock }: World, product: Product, { account }: Person) {
  ledgers.set(account, emptyLedger);
  await product.join(account, clock.now + 10 * DAY);
}

/** One day of one person; true when the provider has something to announce. */
function live(world: World, person: Person, random: Random) {
  const before = world.ledgers.get(person.account) ?? emptyLedger;
  const now = world.clock.now;
  const judged = judge(before, random);
  const open = judged.subscriptions.findLast(({ state }) => state !== "ended");
  const after = open ? subscribed(judged, open, now, random) : tempted(world, judged, person, random);
  world.ledgers.set(person.account, after);
  return after !== before;
}

/** Banks decide after a month or so, mostly for whoever contests. */
function judge(ledger: Ledger, random: Random): Ledger {
  const { disputes = [] } = ledger;
  if (!disputes.some(({ state }) => state === "open") || random.share() > 0.03) return ledger;
  const outcome = random.share() < 0.3 ? ("won" as const) : ("lost" as const);
  return {
    ...ledger,
    disputes: disputes.map((known) => (known.state === "open" ? { ...known, state: outcome } : known)),
  };
}

/** The charges whose money is there, and until when each covers; a contested one only until it was contested. */
function money({ charges, disputes = [] }: Ledger) {
  return charges
    .filter(({ status }) => status === "paid")
    .map((charge) => {
      const dispute = disputes.find((known) => known.charge === charge.id && known.state !== "won");
      const covers = dispute ? Math.min(charge.end, Math.max(charge.start, dispute.at)) : charge.end;
      return { ...charge, isContested: dispute !== undefined, covers };
    });
}

function tempted({ clock }: World, ledger: Ledger, person: Person, random: Random) {
  if (random.share() > 0.08) return ledger;
  const trialEnd = start + (person.joins + 10) * DAY;
  const covered = Math.max(0, ...money(ledger).map(({ covers }) => covers));
  const order = () => {
    person.orders += 1;
    return {
      id: orderOf(person),
      method: "pix" as const,
      amount: price,
      startsAt: Math.max(trialEnd, covered),
    };
  };
  const once = approve(ledger, order(), clock.now);
  // Two tabs that got past each other.
  return random.share() < 0.02 ? approve(once, order(), clock.now + 1) : once;
}

const orderOf = ({ account, orders }: Person) => `${account}:${orders}`;

function subscribed(ledger: Ledger, { id, state }: Ledger["subscriptions"][number], now: number, random: Random) {
  const own = ledger.charges.filter(({ subscription }) => subscription === id);
  const paidUntil = Math.max(...own.filter(({ status }) => status === "paid").map(({ end }) => end));
  const chance = random.share();
  if (state === "cancelling") return chance < 0.1 && now < paidUntil ? changeState(ledger, id, "open", now) : ledger;
  if (chance < 0.004) return changeState(ledger, id, "cancelling", now);
  if (chance >= 0.999) return contest(ledger, id, now);
  if (chance < 0.006 && own.length === 1 && now < (own[0]?.at ?? 0) + 7 * DAY)
    return giveBack(changeState(ledger, id, "ended", now), own[0]?.id ?? "", now);
  if (now < paidUntil) return ledger;
  return renew(ledger, id, random.share() < 0.75 ? "paid" : "failed", now);
}

/** Lost, late, twice, out of order. */
function announce(
  post: { account: string; sent: Ledger }[][],
  { ledgers }: World,
  person: Person,
  day: number,
  random: Random,
) {
  const sent = ledgers.get(person.account) ?? emptyLedger;
  for (let copies = random.share() < 0.1 ? 2 : 1; copies > 0; copies -= 1) {
    if (random.share() < 0.05) continue;
    const arrival = day + Math.floor(random.share() * 4);
    post[arrival] ??= [];
    post[arrival]?.push({ account: person.account, sent });
  }
}

function check({ ledgers, clock }: World, people: Person[], beliefs: Map<string, Belief>, day: number) {
  for (const { account, joins } of people) {
    if (day < joins) continue;
    const trialEnd = start + (joins + 10) * DAY;
    const paid = money(ledgers.get(account) ?? emptyLedger);
    const covered = Math.max(trialEnd, ...paid.map(({ covers }) => covers));
    const isListed = beliefs.get(account)?.isListed ?? false;
    if (paid.some((charge) => charge.start <= clock.now && clock.now < charge.covers) && !isListed)
      throw new Error(`day ${day}: ${account} has paid and is not listed`);
    if (isListed && clock.now >= covered + 7 * DAY)
      throw new Error(`day ${day}: ${account} is listed beyond the grace`);
  }
}

/** What moved at the provider and what the product has in its ledgers, in centavos. */
function balance({ ledgers }: World, beliefs: Map<string, Belief>) {
  const sum = (charges: { amount: number; status: string }[], status: string) =>
    charges.filter((charge) => charge.status === status).reduce((total, { amount }) => total + amount, 0);
  const ledger = (charges: { amount: number; status: string }[]) => ({
    ...{ kept: sum(charges, "paid"), returned: sum(charges, "refunded"), contested: sum(charges, "contested") },
  });
  const truth = [...ledgers.values()].flatMap((ledger) => {
    const away = money(ledger).flatMap(({ id, isContested }) => (isContested ? [id] : []));
    return ledger.charges.map(({ id, amount, status }) => ({
      amount,
      status: away.includes(id) ? "contested" : status,
    }));
  });
  const twice = [...ledgers.values()].filter(isPaidTwice).length;
  const belief = [...beliefs.values()].flatMap(({ charges }) => charges);
  return { charges: truth.length, twice, provider: ledger(truth), product: ledger(belief) };
}

function isPaidTwice(ledger: Ledger) {
  const paid = money(ledger)
    .filter(({ isContested }) => !isContested)
    .sort((a, b) => a.start - b.start);
  return paid.some((charge, index) => charge.start + DAY < (paid[index - 1]?.end ?? 0));
}
