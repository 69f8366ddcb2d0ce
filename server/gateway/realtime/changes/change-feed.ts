import type { Sql } from "postgres";
import { describeError, type Log } from "../../../kernel/log.ts";
import { asRealtimeAdmin } from "../admin.ts";
import { CommitOrder } from "./commit-order.ts";
import { Snapshot } from "./snapshot.ts";

/** A row of `realtime.changes`; the records are JSON text. */
export type Change = {
  id: string;
  xid: string;
  entity: number;
  type: "INSERT" | "UPDATE" | "DELETE";
  at: Date;
  record: string | null;
  old_record: string | null;
};

const transactionsAtOnce = 50;
const changesAtOnce = 100;
const maxQueued = 100_000;
const retryDelay = 1_000;

/** Reads the captured changes, every one once and in the order of the commits, and hands them on in batches. */
export class ChangeFeed {
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #deliver: (changes: Change[]) => Promise<void>;
  #order: CommitOrder | undefined;
  #queue: string[] = [];
  /** The last change that was handed on of a transaction with more of them. */
  #position = { xid: "", id: "0" };
  #running: Promise<void> | undefined;
  #looking: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(sql: Sql, log: Log, deliver: (changes: Change[]) => Promise<void>) {
    this.#sql = sql;
    this.#log = log;
    this.#deliver = deliver;
  }

  get isOpen() {
    return this.#order !== undefined;
  }

  /** From now on, beginning with what the snapshot does not see. */
  async open(snapshot: Snapshot) {
    this.#order = new CommitOrder(snapshot);
    await this.lookForMissed();
  }

  async close() {
    this.#order = undefined;
    this.#queue = [];
    clearTimeout(this.#retry);
    await this.#running;
  }

  notify(xid: string) {
    if (this.#order && /^\d+$/.test(xid)) this.#enqueue(this.#order.hear(xid));
  }

  /** Nobody listens. */
  pause() {
    this.#order?.interrupt();
  }

  lookForMissed() {
    const look = this.#looking.then(() => this.#look());
    this.#looking = look.catch(() => {});
    return look;
  }

  async #look() {
    const order = this.#order;
    if (!order) return;
    const { interruptions, base } = order;
    const [row] = await asRealtimeAdmin(
      this.#sql,
      (tx) => tx<{ snapshot: string; xids: string[] }[]>`
        select pg_current_snapshot()::text as snapshot, array(
          select c.xid::text from realtime.changes c
          where c.xid >= pg_snapshot_xmin(${base.text}::pg_snapshot)
            and not pg_visible_in_snapshot(c.xid, ${base.text}::pg_snapshot)
          group by c.xid order by max(c.id)
        ) as xids`,
    );
    // Closed meanwhile, or opened anew.
    if (!row || this.#order !== order) return;
    this.#enqueue(order.find(row.xids, new Snapshot(row.snapshot), interruptions));
  }

  #enqueue(xids: string[]) {
    if (xids.length === 0) return;
    this.#queue.push(...xids);
    if (this.#queue.length > maxQueued) {
      this.#queue.length = maxQueued;
      this.#log.error("realtime cannot keep up with the changes; some were dropped");
    }
    this.#run();
  }

  #run() {
    clearTimeout(this.#retry);
    this.#running ??= this.#drain()
      .then(() => 0)
      .catch((error) => {
        this.#log.error(describeError(error), "realtime could not read changes; trying again");
        return retryDelay;
      })
      .then((delay) => {
        this.#running = undefined;
        if (this.#queue.length > 0) this.#retry = setTimeout(() => this.#run(), delay);
      });
  }

  async #drain() {
    const queue = this.#queue;
    while (queue.length > 0) {
      const xids = queue.slice(0, transactionsAtOnce);
      const changes = await this.#read(xids);
      // Closed meanwhile: the queue is another one now.
      if (this.#queue !== queue) return;
      if (changes.length > 0) await this.#deliver(changes);
      // Only now: should something fail, it goes on from here, nothing twice and nothing left out.
      const last = changes.at(-1);
      if (last && changes.length === changesAtOnce) {
        queue.splice(0, xids.indexOf(last.xid));
        this.#position = { xid: last.xid, id: last.id };
      } else queue.splice(0, xids.length);
    }
  }

  #read(xids: string[]) {
    const { xid, id } = this.#position;
    return asRealtimeAdmin(
      this.#sql,
      (tx) => tx<Change[]>`
        select c.id, c.xid::text, c.entity, c.type, c.at, c.record::text, c.old_record::text
        from unnest(${xids}::text[]) with ordinality as t(xid, n)
        join realtime.changes c on c.xid = t.xid::xid8
        where c.xid::text <> ${xid} or c.id > ${id}
        order by t.n, c.id
        limit ${changesAtOnce}`,
    );
  }
}
