import type { NetworkShare, NetworkShares } from "../connections/network-share.ts";
import type { Bus } from "../processes/bus.ts";
import type { BusMessage } from "../processes/bus-message.ts";
import { type Broadcast, broadcastPacket } from "../wire/broadcast-frame.ts";
import type { Channel } from "./channel.ts";
import type { Topics } from "./topics.ts";

/** Brings a message to everybody in its topic, here and in the other processes. */
export class Broadcasts {
  readonly #topics: Topics;
  readonly #bus: Bus;
  readonly #shares: NetworkShares;

  constructor(topics: Topics, bus: Bus, shares: NetworkShares) {
    this.#topics = topics;
    this.#bus = bus;
    this.#shares = shares;
  }

  /** `payer` is the sender's network. `sender` does not get its own message back unless it asked for that when joining. */
  publish(key: string, broadcast: Broadcast, payer: NetworkShare, sender?: Channel) {
    this.#deliver(key, broadcast, payer, sender?.options.self ? undefined : sender);
    const { event, isJson, payload, meta } = broadcast;
    const body = isJson ? { json: payload.toString() } : { base64: payload.toString("base64") };
    payer.charge(this.#bus.publish({ kind: "broadcast", topic: key, event, ...body, meta, network: payer.network }));
  }

  /** The sender is read by another process, which cannot know how many there are here: what it cannot pay is dropped. */
  receive({ topic, event, json, base64, meta, network }: BusMessage & { kind: "broadcast" }) {
    const payer = this.#shares.payer(network);
    if (payer.isInDebt) return;
    const isJson = json !== undefined;
    const payload = isJson ? Buffer.from(json) : Buffer.from(base64 ?? "", "base64");
    this.#deliver(topic, { event, isJson, payload, meta }, payer);
  }

  #deliver(key: string, broadcast: Broadcast, payer: NetworkShare, except?: Channel) {
    const price = this.#topics.send(
      key,
      (version, topic) => broadcastPacket(version, topic, broadcast),
      (channel) => channel !== except && channel.rights.broadcast.receive,
    );
    payer.charge(price);
  }
}
