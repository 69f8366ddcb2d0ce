import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import { type Client, clientOf, keptAddress } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { readBody, text } from "../request-body.ts";
import { hashRefreshToken, revealCurrentToken, rotateToken } from "./refresh-tokens.ts";
import { type SessionBody, sessionBody } from "./sessions.ts";

/** Every refresh token is good once. Used again later, somebody has a copy: the whole family ends. */
export async function refreshSession(service: AuthService, c: Context) {
  const { refresh_token } = await readBody(c, { refresh_token: text });
  if (!refresh_token) throw invalid("refresh_token required");
  const client = clientOf(service, c);
  const hash = hashRefreshToken(refresh_token);
  await countRefresh(service, hash, client);
  const result = await asAuthAdmin(service.sql, (tx) => refresh(tx, service, hash, client));
  // Thrown only now: the end of a family must be committed before it is reported.
  if (result instanceof AuthError) throw result;
  return result;
}

/** A token's session has a limit of its own, so that nobody loses it by what others of the network send. */
async function countRefresh(service: AuthService, hash: string, client: Client) {
  const [known] = await asAuthAdmin(
    service.sql,
    (tx) => tx<{ session_id: string }[]>`
      select session_id from auth.refresh_tokens where token = ${hash} and session_id is not null`,
  );
  if (known) return service.limiter.hit(["refreshBySession", known.session_id]);
  await service.limiter.hit(["refreshByAddress", networkOf(client.address)]);
  throw notFound();
}

type Found = {
  hash: string;
  session_id: string;
  user_id: string;
  revoked: boolean;
  used_at: Date;
  last_active_at: Date;
  not_after: Date | null;
  banned_until: Date | null;
};

async function refresh(
  tx: TransactionSql,
  service: AuthService,
  hash: string,
  client: Client,
): Promise<SessionBody | AuthError> {
  const now = service.now();
  const found = await findToken(tx, hash);
  if (!found) return notFound();
  if (found.banned_until && found.banned_until > now) return refused("user_banned", "User Banned");
  if (found.revoked && secondsFrom(found.used_at, service.lifetimes.refreshGrace) < now)
    return endFamily(tx, service, found);
  if (found.not_after && found.not_after <= now) return refused("session_expired", "Session Expired");
  if (secondsFrom(found.last_active_at, service.lifetimes.inactivity) <= now)
    return refused("session_expired", "Session Expired (Inactivity)");

  const token = found.revoked
    ? await revealCurrentToken(tx, service, found.session_id)
    : await rotateToken(tx, service, found.user_id, found.session_id);
  if (!token) return refused("refresh_token_already_used", "Already Used");
  await tx`
    update auth.sessions set refreshed_at = ${now.toISOString()}::timestamptz at time zone 'utc',
      updated_at = ${now}, user_agent = ${client.userAgent}, ip = ${keptAddress(service, client)}
    where id = ${found.session_id}`;
  await recordDeed(tx, { action: "token_refreshed", actor: found.user_id, now });
  return sessionBody(tx, service, found.user_id, found.session_id, token);
}

/** The session is locked first and the token read under that lock: two tabs, two processes take turns. */
async function findToken(tx: TransactionSql, hash: string) {
  await tx`
    select from auth.sessions where id = (select session_id from auth.refresh_tokens where token = ${hash})
    for update`;
  const [found] = await tx<Found[]>`
    select t.token as hash, t.session_id, s.user_id, coalesce(t.revoked, false) as revoked,
      t.updated_at as used_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at) as last_active_at,
      s.not_after, u.banned_until
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = s.user_id
    where t.token = ${hash}`;
  return found;
}

async function endFamily(tx: TransactionSql, service: AuthService, { session_id, user_id }: Found) {
  const now = service.now();
  await tx`
    update auth.refresh_tokens set revoked = true, updated_at = ${now}
    where session_id = ${session_id} and not revoked`;
  await tx`update auth.sessions set not_after = least(not_after, ${now}) where id = ${session_id}`;
  await recordDeed(tx, { action: "token_revoked", actor: user_id, now });
  return refused("refresh_token_already_used", "Already Used");
}

function notFound() {
  return refused("refresh_token_not_found", "Refresh Token Not Found");
}

function refused(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
