import { openSession, SessionError } from "../connections/session.ts";
import type { RealtimeParts } from "../parts.ts";
import { type Broadcast, readJsonBroadcast } from "../wire/broadcast-frame.ts";
import type { Frame } from "../wire/frame.ts";
import { authorizeChannel } from "./authorize-channel.ts";
import type { Channel } from "./channel.ts";
import { priceOfJoin } from "./join-payload.ts";

/** What a client says in a channel that it has joined. */
export async function handleChannelMessage(parts: RealtimeParts, channel: Channel, frame: Frame) {
  switch (frame.event) {
    case "access_token":
      return renewSession(parts, channel, frame.payload);
    case "broadcast":
      return broadcast(parts, channel, frame);
    case "presence":
      return present(parts, channel, frame);
    default:
      return channel.connection.reply(frame, "error", { reason: "unknown event" });
  }
}

/** A new token may bring other rights; without a good one the channel ends. */
async function renewSession(parts: RealtimeParts, channel: Channel, payload: unknown) {
  const given = (Object(payload) as Record<string, unknown>).access_token;
  const token = typeof given === "string" ? given : undefined;
  if (token === channel.session.token) return;
  if (!channel.connection.joins.take()) return channel.connection.closeChannel(channel, "Too many tokens per second");
  channel.connection.share.charge(priceOfJoin(channel.options));
  try {
    const session = await openSession(parts, channel.connection.apikey, token);
    if (!channel.isOpen) return;
    await authorizeChannel(parts, channel, session);
    if (!channel.rights.presence.send) parts.presences.untrack(channel);
    await parts.subscriptions.watch(channel);
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    channel.connection.closeChannel(channel, error.message);
  }
}

function broadcast({ broadcasts }: RealtimeParts, channel: Channel, frame: Frame) {
  const { connection, options, rights } = channel;
  const message = rights.broadcast.send && readBroadcast(frame.payload);
  if (message) broadcasts.publish(channel.key, message, connection.share, channel);
  if (!options.ack) return;
  if (!rights.broadcast.send)
    return connection.reply(frame, "error", { reason: `Unauthorized: You may not send to: ${channel.name}` });
  if (!message) return connection.reply(frame, "error", { reason: "A broadcast needs an event" });
  connection.reply(frame, "ok");
}

function present({ limits, presences }: RealtimeParts, channel: Channel, frame: Frame) {
  const { connection, rights } = channel;
  const refuse = (reason: string) => connection.reply(frame, "error", { reason });
  const { event, payload = {} } = Object(frame.payload) as Record<string, unknown>;
  if (event === "untrack") presences.untrack(channel);
  else if (event !== "track") return refuse("Unknown presence event");
  else if (!rights.presence.send) return refuse(`Unauthorized: You may not be present in: ${channel.name}`);
  else if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    return refuse("Presence track payload must be a map");
  else if (JSON.stringify(payload).length > limits.maxPresenceMeta) return refuse("Track message size exceeded");
  else if (!presences.hasRoom(channel, payload, limits.maxBuffered / 4))
    return refuse("Too much presence in one topic");
  else {
    const wasEnabled = channel.presence.isEnabled;
    channel.presence.isEnabled = true;
    presences.track(channel, payload);
    // Its first track is what made it listen: it was not told yet who is there.
    if (!wasEnabled && rights.presence.receive) channel.push("presence_state", presences.stateOf(channel.key));
  }
  connection.reply(frame, "ok");
}

function readBroadcast(payload: unknown): Broadcast | undefined {
  const isRead = Buffer.isBuffer((Object(payload) as Record<string, unknown>).payload);
  return isRead ? (payload as Broadcast) : readJsonBroadcast(payload);
}
