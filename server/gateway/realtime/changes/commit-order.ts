import type { Snapshot } from "./snapshot.ts";

/**
 * Puts transactions into the order of their commits, each of them once. A sequence or a transaction's
 * number does not give that order, but notifications do: they arrive as transactions commit. Snapshots
 * tell what was missed while nobody listened: all that the newer one sees and the older does not.
 */
export class CommitOrder {
  /** Everything that this sees has come, or is `late`. */
  #base: Snapshot;
  /** Has come although the base does not see it. */
  #seen = new Set<string>();
  /** Found by looking; its notification may still be on the way, and would tell its place. */
  readonly #late = new Set<string>();
  /** Heard, and waiting for what may have been missed before it. */
  #heard: string[] = [];
  #interruptions = 1;
  #filled = 0;

  /** Begins with what the snapshot does not see; nobody has listened yet. */
  constructor(base: Snapshot) {
    this.#base = base;
  }

  get base() {
    return this.#base;
  }

  /** To be noted before looking: what is interrupted while one looks has to be looked for again. */
  get interruptions() {
    return this.#interruptions;
  }

  interrupt() {
    this.#interruptions += 1;
  }

  /** Takes a notification, and answers what comes next. */
  hear(xid: string): string[] {
    this.#heard.push(xid);
    return this.#takeHeard();
  }

  /**
   * Takes what looking found: all that `snapshot` sees and the base does not, by their last changes, so
   * that who waited for another's row comes after it. After an interruption no more will be heard of it;
   * otherwise it is given until the next look.
   */
  find(xids: string[], snapshot: Snapshot, interruptions: number): string[] {
    const found = xids.filter((xid) => !this.#seen.has(xid));
    const overdue = [...this.#late];
    this.#late.clear();
    this.#base = snapshot;
    this.#seen = new Set([...this.#seen].filter((xid) => !snapshot.sees(xid)));
    if (interruptions > this.#filled) {
      this.#filled = interruptions;
      return [...overdue, ...found, ...this.#takeHeard()];
    }
    for (const xid of found) this.#late.add(xid);
    return overdue;
  }

  #takeHeard() {
    if (this.#interruptions > this.#filled) return [];
    const heard = this.#heard;
    this.#heard = [];
    return heard.filter((xid) => {
      if (this.#late.delete(xid)) return true;
      if (this.#seen.has(xid) || this.#base.sees(xid)) return false;
      this.#seen.add(xid);
      return true;
    });
  }
}
