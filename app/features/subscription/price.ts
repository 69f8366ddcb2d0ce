import { DAY } from "./terms.ts";

/**
 * What a month costs, in centavos: the one place. A new price is a new line, with the day from which everybody is told by
 * email (server/jobs/announcements.ts) and, thirty days later at the earliest, its first day. It is the price of subscriptions made from that day on; one that is running keeps the price it was made at, because
 * providers charge what was agreed with them and nobody tells them otherwise.
 */
export type Price = { amount: number; announced: string; from: string };

export const prices: readonly [Price, ...Price[]] = [{ amount: 1499, announced: "2026-11-15", from: "2026-11-15" }];

/** Days between the email about a new price, or a new version of the terms, and the day on which it counts. */
export const noticeDays = 30;

/** For whoever subscribes now. */
export function priceAt(now: number, list: readonly [Price, ...Price[]] = prices) {
  return (list.findLast(({ from }) => firstMoment(from) <= now) ?? list[0]).amount;
}

/** A price that is announced and does not count yet, with the one before it. */
export function plannedPrice(now: number, list: readonly Price[] = prices) {
  const index = list.findIndex(({ announced, from }) => firstMoment(announced) <= now && now < firstMoment(from));
  const [before, planned] = [list[index - 1], list[index]];
  return before && planned && { before: before.amount, ...planned };
}

/** Whether a list keeps its own rule: each price is announced in time and comes after the one before. */
export function isKept(list: readonly Price[]) {
  return list.every(
    ({ announced, from }, index) =>
      index === 0 ||
      (firstMoment(from) - firstMoment(announced) >= noticeDays * DAY && from > (list[index - 1]?.from ?? "")),
  );
}

/** Days are São Paulo's. */
function firstMoment(day: string) {
  return Date.parse(`${day}T00:00:00-03:00`);
}
