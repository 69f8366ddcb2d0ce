import type { WebSocket } from "ws";
import { TokenBucket } from "../../../http/rate-limit.ts";
import { describeError } from "../../../kernel/log.ts";
import type { Channel, ChannelConnection } from "../channels/channel.ts";
import { handleChannelMessage } from "../channels/channel-messages.ts";
import { joinChannel } from "../channels/join-channel.ts";
import type { RealtimeParts } from "../parts.ts";
import { parseBroadcastPush } from "../wire/broadcast-frame.ts";
import { type Frame, MalformedFrame, type Packet, parseFrame, textPacket, type Version } from "../wire/frame.ts";
import { joinBurst } from "./limits.ts";
import { type NetworkShare, priceOf, priceOfFrame } from "./network-share.ts";
import { sessionEnded } from "./session.ts";

export type Greeting = { version: Version; apikey: string; share: NetworkShare };
/** More are left to the socket, whose other end then waits. */
const mostUnread = 8;

type Received = { data: Buffer; isBinary: boolean };

/** One client: reads its frames, writes to it within bounds, and holds its channels. */
export class Connection implements ChannelConnection {
  readonly version: Version;
  readonly apikey: string;
  readonly channels = new Map<string, Channel>();
  readonly #parts: RealtimeParts;
  readonly #socket: WebSocket;
  readonly #messages: TokenBucket;
  readonly joins: TokenBucket;
  readonly share: NetworkShare;
  /** What has come and waits for the network's turn. */
  #unread: Received[] = [];
  #heardAt = performance.now();

