import { randomUUID } from "node:crypto";
import type { TokenBucket } from "../../../http/rate-limit.ts";
import type { NetworkShare } from "../connections/network-share.ts";
import type { Session } from "../connections/session.ts";
import type { Frame, Packet, Version } from "../wire/frame.ts";
import { type ChannelRights, noRights } from "./channel-rights.ts";
import type { JoinOptions } from "./join-payload.ts";

/** Timers hold at most 2^31 ms. */
const longestTimer = 2 ** 31 - 1;
/** Messages that may wait for the one before them, which may ask the database. */
const maxWaiting = 200;

/** A public and a private channel of the same name are two. */
export const topicKey = (name: string, isPrivate: boolean) => `${isPrivate ? "private" : "public"}:${name}`;

/** Of the connection, what its channels and those who speak in them need. */
export type ChannelConnection = {
  readonly version: Version;
  readonly apikey: string;
  readonly channels: Map<string, Channel>;
  readonly joins: TokenBucket;
  readonly share: NetworkShare;
  send(packet: Packet): void;
  add(channel: Channel): void;
  push(channel: Channel, event: string, payload: object): void;
  reply(frame: Frame, status: "ok" | "error", response?: object): void;
  closeChannel(channel: Channel, reason?: string): void;
  remove(channel: Channel): void;
  fail(channel: Channel, error: unknown): void;
  end(code: number, reason: string): void;
};

/** One topic that one connection has joined. */
export class Channel {
  readonly connection: ChannelConnection;
  /** As the client writes it, `realtime:room`; `name` is `room`. */
  readonly topic: string;
  readonly name: string;
  readonly key: string;
  readonly joinRef: string | null;
  readonly options: JoinOptions;
  readonly presence: { key: string; isEnabled: boolean; ref: string };
  session: Session;
  rights: ChannelRights = noRights;
  isOpen = true;
  #expiry: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(
    connection: ChannelConnection,
    topic: string,
    joinRef: string | null,
    options: JoinOptions,
    session: Session,
  ) {
    this.connection = connection;
    this.topic = topic;
    this.name = topic.slice("realtime:".length);
    this.key = topicKey(this.name, options.isPrivate);
    this.joinRef = joinRef;
    this.options = options;
    this.presence = { key: options.presenceKey || randomUUID(), isEnabled: options.isPresenceEnabled, ref: "" };
    this.session = session;
  }

  push(event: string, payload: object) {
    if (this.isOpen) this.connection.push(this, event, payload);
  }

  pushSystem(extension: "system" | "postgres_changes", status: "ok" | "error", message: string) {
    this.push("system", { extension, status, message, channel: this.name });
  }

  /** One after the other, as they came. Answers whether there was room. */
  enqueue(work: () => Promise<void>) {
    if (this.#waiting >= maxWaiting) return false;
    this.#waiting += 1;
    this.#work = this.#work
      .then(() => (this.isOpen ? this.connection.share.run(work) : undefined))
      .catch((error) => this.connection.fail(this, error))
      .finally(() => {
        this.#waiting -= 1;
      });
    return true;
  }

  /** Calls back when the session ends; a new session comes with a new watch. */
  watchExpiry(onExpired: () => void) {
    clearTimeout(this.#expiry);
    const { expiresAt } = this.session;
    if (expiresAt === undefined || !this.isOpen) return;
    const left = expiresAt - Date.now();
    this.#expiry = setTimeout(
      () => (left > longestTimer ? this.watchExpiry(onExpired) : onExpired()),
      Math.max(0, Math.min(left, longestTimer)),
    );
  }

  /** The client is told by whoever closes it. */
  close() {
    this.isOpen = false;
    clearTimeout(this.#expiry);
  }
}
