import type { Context, MiddlewareHandler } from "hono";
import type { TransactionSql } from "postgres";
import { CallerError, identifyCaller, verifyToken } from "../../caller.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { findUser, type User } from "../users/users.ts";
import type { Session } from "./access-token.ts";
import { findSession, refuseBanned } from "./sessions.ts";

/** Any key will do; a bearer token is looked at only where one is needed. */
export function requireKey(service: AuthService): MiddlewareHandler {
  return async (c, next) => {
    const apikey = c.req.header("apikey");
    await identify(service, apikey, apikey ? undefined : c.req.header("Authorization"));
    await next();
  };
}

/** The secret key, and no user's token beside it. */
export function requireSecretKey(service: AuthService): MiddlewareHandler {
  return async (c, next) => {
    if (!(await hasSecretKey(service, c))) throw new AuthError(403, "not_admin", "User not allowed");
    await next();
  };
}

export async function hasSecretKey(service: AuthService, c: Context) {
  const { role } = await identify(service, c.req.header("apikey"), c.req.header("Authorization"));
  return role === "service_role";
}

export type SignedIn = { user: User; session: Session };

/** Whose token this is; the account and the session must still be there. */
export async function requireUser(service: AuthService, c: Context): Promise<SignedIn> {
  const bearer = /^bearer\s+(.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1]?.trim();
  if (!bearer) throw new AuthError(401, "no_authorization", "This endpoint requires a Bearer token");
  const { sub, session_id } = await readClaims(service, bearer);
  return asAuthAdmin(service.sql, async (tx) => {
    const [user, session] = await Promise.all([findUser(tx, { id: sub }), findSession(tx, session_id)]);
    if (!user || user.deleted_at)
      throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
    if (!session || session.user_id !== user.id || isOver(service, session)) throw sessionGone();
    refuseBanned(service, user);
    return { user, session };
  });
}

export type SignedInIds = { user: Pick<User, "id">; session: Pick<Session, "id"> };

/**
 * Both as they are now, for the transaction that acts: a body may come long after its head, and meanwhile the session may
 * end or lose its level, and the account get a second factor. The account is locked first, as everywhere.
 */
export async function lockSignedIn(tx: TransactionSql, service: AuthService, ids: SignedInIds): Promise<SignedIn> {
  const user = await findUser(tx, { id: ids.user.id }, { lock: true });
  const session = await findSession(tx, ids.session.id, { lock: true });
  if (!user || !session || session.user_id !== user.id || isOver(service, session)) throw sessionGone();
  return { user, session };
}

/** A password alone changes no way into an account that has a second factor. */
export function hasNeededLevel({ user, session }: SignedIn) {
  return session.aal !== "aal1" || !user.factors.some(({ status }) => status === "verified");
}

export const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function readClaims(service: AuthService, bearer: string) {
  const claims = await verifyToken(service.keys, bearer).catch(() => {
    throw badJwt("invalid JWT: unable to parse or verify signature");
  });
  if (typeof claims.exp !== "number" || claims.exp * 1000 <= service.now().getTime())
    throw badJwt("invalid JWT: token is expired");
  if (claims.aud !== "authenticated" || typeof claims.sub !== "string" || !uuidForm.test(claims.sub))
    throw badJwt("invalid claim: missing sub claim");
  if (typeof claims.session_id !== "string" || !uuidForm.test(claims.session_id))
    throw badJwt("invalid claim: session_id claim must be a UUID");
  return { sub: claims.sub, session_id: claims.session_id };
}

function badJwt(message: string) {
  return new AuthError(403, "bad_jwt", message);
}

function sessionGone() {
  return new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}

function isOver(service: AuthService, { not_after }: Session) {
  return not_after !== null && not_after <= service.now();
}

async function identify(service: AuthService, apikey: string | undefined, authorization: string | undefined) {
  try {
    return await identifyCaller(service, apikey, authorization);
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    if (error.reason === "no_key") throw new AuthError(401, "no_authorization", "No API key found in request");
    if (error.reason === "bad_key") throw new AuthError(401, "no_authorization", "Invalid API key");
    throw badJwt("invalid JWT: unable to parse or verify signature");
  }
}
