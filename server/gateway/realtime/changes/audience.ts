import type { Sql } from "postgres";
import { isDatabaseAway } from "../../../database/database-away.ts";
import type { Caller } from "../../caller.ts";
import type { Channel } from "../channels/channel.ts";
import type { Binding } from "../channels/join-payload.ts";
import { textPacket } from "../wire/frame.ts";
import type { Change } from "./change-feed.ts";
import { changePayload, findError } from "./change-payload.ts";
import type { Filter } from "./filter.ts";
import type { Snapshot } from "./snapshot.ts";
import { readableColumns, type TableShape } from "./table-shape.ts";
import { findVisibleRows } from "./visible-rows.ts";

/** One binding of a channel to table changes. */
export type Subscription = {
  id: number;
  channel: Channel;
  binding: Binding;
  filters: Filter[];
  entities: Set<number>;
  /** It hears nothing before this is known, and of no transaction that had ended by then. */
  since: Snapshot | undefined;
};

/** The subscriptions to one table that share a role and claims, and some changes of that table. */
export class Audience {
  readonly shape: TableShape;
  readonly #subscriptions: Subscription[];
  readonly #changes: Change[];
  readonly #caller: Caller;
  readonly #error: string | undefined;
  /** Which subscriptions' filters a change passes; none for what the caller may not read. */
  readonly #receivers = new Map<Change, Set<Subscription>>();

  constructor(shape: TableShape, subscriptions: Subscription[], changes: Change[]) {
    this.shape = shape;
    this.#subscriptions = subscriptions;
    this.#caller = (subscriptions[0] as Subscription).channel.session.caller;
    this.#error = findError(shape, this.#caller.role);
    this.#changes = changes.filter(({ type }) => subscriptions.some((subscription) => wants(subscription, type)));
  }

  async ask(sql: Sql, subscriptions = this.#subscriptions) {
    const gone = this.#changes.filter(({ type }) => type === "DELETE");
    const there = this.#changes.filter(({ type }) => type !== "DELETE");
    // Who may read nothing of the table is not told of its deletions either.
    if (readableColumns(this.shape, this.#caller.role).length > 0) await this.#judge(sql, subscriptions, gone, true);
    if (!this.#error) return this.#judge(sql, subscriptions, there, false);
    // The error is all that they get.
    for (const change of there) this.#add(change, subscriptions);
  }

  async askOneByOne(sql: Sql) {
    this.#receivers.clear();
    for (const subscription of this.#subscriptions)
      await this.ask(sql, [subscription]).catch((error) => {
        if (isDatabaseAway(error)) throw error;
      });
  }

  send(change: Change) {
    const receivers = [...(this.#receivers.get(change) ?? [])].filter(
      (subscription) =>
        subscription.channel.isOpen &&
        wants(subscription, change.type) &&
        subscription.since?.sees(change.xid) === false,
    );
    const texts = new Map<string, string>();
    for (const [channel, own] of Map.groupBy(receivers, (subscription) => subscription.channel))
      for (const [key, selecting] of Map.groupBy(own, ({ binding }) => JSON.stringify(binding.select ?? null))) {
        const text = texts.get(key) ?? this.#write(change, selecting[0]?.binding.select ?? undefined);
        texts.set(key, text);
        sendChange(
          channel,
          selecting.map(({ id }) => id),
          text,
        );
      }
  }

  #write(change: Change, selected: string[] | undefined) {
    return JSON.stringify(changePayload(change, this.shape, this.#caller.role, selected));
  }

  async #judge(sql: Sql, subscriptions: Subscription[], changes: Change[], areGone: boolean) {
    if (changes.length === 0) return;
    const filters = new Map<string, Filter>();
    for (const filter of subscriptions.flatMap((subscription) => subscription.filters))
      if (this.#isUsable(filter, areGone)) filters.set(JSON.stringify(filter), filter);
    const verdicts = await findVisibleRows(sql, {
      caller: this.#caller,
      shape: this.shape,
      rows: changes.map(({ record, old_record }) => (areGone ? old_record : record) ?? "{}"),
      filters: [...filters.values()],
      areGone,
    });
    const places = new Map([...filters.keys()].map((key, index) => [key, index]));
    for (const [index, change] of changes.entries()) {
      const passed = verdicts[index];
      if (!passed) continue;
      const passes = (filter: Filter) => passed[places.get(JSON.stringify(filter)) ?? -1] ?? false;
      this.#add(
        change,
        subscriptions.filter((subscription) => subscription.filters.every(passes)),
      );
    }
  }

  #isUsable({ column: name }: Filter, areGone: boolean) {
    const column = this.shape.columns.find((known) => known.name === name);
    // Of a deleted row only its identity is known.
    const isKnown = !areGone || this.shape.hasFullIdentity || column?.isKey;
    return isKnown && column?.readers.includes(this.#caller.role);
  }

  #add(change: Change, subscriptions: Subscription[]) {
    const known = this.#receivers.get(change) ?? new Set();
    for (const subscription of subscriptions) known.add(subscription);
    this.#receivers.set(change, known);
  }
}

function wants({ binding }: Subscription, type: Change["type"]) {
  const event = binding.event.toUpperCase();
  return event === "*" || event === type;
}

function sendChange({ connection, topic }: Channel, ids: number[], data: string) {
  const frame = { joinRef: null, ref: null, topic, event: "postgres_changes" };
  connection.send(textPacket(connection.version, frame, `{"ids":${JSON.stringify(ids)},"data":${data}}`));
}
