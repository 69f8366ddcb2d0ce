import { DAY } from "./terms.ts";

/** In milliseconds since 1970. */
export type Period = { start: number; end: number };

/** Days that whoever runs the platform has given back: a fact like any other, and it stays whatever providers say. */
export type AddedDays = { id: string; days: number; at: number };

export type AddedDaysFact = AddedDays & { type: "days_added" };

export function isAddedDaysFact(fact: { type: string }): fact is AddedDaysFact {
  return fact.type === "days_added";
}

/**
 * Until when paid periods and added days cover the listing. Added days come after the last month that follows without a
 * gap on the one in which they were given, or begin at once where nothing was paid; what they covered is used up.
 */
export function coveredUntil(periods: Period[], added: Omit<AddedDays, "id">[], trialEnd: number): number {
  const paidUntil = Math.max(0, ...periods.map(({ end }) => end));
  if (added.length === 0) return paidUntil;
  const steps = [
    ...periods.map(({ start, end }) => ({ at: start, end, extra: 0 })),
    ...added.map(({ at, days }) => ({ at, end: 0, extra: days * DAY })),
  ].sort((a, b) => a.at - b.at || a.extra - b.extra);
  let end = trialEnd;
  let extra = 0;
  for (const step of steps) {
    const hasGap = step.at > end + extra + DAY;
    // The added days that ran between what was paid and this step.
    const used = Math.min(extra, Math.max(0, step.at - end));
    end = Math.max(hasGap ? step.at : end + used, step.end);
    extra += step.extra - used;
  }
  return end + extra;
}
