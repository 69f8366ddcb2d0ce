/**
 * A payer who tells the bank that a charge was not theirs. The bank takes the money back at once and returns it only if
 * the dispute is won. Banks announce late and twice: an end outweighs a beginning, a loss outweighs a win.
 */
export type Dispute = {
  id: string;
  charge: string;
  state: "open" | "won" | "lost";
  /** When it began. */
  at: number;
};

export type DisputeFact = Omit<Dispute, "state"> & { type: "dispute_opened" | "dispute_won" | "dispute_lost" };

export type Disputes = ReadonlyMap<string, Dispute>;

const states = { dispute_opened: "open", dispute_won: "won", dispute_lost: "lost" } as const;
const order = ["open", "won", "lost"];

export function isDisputeFact(fact: { type: string }): fact is DisputeFact {
  return fact.type in states;
}

/** The disputes with one more word about one; the same object when it says nothing new. */
export function learnDispute(disputes: Disputes, { type, ...fact }: DisputeFact): Disputes {
  const known = disputes.get(fact.id);
  const reported = { ...fact, state: states[type] };
  if (known && order.indexOf(reported.state) <= order.indexOf(known.state)) return disputes;
  return new Map(disputes).set(fact.id, reported);
}

/** Since when each charge whose money is away has been contested. */
export function contestedSince(disputes: Disputes): ReadonlyMap<string, number> {
  const since = new Map<string, number>();
  for (const { charge, state, at } of disputes.values())
    if (state !== "won") since.set(charge, Math.min(at, since.get(charge) ?? at));
  return since;
}
