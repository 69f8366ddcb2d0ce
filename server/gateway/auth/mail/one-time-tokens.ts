import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { TransactionSql } from "postgres";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token";

/** Marks the tokens of links that end in a code for the PKCE flow. */
export const pkcePrefix = "pkce_";

export type IssuedToken = { token: string; code: string };
export type UsedToken = { user_id: string; token_type: TokenType; relates_to: string };

type NewToken = { userId: string; type: TokenType; email: string; isPkce?: boolean };

/**
 * A token for the link in a mail and six digits to type instead. The database keeps the hash of the token;
 * the digits follow from that hash and our secret, so a copy of the database opens nothing. An account has
 * one token of each type: a new one replaces the old.
 */
export async function issueToken(tx: TransactionSql, service: AuthService, given: NewToken): Promise<IssuedToken> {
  const token = `${given.isPkce ? pkcePrefix : ""}${randomBytes(28).toString("hex")}`;
  const hash = hashToken(token);
  const now = service.now().toISOString();
  await tx`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (${randomUUID()}, ${given.userId}, ${given.type}, ${hash}, ${given.email},
      ${now}::timestamptz at time zone 'utc', ${now}::timestamptz at time zone 'utc')
    on conflict (user_id, token_type) do update set id = excluded.id, token_hash = excluded.token_hash,
      relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`;
  return { token, code: codeOf(service, hash) };
}

/** Takes the token out of the database: whoever comes second, in whichever process, finds nothing. */
export async function redeemLinkToken(tx: TransactionSql, service: AuthService, token: string, types: TokenType[]) {
  const { confirmationLink, mailToken } = service.lifetimes;
  return takeToken(
    tx,
    service,
    tx`token_hash = ${hashToken(token)} and token_type = any(${types}::auth.one_time_token_type[])`,
    ({ token_type }) => (token_type === "confirmation_token" ? confirmationLink : mailToken),
  );
}

/** Every guess is counted before it is looked at; after a few, the code is dead. */
export async function findTokenByCode(service: AuthService, email: string, code: string, types: TokenType[]) {
  const known = await asAuthAdmin(
    service.sql,
    (tx) => tx<{ id: string; token_hash: string }[]>`
      select id, token_hash from auth.one_time_tokens
      where relates_to = ${email} and token_type = any(${types}::auth.one_time_token_type[])`,
  );
  let found: string | undefined;
  for (const { id, token_hash } of known) {
    const mayGuess = await service.limiter.isWithin(["codeByToken", id]);
    if (isSame(code, codeOf(service, token_hash)) && mayGuess) found = id;
  }
  return found;
}

export async function redeemTokenById(tx: TransactionSql, service: AuthService, id: string) {
  // Six digits can be guessed, however slowly: a code of any kind lives for an hour.
  return takeToken(tx, service, tx`id = ${id}`, () => service.lifetimes.mailToken);
}

export async function dropTokens(tx: TransactionSql, userId: string, ...types: TokenType[]) {
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${userId} and token_type = any(${types}::auth.one_time_token_type[])`;
}

async function takeToken(
  tx: TransactionSql,
  service: AuthService,
  condition: ReturnType<TransactionSql>,
  lifetimeOf: (token: UsedToken) => number,
) {
  const [taken] = await tx<(UsedToken & { created_at: Date })[]>`
    delete from auth.one_time_tokens where ${condition}
    returning user_id, token_type, relates_to, created_at at time zone 'utc' as created_at`;
  if (!taken) return undefined;
  const isExpired = secondsFrom(taken.created_at, lifetimeOf(taken)) <= service.now();
  return isExpired ? undefined : (taken as UsedToken);
}

function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}

/** 48 bits of the digest: the remainder favours no digits that anybody could notice. */
function codeOf(service: AuthService, tokenHash: string) {
  const number = service.digest("code", tokenHash).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}

function isSame(given: string, expected: string) {
  const [a, b] = [given, expected].map((value) => createHash("sha256").update(value).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
