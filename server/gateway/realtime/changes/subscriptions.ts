import type { Sql } from "postgres";
import { isDatabaseAway } from "../../../database/database-away.ts";
import type { Log } from "../../../kernel/log.ts";
import { describeError } from "../../../kernel/log.ts";
import type { Caller } from "../../caller.ts";
import { asRealtimeAdmin } from "../admin.ts";
import type { Channel } from "../channels/channel.ts";
import type { Binding } from "../channels/join-payload.ts";
import type { Subscription } from "./audience.ts";
import { ChangeFeed } from "./change-feed.ts";
import { deliverChanges } from "./deliver-changes.ts";
import { type Filter, parseFilters } from "./filter.ts";
import { listPublishedTables, type PublishedTable, unwatchOtherTables, watchTables } from "./published-tables.ts";
import { readTableShapes } from "./table-shape.ts";
import { checkFilters } from "./visible-rows.ts";

/** Who listens to which tables in this process. */
export class Subscriptions {
  readonly feed: ChangeFeed;
  readonly #process: string;
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #byChannel = new Map<Channel, Subscription[]>();
  /** Channels whose tables could not be watched because the database was away. */
  readonly #unanswered = new Set<Channel>();
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(process: string, sql: Sql, log: Log) {
    this.#process = process;
    this.#sql = sql;
    this.#log = log;
    this.feed = new ChangeFeed(sql, log, (changes) =>
      deliverChanges({ sql, log, subscriptions: this.#all() }, changes),
    );
  }

  /** Answers the bindings with the ids that their changes will carry. */
  add(channel: Channel, bindings: Binding[]) {
    const subscriptions = bindings.map((binding): Subscription => {
      this.#count = (this.#count + 1) % 2 ** 31;
      return { id: this.#count, channel, binding, filters: [], entities: new Set(), since: undefined };
    });
    if (bindings.length > 0) this.#byChannel.set(channel, subscriptions);
    return subscriptions.map(({ id, binding }) => ({ id, ...binding }));
  }

  remove(channel: Channel) {
    this.#byChannel.delete(channel);
    this.#unanswered.delete(channel);
    if (this.#byChannel.size === 0 && this.feed.isOpen) void this.feed.close();
  }

  /** Begins to watch the channel's tables, and tells the client that it does or why it cannot. */
  async watch(channel: Channel) {
    const subscriptions = this.#byChannel.get(channel);
    if (!subscriptions) return;
    try {
      const { tables } = await this.#listTables();
      // A client that joins and leaves in a loop must not keep the database busy.
      if (channel.isOpen) await this.#resolve(subscriptions, tables, channel.session.caller);
      if (!channel.isOpen) return;
      await this.#watchAll(subscriptions);
      channel.pushSystem("postgres_changes", "ok", "Subscribed to PostgreSQL");
    } catch (error) {
      const reason = error instanceof RefusedBinding ? error.message : "The database did not answer; trying again";
      if (error instanceof RefusedBinding)
        for (const subscription of subscriptions)
          Object.assign(subscription, { entities: new Set(), since: undefined });
      else {
        if (channel.isOpen) this.#unanswered.add(channel);
        this.#log.error(describeError(error), "realtime could not watch tables; trying again");
      }
      const message = `Unable to subscribe to changes with given parameters. ${reason}`;
      channel.pushSystem("postgres_changes", "error", message);
    }
  }

  /** Tables come and go: gives new ones to whoever listens to all, and releases what nobody wants. */
  async refresh() {
    const { tables } = await this.#listTables();
    const unanswered = [...this.#unanswered];
    this.#unanswered.clear();
    for (const channel of unanswered) await this.watch(channel);
    // Filters were checked against the tables of that time.
    for (const subscription of this.#all().filter(({ since, filters }) => since && filters.length === 0))
      subscription.entities = new Set(matching(subscription.binding, tables).map(({ entity }) => entity));
    await this.#inTurn(async () => {
      const entities = entitiesOf(this.#all());
      if (entities.length > 0) await watchTables(this.#sql, this.#process, entities);
      await unwatchOtherTables(this.#sql, this.#process, entities);
    });
  }

  #all() {
    return [...this.#byChannel.values()].flat();
  }

  /** A table must not be released by one while another begins to watch it. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #listTables() {
    const { tables, problems } = await listPublishedTables(this.#sql);
    if (problems.length > 0)
      this.#log.warn({ tables: problems.length }, "realtime could not install triggers on some published tables");
    return { tables };
  }

  /** Checks all filters of a channel with one question for each table. */
  async #resolve(subscriptions: Subscription[], tables: PublishedTable[], caller: Caller) {
    const found = subscriptions.map(({ binding }) => matching(binding, tables).map(({ entity }) => entity));
    const nowhere = subscriptions[found.findIndex((entities) => entities.length === 0)];
    if (nowhere)
      throw new RefusedBinding(
        `Please check Realtime is enabled for the given connect parameters: ${describe(nowhere.binding)}`,
      );
    try {
      for (const subscription of subscriptions) subscription.filters = parseFilters(subscription.binding.filter ?? "");
      const filtered = new Set(found.filter((_, index) => subscriptions[index]?.filters.length).flat());
      const shapes =
        filtered.size > 0 ? await asRealtimeAdmin(this.#sql, (tx) => readTableShapes(tx, [...filtered])) : new Map();
      for (const shape of shapes.values()) {
        const filters = subscriptions.flatMap((one, index) =>
          found[index]?.includes(shape.entity) ? one.filters : [],
        );
        await checkFilters(this.#sql, caller, shape, distinct(filters));
      }
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      throw new RefusedBinding(`Exception: ${(error as Error).message}`);
    }
    for (const [index, subscription] of subscriptions.entries()) subscription.entities = new Set(found[index]);
  }

  async #watchAll(subscriptions: Subscription[]) {
    const snapshot = await this.#inTurn(() => watchTables(this.#sql, this.#process, entitiesOf(subscriptions)));
    for (const subscription of subscriptions) subscription.since ??= snapshot;
    if (!this.feed.isOpen && this.#byChannel.size > 0) await this.feed.open(snapshot);
  }
}

const distinct = (filters: Filter[]) => [
  ...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values(),
];

const entitiesOf = (subscriptions: Subscription[]) => [
  ...new Set(subscriptions.flatMap((subscription) => [...subscription.entities])),
];

/** Its message is for the client. */
class RefusedBinding extends Error {
  override name = "RefusedBinding";
}

function matching({ schema = "public", table }: Binding, tables: PublishedTable[]) {
  return tables.filter(
    (known) => (schema === "*" || known.schema === schema) && (!table || table === "*" || known.table === table),
  );
}

function describe({ event, schema = "public", table, filter }: Binding) {
  return `[event: ${event}, schema: ${schema}, table: ${table ?? "*"}, filters: ${filter ?? "[]"}]`;
}
