import { isDatabaseAway } from "../../../database/database-away.ts";
import { describeExpiry, type Session, SessionError, sessionEnded } from "../connections/session.ts";
import type { RealtimeParts } from "../parts.ts";
import type { Channel } from "./channel.ts";
import { findChannelRights, findPublicRights } from "./channel-rights.ts";

/** Lets the channel act for the session from now on, or throws why it may not. */
export async function authorizeChannel(parts: RealtimeParts, channel: Channel, session: Session) {
  const rights = channel.options.isPrivate
    ? await findRights(parts, channel, session)
    : findPublicRights(session.caller, parts.publicSenders);
  if (!rights.broadcast.receive && !rights.presence.receive) throw refusal(channel);
  channel.session = session;
  channel.rights = rights;
  // From here on its end closes the channel; it may have ended since the token was looked at.
  if (session.id && !(await parts.sessions.isLive(session.id))) throw new SessionError(sessionEnded);
  channel.watchExpiry(() => channel.connection.closeChannel(channel, describeExpiry(session.expiresAt ?? Date.now())));
}

async function findRights({ sql }: RealtimeParts, channel: Channel, { caller }: Session) {
  try {
    return await findChannelRights(sql, caller, channel.name);
  } catch (error) {
    // A policy that raises grants nothing.
    if (isDatabaseAway(error)) throw error;
    throw refusal(channel);
  }
}

function refusal({ name }: Channel) {
  return new SessionError(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
}
