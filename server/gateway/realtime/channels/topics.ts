import { priceOf } from "../connections/network-share.ts";
import type { Packet, Version } from "../wire/frame.ts";
import type { Channel } from "./channel.ts";

/** Who has joined what in this process. */
export class Topics {
  readonly #channels = new Map<string, Set<Channel>>();

  add(channel: Channel) {
    const channels = this.#channels.get(channel.key) ?? new Set();
    this.#channels.set(channel.key, channels.add(channel));
  }

  remove(channel: Channel) {
    const channels = this.#channels.get(channel.key);
    channels?.delete(channel);
    if (channels?.size === 0) this.#channels.delete(channel.key);
  }

  /** Sends to every channel of the topic that `isFor` lets through; each version's packet is made once. Answers the price. */
  send(
    key: string,
    makePacket: (version: Version, topic: string) => Packet | undefined,
    isFor: (channel: Channel) => boolean,
  ) {
    const packets = new Map<Version, Packet | undefined>();
    let price = 0;
    for (const channel of this.#channels.get(key) ?? []) {
      if (!isFor(channel)) continue;
      const { version } = channel.connection;
      if (!packets.has(version)) packets.set(version, makePacket(version, channel.topic));
      const packet = packets.get(version);
      if (!packet) continue;
      channel.connection.send(packet);
      price += priceOf(packet.data.length);
    }
    return price;
  }
}
