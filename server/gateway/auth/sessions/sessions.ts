import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { outerNetworkOf } from "../../../http/network.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { type Client, keptAddress } from "../client.ts";
import { emitEvent } from "../events.ts";
import { rememberNetwork } from "../sign-in/known-networks.ts";
import { userJson } from "../users/user-json.ts";
import { reloadUser, type User } from "../users/users.ts";
import { type AuthMethod, type Session, signAccessToken } from "./access-token.ts";
import { startTokenFamily } from "./refresh-tokens.ts";

export type SessionBody = Awaited<ReturnType<typeof sessionBody>>;

/** Every sign-in is a session of its own; an id given from outside is never taken up. */
export async function startSession(
  tx: TransactionSql,
  service: AuthService,
  user: User,
  method: string,
  client: Client,
) {
  refuseBanned(service, user);
  const id = randomUUID();
  const now = service.now();
  await tx`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    values (${id}, ${user.id}, ${now}, ${now}, 'aal1', ${client.userAgent}, ${keptAddress(service, client)})`;
  await addMethod(tx, service, id, method);
  await tx`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${user.id}`;
  if (user.email) await rememberNetwork(tx, service, user.email, client);
  const { userAgent, address } = client;
  await emitEvent(tx, service, user, { type: "signed_in", userAgent, network: outerNetworkOf(address) });
  const refreshToken = await startTokenFamily(tx, service, user.id, id);
  return sessionBody(tx, service, user.id, id, refreshToken);
}

export async function addMethod(tx: TransactionSql, service: AuthService, sessionId: string, method: string) {
  const now = service.now();
  await tx`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${sessionId}, ${now}, ${now}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
}

/** What a client stores: both tokens and the account as it is now. */
export async function sessionBody(
  tx: TransactionSql,
  service: AuthService,
  userId: string,
  sessionId: string,
  refreshToken: string,
) {
  const user = await reloadUser(tx, userId);
  const session = (await findSession(tx, sessionId)) as Session;
  const methods = await tx<{ method: string; at: Date }[]>`
    select authentication_method as method, updated_at as at from auth.mfa_amr_claims
    where session_id = ${sessionId} order by updated_at desc, authentication_method`;
  const amr: AuthMethod[] = methods.map(({ method, at }) => ({
    method,
    timestamp: Math.floor(at.getTime() / 1000),
  }));
  const { token, expiresAt } = await signAccessToken(service, user, session, amr);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: service.lifetimes.accessToken,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

export async function findSession(tx: TransactionSql, id: string, { lock = false } = {}) {
  const [session] = await tx<Session[]>`
    select id, user_id, coalesce(aal, 'aal1') as aal, factor_id, created_at, not_after from auth.sessions
    where id = ${id} ${lock ? tx`for update` : tx``}`;
  return session;
}

type Which = { except?: string | undefined; upTo?: Session["aal"] };

/** How many ended; refresh tokens of a session end with it, and codes that somebody could still exchange for one. */
export async function endSessions(tx: TransactionSql, userId: string, { except, upTo = "aal3" }: Which = {}) {
  await tx`delete from auth.flow_state where user_id = ${userId} and auth_code_issued_at is not null`;
  const ended = await tx`
    delete from auth.sessions
    where user_id = ${userId} and id is distinct from ${except ?? null}
      and coalesce(aal, 'aal1') <= ${upTo}`;
  return ended.count;
}

export function refuseBanned(service: AuthService, user: User) {
  if (user.banned_until && user.banned_until > service.now()) throw new AuthError(403, "user_banned", "User is banned");
}
