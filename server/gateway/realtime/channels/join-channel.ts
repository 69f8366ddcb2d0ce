import { describeError } from "../../../kernel/log.ts";
import { openSession, type Session, SessionError } from "../connections/session.ts";
import type { RealtimeParts } from "../parts.ts";
import type { Frame } from "../wire/frame.ts";
import { authorizeChannel } from "./authorize-channel.ts";
import { Channel, type ChannelConnection } from "./channel.ts";
import { type JoinOptions, priceOfJoin, readJoinPayload } from "./join-payload.ts";

/** Binary frames give a topic's length in one byte. */
const maxTopic = 255;

/** Answers a join: with the ids of the bindings to table changes, or with the reason of its refusal. */
export function joinChannel(parts: RealtimeParts, connection: ChannelConnection, frame: Frame) {
  if (!connection.joins.take()) {
    connection.reply(frame, "error", { reason: "ClientJoinRateLimitReached: Too many joins per second" });
    if (connection.joins.isExhausted) connection.end(1008, "Too many joins per second");
    return;
  }
  const known = connection.channels.get(frame.topic);
  if (known) connection.remove(known);
  let channel: Channel | undefined;
  try {
    const options = readOptions(parts, connection, frame);
    connection.share.charge(priceOfJoin(options));
    channel = new Channel(connection, frame.topic, frame.joinRef ?? frame.ref, options, anonymous);
    // Held from now on: what comes for it while it is being authorised waits for its turn.
    connection.add(channel);
    const joining = channel;
    channel.enqueue(() => open(parts, joining, frame));
  } catch (error) {
    connection.reply(frame, "error", { reason: (error as Error).message });
  }
}

/** Nobody yet; the channel is not in its topic before its session is open. */
const anonymous: Session = {
  caller: { role: "anon", claims: {} },
  id: undefined,
  token: undefined,
  expiresAt: undefined,
  audience: "",
};

function readOptions({ limits }: RealtimeParts, connection: ChannelConnection, { topic, payload }: Frame): JoinOptions {
  if (!topic.startsWith("realtime:")) throw new Error("unmatched topic");
  if (topic === "realtime:") throw new Error("TopicNameRequired: You must provide a topic name");
  if (Buffer.byteLength(topic) > maxTopic) throw new Error("TopicNameTooLong: At most 255 bytes");
  if (connection.channels.size >= limits.maxChannels) throw new Error("ChannelRateLimitReached: Too many channels");
  const { share } = connection;
  if (share.network && share.channels >= limits.maxChannelsPerNetwork)
    throw new Error("ChannelRateLimitReached: Too many channels of one network");
  const options = readJoinPayload(payload);
  const others = [...connection.channels.values()].reduce((sum, other) => sum + other.options.bindings.length, 0);
  if (others + options.bindings.length > limits.maxBindings)
    throw new Error(`InvalidJoinPayload: At most ${limits.maxBindings} postgres_changes`);
  if (share.network && share.bindings + options.weight > limits.maxBindingsPerNetwork)
    throw new Error("InvalidJoinPayload: Too many postgres_changes of one network");
  return options;
}

async function open(parts: RealtimeParts, channel: Channel, frame: Frame) {
  const { connection, options } = channel;
  try {
    const session = await openSession(parts, connection.apikey, options.token);
    await authorizeChannel(parts, channel, session);
  } catch (error) {
    connection.remove(channel);
    const isRefusal = error instanceof SessionError;
    if (!isRefusal) parts.log.error(describeError(error), "a realtime channel could not be joined");
    const reason = isRefusal ? error.message : "Realtime was unable to connect to the project database";
    return connection.reply(frame, "error", { reason });
  }
  // The client may have gone meanwhile.
  if (!channel.isOpen) return;
  parts.topics.add(channel);
  const bindings = parts.subscriptions.add(channel, options.bindings);
  if (options.waitsForChanges) await parts.subscriptions.watch(channel);
  connection.reply(frame, "ok", { postgres_changes: bindings });
  if (channel.presence.isEnabled && channel.rights.presence.receive)
    channel.push("presence_state", parts.presences.stateOf(channel.key));
  if (bindings.length > 0 && !options.waitsForChanges) void parts.subscriptions.watch(channel);
}
