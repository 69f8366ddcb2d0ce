import { createHash, randomBytes } from "node:crypto";
import type { TransactionSql } from "postgres";
import type { AuthService } from "../auth-service.ts";

/**
 * The database knows refresh tokens by their hash only. A token's successor is computed from it, so that a
 * token used twice within the grace can be answered with the successor that the first use made.
 */
export async function startTokenFamily(tx: TransactionSql, service: AuthService, userId: string, sessionId: string) {
  const token = randomBytes(24).toString("base64url");
  await insertToken(tx, service, { userId, sessionId, hash: hashRefreshToken(token), parent: null });
  return token;
}

/** Retires the session's token in use and gives out its successor. */
export async function rotateToken(tx: TransactionSql, service: AuthService, userId: string, sessionId: string) {
  const [current] = await tx<{ token: string }[]>`
    update auth.refresh_tokens set revoked = true, updated_at = ${service.now()}
    where session_id = ${sessionId} and not revoked returning token`;
  if (!current) return startTokenFamily(tx, service, userId, sessionId);
  const token = successorOf(service, sessionId, current.token);
  await insertToken(tx, service, { userId, sessionId, hash: hashRefreshToken(token), parent: current.token });
  return token;
}

/** The session's token in use, in clear; nothing when it was made under another secret. */
export async function revealCurrentToken(tx: TransactionSql, service: AuthService, sessionId: string) {
  const [current] = await tx<{ token: string; parent: string | null }[]>`
    select token, parent from auth.refresh_tokens where session_id = ${sessionId} and not revoked`;
  if (!current?.parent) return undefined;
  const token = successorOf(service, sessionId, current.parent);
  return hashRefreshToken(token) === current.token ? token : undefined;
}

export function hashRefreshToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}

function successorOf(service: AuthService, sessionId: string, parentHash: string) {
  return service.digest("refresh token", sessionId, parentHash).toString("base64url");
}

type NewToken = { userId: string; sessionId: string; hash: string; parent: string | null };

async function insertToken(tx: TransactionSql, service: AuthService, given: NewToken) {
  const now = service.now();
  await tx`
    insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
    values ('00000000-0000-0000-0000-000000000000', ${given.hash}, ${given.userId}, false, ${now}, ${now},
      ${given.parent}, ${given.sessionId})`;
}
