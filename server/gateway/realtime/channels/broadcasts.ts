import type { Bus } from "../processes/bus.ts";
import type { BusMessage } from "../processes/bus-message.ts";
import { type Broadcast, broadcastPacket } from "../wire/broadcast-frame.ts";
import type { Channel } from "./channel.ts";
import type { Topics } from "./topics.ts";

/** Brings a message to everybody in its topic, here and in the other processes. */
export class Broadcasts {
  readonly #topics: Topics;
  readonly #bus: Bus;

  constructor(topics: Topics, bus: Bus) {
    this.#topics = topics;
    this.#bus = bus;
  }

  /** `sender` does not get its own message back unless it asked for that when joining. */
  publish(key: string, broadcast: Broadcast, sender?: Channel) {
    this.#deliver(key, broadcast, sender?.options.self ? undefined : sender);
    const { event, isJson, payload, meta } = broadcast;
    const body = isJson ? { json: payload.toString() } : { base64: payload.toString("base64") };
    this.#bus.publish({ kind: "broadcast", topic: key, event, ...body, meta });
  }

  receive({ topic, event, json, base64, meta }: BusMessage & { kind: "broadcast" }) {
    const isJson = json !== undefined;
    const payload = isJson ? Buffer.from(json) : Buffer.from(base64 ?? "", "base64");
    this.#deliver(topic, { event, isJson, payload, meta });
  }

  #deliver(key: string, broadcast: Broadcast, except?: Channel) {
    this.#topics.send(
      key,
      (version, topic) => broadcastPacket(version, topic, broadcast),
      (channel) => channel !== except && channel.rights.broadcast.receive,
    );
  }
}
