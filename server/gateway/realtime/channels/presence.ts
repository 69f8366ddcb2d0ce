import { randomUUID } from "node:crypto";
import type { NetworkShare, NetworkShares } from "../connections/network-share.ts";
import type { Bus } from "../processes/bus.ts";
import type { BusMessage, PresenceEntry } from "../processes/bus-message.ts";
import { textPacket } from "../wire/frame.ts";
import type { Channel } from "./channel.ts";
import type { Topics } from "./topics.ts";

type Entries = Map<string, PresenceEntry>;
type Diff = { joins: Entries; leaves: Entries };

/**
 * Who is present in which topic. Each process owns the presences of its clients and tells the others;
 * the presences of a process go with it.
 */
export class Presences {
  readonly #topics: Topics;
  readonly #bus: Bus;
  readonly #shares: NetworkShares;
  readonly #owners = new Map<string, Map<string, Entries>>();
  readonly #sizes = new Map<string, number>();
  /** Changes held back while their network is in debt; one message for each topic then sends all of them. */
  readonly #untold = new Map<NetworkShare, Map<string, Diff>>();

  constructor(topics: Topics, bus: Bus, shares: NetworkShares) {
    this.#topics = topics;
    this.#bus = bus;
    this.#shares = shares;
  }

  /** A newcomer gets the whole state in one message, and is disconnected if it is too slow to read it. */
  hasRoom(channel: Channel, meta: object, most: number) {
    const old = this.#entriesOf(this.#bus.id, channel.key).get(channel.presence.ref);
    const more = sizeOf(channel.presence.key, meta) - (old ? sizeOf(old.key, old.meta) : 0);
    return more <= 0 || (this.#sizes.get(channel.key) ?? 0) + more <= most;
  }

  track(channel: Channel, meta: object) {
    const old = this.#entriesOf(this.#bus.id, channel.key).get(channel.presence.ref);
    const entry: PresenceEntry = { key: channel.presence.key, ref: randomUUID(), previous: old?.ref, meta };
    channel.presence.ref = entry.ref;
    this.#changeOwn(channel, [entry], old ? [old.ref] : []);
  }

  untrack(channel: Channel) {
    const { ref } = channel.presence;
    if (!ref) return;
    channel.presence.ref = "";
    this.#changeOwn(channel, [], [ref]);
  }

  /** Everybody in the topic, in the form that Phoenix's clients keep. */
  stateOf(topic: string) {
    const entries = [...this.#owners.values()].flatMap((topics) => [...(topics.get(topic)?.values() ?? [])]);
    return groupByKey(entries);
  }

  /** Tells the others all presences of this process: they may have missed some. */
  announce() {
    const topics = [...(this.#owners.get(this.#bus.id) ?? [])].map(([topic, entries]): [string, PresenceEntry[]] => [
      topic,
      [...entries.values()],
    ]);
    this.#bus.publish({ kind: "presence_state", topics });
  }

  receive(from: string, message: BusMessage & { kind: "presence_diff" | "presence_state" }) {
    if (message.kind === "presence_diff") {
      const { topic, joins, leaves, network } = message;
      return this.#change(from, topic, joins, leaves, this.#shares.payer(network));
    }
    const named = new Map(message.topics);
    const known = [...(this.#owners.get(from)?.keys() ?? [])];
    for (const topic of new Set([...named.keys(), ...known])) {
      const before = this.#entriesOf(from, topic);
      const now = named.get(topic) ?? [];
      const refs = new Set(now.map((entry) => entry.ref));
      const joins = now.filter((entry) => !before.has(entry.ref));
      this.#change(
        from,
        topic,
        joins,
        [...before.keys()].filter((ref) => !refs.has(ref)),
      );
    }
  }

  /** A process has ended: its clients are gone, or will join again elsewhere. */
  remove(process: string) {
    for (const [topic, entries] of this.#owners.get(process) ?? [])
      this.#change(process, topic, [], [...entries.keys()]);
    this.#owners.delete(process);
  }

  removeAllBut(processes: Set<string>) {
    for (const process of this.#owners.keys())
      if (process !== this.#bus.id && !processes.has(process)) this.remove(process);
  }

  #changeOwn({ key: topic, connection: { share } }: Channel, joins: PresenceEntry[], leaves: string[]) {
    this.#change(this.#bus.id, topic, joins, leaves, share);
    share.charge(this.#bus.publish({ kind: "presence_diff", topic, joins, leaves, network: share.network }));
  }

  #change(owner: string, topic: string, joins: PresenceEntry[], leaves: string[], payer = this.#shares.service) {
    const entries = this.#entriesOf(owner, topic);
    const left = leaves.flatMap((ref) => entries.get(ref) ?? []);
    for (const { ref } of left) entries.delete(ref);
    for (const entry of joins) entries.set(entry.ref, entry);
    this.#resize(topic, sizeOfAll(joins) - sizeOfAll(left));
    const topics = this.#owners.get(owner) ?? new Map<string, Entries>();
    if (entries.size > 0) this.#owners.set(owner, topics.set(topic, entries));
    else topics.delete(topic);
    if (joins.length + left.length > 0) this.#notify(topic, joins, left, payer);
  }

  #resize(topic: string, change: number) {
    const size = (this.#sizes.get(topic) ?? 0) + change;
    if (size > 0) this.#sizes.set(topic, size);
    else this.#sizes.delete(topic);
  }

  #notify(topic: string, joins: PresenceEntry[], leaves: PresenceEntry[], payer: NetworkShare) {
    if (!payer.isInDebt) return this.#send(topic, joins, leaves, payer);
    const untold = this.#untold.get(payer) ?? new Map<string, Diff>();
    this.#untold.set(payer, untold);
    const known = untold.get(topic);
    const diff = known ?? { joins: new Map(), leaves: new Map() };
    // Of who came and went meanwhile only those know who joined meanwhile.
    for (const entry of leaves)
      diff.leaves.set(entry.ref, diff.joins.delete(entry.ref) ? { ...entry, meta: {} } : entry);
    for (const entry of joins) diff.joins.set(entry.ref, entry);
    untold.set(topic, diff);
    if (!known) payer.enqueue(() => this.#tell(topic, payer));
  }

  #tell(topic: string, payer: NetworkShare) {
    const untold = this.#untold.get(payer);
    const diff = untold?.get(topic);
    untold?.delete(topic);
    if (untold?.size === 0) this.#untold.delete(payer);
    if (diff && diff.joins.size + diff.leaves.size > 0)
      this.#send(topic, [...diff.joins.values()], [...diff.leaves.values()], payer);
    return false;
  }

  #send(key: string, joins: PresenceEntry[], leaves: PresenceEntry[], payer: NetworkShare) {
    const payload = JSON.stringify({ joins: groupByKey(joins), leaves: groupByKey(leaves) });
    const price = this.#topics.send(
      key,
      (version, topic) => textPacket(version, { joinRef: null, ref: null, topic, event: "presence_diff" }, payload),
      (channel) => channel.presence.isEnabled && channel.rights.presence.receive,
    );
    payer.charge(price);
  }

  #entriesOf(owner: string, topic: string): Entries {
    return this.#owners.get(owner)?.get(topic) ?? new Map();
  }
}

const sizeOf = (key: string, meta: object) => key.length + JSON.stringify(meta).length;
const sizeOfAll = (entries: PresenceEntry[]) => entries.reduce((sum, { key, meta }) => sum + sizeOf(key, meta), 0);

function groupByKey(entries: PresenceEntry[]) {
  const groups = Map.groupBy(entries, (entry) => entry.key);
  const states = [...groups].map(([key, members]) => [
    key,
    {
      metas: members.map(({ meta, ref, previous }) => ({
        ...meta,
        phx_ref: ref,
        ...(previous && { phx_ref_prev: previous }),
      })),
    },
  ]);
  return Object.fromEntries(states) as Record<string, { metas: object[] }>;
}
