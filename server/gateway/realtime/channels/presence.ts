import { randomUUID } from "node:crypto";
import type { Bus } from "../processes/bus.ts";
import type { BusMessage, PresenceEntry } from "../processes/bus-message.ts";
import { textPacket } from "../wire/frame.ts";
import type { Channel } from "./channel.ts";
import type { Topics } from "./topics.ts";

type Entries = Map<string, PresenceEntry>;

/**
 * Who is present in which topic. Each process owns the presences of its clients and tells the others;
 * the presences of a process go with it.
 */
export class Presences {
  readonly #topics: Topics;
  readonly #bus: Bus;
  readonly #owners = new Map<string, Map<string, Entries>>();

  constructor(topics: Topics, bus: Bus) {
    this.#topics = topics;
    this.#bus = bus;
  }

  track(channel: Channel, meta: object) {
    const old = this.#entriesOf(this.#bus.id, channel.key).get(channel.presence.ref);
    const entry: PresenceEntry = { key: channel.presence.key, ref: randomUUID(), previous: old?.ref, meta };
    channel.presence.ref = entry.ref;
    this.#changeOwn(channel.key, [entry], old ? [old.ref] : []);
  }

  untrack(channel: Channel) {
    const { ref } = channel.presence;
    if (!ref) return;
    channel.presence.ref = "";
    this.#changeOwn(channel.key, [], [ref]);
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
    if (message.kind === "presence_diff") return this.#change(from, message.topic, message.joins, message.leaves);
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

  #changeOwn(topic: string, joins: PresenceEntry[], leaves: string[]) {
    this.#change(this.#bus.id, topic, joins, leaves);
    this.#bus.publish({ kind: "presence_diff", topic, joins, leaves });
  }

  #change(owner: string, topic: string, joins: PresenceEntry[], leaves: string[]) {
    const entries = this.#entriesOf(owner, topic);
    const left = leaves.flatMap((ref) => entries.get(ref) ?? []);
    for (const { ref } of left) entries.delete(ref);
    for (const entry of joins) entries.set(entry.ref, entry);
    const topics = this.#owners.get(owner) ?? new Map<string, Entries>();
    if (entries.size > 0) this.#owners.set(owner, topics.set(topic, entries));
    else topics.delete(topic);
    if (joins.length + left.length > 0) this.#notify(topic, joins, left);
  }

  #notify(key: string, joins: PresenceEntry[], leaves: PresenceEntry[]) {
    const payload = JSON.stringify({ joins: groupByKey(joins), leaves: groupByKey(leaves) });
    this.#topics.send(
      key,
      (version, topic) => textPacket(version, { joinRef: null, ref: null, topic, event: "presence_diff" }, payload),
      (channel) => channel.presence.isEnabled && channel.rights.presence.receive,
    );
  }

  #entriesOf(owner: string, topic: string): Entries {
    return this.#owners.get(owner)?.get(topic) ?? new Map();
  }
}

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