  constructor(parts: RealtimeParts, socket: WebSocket, { version, apikey, share }: Greeting) {
    const { limits } = parts;
    this.#parts = parts;
    this.#socket = socket;
    this.version = version;
    this.apikey = apikey;
    this.share = share;
    this.#messages = new TokenBucket({
      perSecond: limits.messagesPerSecond,
      burst: Math.max(limits.messagesPerSecond * 2, joinBurst(limits)),
    });
    this.joins = new TokenBucket({ perSecond: limits.joinsPerSecond, burst: joinBurst(limits) });
    socket.on("message", (data, isBinary) => this.#receive({ data: data as Buffer, isBinary }));
    socket.on("ping", (data) => this.#pong(data));
    socket.on("close", () => this.#leaveAll());
    // Broken frames and resets; the close that follows is what counts.
    socket.on("error", () => {});
  }

  send({ data, isBinary }: Packet) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(data, { binary: isBinary });
    if (this.#socket.bufferedAmount > this.#parts.limits.maxBuffered) this.end(1013, "Reading too slowly");
  }

  /** A message of the channel's own, in contrast to those that all of a topic get. */
  push(channel: Channel, event: string, payload: object) {
    const { topic, joinRef } = channel;
    // Phoenix's clients know by the ref which of their joins is being closed.
    const ref = event === "phx_close" ? joinRef : null;
    this.#sendOwn(textPacket(this.version, { joinRef, ref, topic, event }, JSON.stringify(payload)));
  }

  reply({ joinRef, ref, topic }: Omit<Frame, "event" | "payload">, status: "ok" | "error", response: object = {}) {
    const payload = JSON.stringify({ status, response });
    this.#sendOwn(textPacket(this.version, { joinRef, ref, topic, event: "phx_reply" }, payload));
  }

  /** The client is told, and does not join again by itself. */
  closeChannel(channel: Channel, reason?: string) {
    if (!channel.isOpen) return;
    if (reason) channel.pushSystem("system", "error", reason);
    channel.push("phx_close", {});
    this.remove(channel);
  }

  endSession(id: string) {
    for (const channel of [...this.channels.values()])
      if (channel.session.id === id) this.closeChannel(channel, sessionEnded);
  }

  sessionIds() {
    return [...this.channels.values()].flatMap(({ session }) => session.id ?? []);
  }

  add(channel: Channel) {
    this.channels.set(channel.topic, channel);
    this.share.channels += 1;
    this.share.bindings += channel.options.weight;
  }

  remove(channel: Channel) {
    if (!channel.isOpen) return;
    channel.close();
    this.share.channels -= 1;
    this.share.bindings -= channel.options.weight;
    const { topics, presences, subscriptions } = this.#parts;
    topics.remove(channel);
    presences.untrack(channel);
    subscriptions.remove(channel);
    if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic);
  }

  /** Something unforeseen: the channel ends with an error, after which clients join again. */
  fail(channel: Channel, error: unknown) {
    this.#parts.log.error(describeError(error), "a realtime channel failed");
    channel.push("phx_error", {});
    this.remove(channel);
  }

  end(code: number, reason: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#leaveAll();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), this.#parts.limits.farewell).unref();
  }

  endIfIdle(now = performance.now()) {
    if (this.#unread.length > 0) return;
    if (now - this.#heardAt > this.#parts.limits.idleTimeout) this.end(1000, "No heartbeat");
  }

  #leaveAll() {
    for (const channel of [...this.channels.values()]) this.remove(channel);
  }

  #receive(received: Received) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.share.charge(priceOfFrame(received.data.length));
    if (this.#unread.push(received) === 1) this.share.enqueue(() => this.#readOne());
    if (this.share.isInDebt || this.#unread.length >= mostUnread) this.#socket.pause();
  }

  /** Answers whether there is more. */
  #readOne() {
    const received = this.#unread.shift();
    if (received) this.#read(received);
    if (this.#unread.length > 0) return true;
    if (this.#socket.isPaused) this.#socket.resume();
    return false;
  }

  #read({ data, isBinary }: Received) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#heardAt = performance.now();
    const isWithinRate = this.#messages.take();
    if (this.#messages.isExhausted) return this.end(1008, "Too many messages per second");
    const frame = this.#parse(data, isBinary);
    if (!frame) return;
    const channel = this.channels.get(frame.topic);
    if (isWithinRate) this.#dispatch(frame, channel);
    else if (channel) this.closeChannel(channel, "Too many messages per second");
    else this.reply(frame, "error", { reason: "Too many messages per second" });
  }

  /** What only this client gets is paid by its own network. */
  #sendOwn(packet: Packet) {
    this.share.charge(priceOf(packet.data.length));
    this.send(packet);
  }

  /** Programs may ask whether we are there; browsers cannot. */
  #pong(data: Buffer) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#messages.take()) return this.end(1008, "Too many messages per second");
    this.share.charge(priceOfFrame(data.length));
    this.#socket.pong(data);
  }

  #parse(data: Buffer, isBinary: boolean): Frame | undefined {
    try {
      return isBinary ? parseBroadcastPush(data) : parseFrame(this.version, data.toString());
    } catch (error) {
      if (!(error instanceof MalformedFrame)) throw error;
      const nowhere = { joinRef: null, ref: null, topic: "phoenix" };
      this.reply(nowhere, "error", { reason: `Malformed frame: ${error.message}` });
      return undefined;
    }
  }

  #dispatch(frame: Frame, channel: Channel | undefined) {
    if (frame.topic === "phoenix" && frame.event === "heartbeat") return this.reply(frame, "ok");
    if (frame.event === "phx_join") return joinChannel(this.#parts, this, frame);
    // A frame may be meant for an earlier join of the same topic.
    const isCurrent = frame.joinRef === null || frame.joinRef === channel?.joinRef;
    if (frame.event === "phx_leave") {
      this.reply(frame, "ok");
      if (channel && isCurrent) this.closeChannel(channel);
      return;
    }
    if (!channel) return this.reply(frame, "error", { reason: "unmatched topic" });
    if (!isCurrent) return;
    const hasRoom = channel.enqueue(() => handleChannelMessage(this.#parts, channel, frame));
    if (!hasRoom) this.closeChannel(channel, "Too many messages per second");
  }
}
