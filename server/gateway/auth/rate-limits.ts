import type { Sql } from "postgres";
import { createRateLimiter, type Hit, type Limit } from "../../http/rate-limit.ts";
import { AuthError } from "./auth-error.ts";
import { asAuthAdmin } from "./database.ts";

type AuthLimit = Limit & { code?: "over_email_send_rate_limit" };

/**
 * Limits by account count for a given e-mail address whether or not somebody has it, so that running into
 * one tells nothing. The strict ones by account and address stop a stranger without locking the owner out, and those
 * for all addresses together leave out networks from which somebody got in before (`known-networks.ts`). Those by mailbox
 * count an e-mail address without its tags (`mail/mailbox.ts`).
 */
const defaults = {
  signUpByAddress: { hits: 30, seconds: 300 },
  signInByAddress: { hits: 60, seconds: 300 },
  signInByAccount: { hits: 100, seconds: 3600 },
  signInByAccountAndAddress: { hits: 10, seconds: 900 },
  /** Unknown tokens. A known one counts for its session alone: clients take a refusal for the session's end. */
  refreshByAddress: { hits: 600, seconds: 300 },
  refreshBySession: { hits: 60, seconds: 300 },
  verifyByAddress: { hits: 60, seconds: 300 },
  /** After these a code is dead; its link is not. */
  codeByToken: { hits: 5, seconds: 3600 },
  /** Of a million codes three are right at a time: a thief who goes on for a year finds one in thirty accounts. */
  factorByUserAndDay: { hits: 30, seconds: 86_400 },
  factorByUserAndAddress: { hits: 5, seconds: 900 },
  factorByUserAddressAndDay: { hits: 30, seconds: 86_400 },
  /** From networks where the factor was never given. */
  challengeByUser: { hits: 100, seconds: 3600 },
  challengeByUserAndAddress: { hits: 30, seconds: 300 },
  updateByUser: { hits: 60, seconds: 3600 },
  /** Each is a mail to the account's own address, confirmed or not, and to another one. */
  emailChangeByUser: { hits: 10, seconds: 3600, code: "over_email_send_rate_limit" },
  mailByAddress: { hits: 30, seconds: 3600, code: "over_email_send_rate_limit" },
  /** Counts mails that are issued; the others count requests for them. */
  mailByMailbox: { hits: 10, seconds: 3600, code: "over_email_send_rate_limit" },
  mailByMailboxAndAddress: { hits: 10, seconds: 3600, code: "over_email_send_rate_limit" },
  mailByMailboxAndKind: { hits: 1, seconds: 60, code: "over_email_send_rate_limit" },
} satisfies Record<string, AuthLimit>;

type LimitName = keyof typeof defaults;
export type LimitOverrides = Partial<Record<LimitName, Limit>>;
export type AuthHit = Hit<LimitName>;

type Deps = { sql: Sql; now(): Date; digest(purpose: string, ...parts: string[]): Buffer; overrides?: LimitOverrides };

/** Counts hits by account, address and token, in the database: all processes refuse together. */
export function createAuthLimiter({ sql, now, digest, overrides }: Deps) {
  const limits: Record<LimitName, AuthLimit> = { ...defaults };
  for (const name of Object.keys(limits) as LimitName[]) limits[name] = { ...limits[name], ...overrides?.[name] };
  const keyOf = ([name, ...subject]: AuthHit) =>
    `${name}:${digest("rate limit", name, ...subject).toString("base64url")}`;
  const countOne = createRateLimiter({ limits, keyOf, count: (asked) => countHits(sql, now(), asked) });

  /** One after the other: what one limit refuses does not count for those behind it. */
  async function findExceeded(hits: AuthHit[]) {
    for (const hit of hits) {
      const exceeded = await countOne(hit);
      if (exceeded) return exceeded;
    }
    return undefined;
  }

  return {
    /** Refuses what is over a limit. Counted before the deed, so that failures count. */
    async hit(...hits: AuthHit[]) {
      const exceeded = await findExceeded(hits);
      if (!exceeded) return;
      const { limit, retryAfter } = exceeded;
      const message = limit?.code
        ? `For security purposes, you can only request this after ${retryAfter} seconds.`
        : "Request rate limit reached";
      throw new AuthError(429, limit?.code ?? "over_request_rate_limit", message, { retryAfter });
    },
    isWithin: async (...hits: AuthHit[]) => !(await findExceeded(hits)),
    /** A success wipes the failures before it. */
    async clear(...hits: AuthHit[]) {
      await asAuthAdmin(sql, (tx) => tx`delete from auth.rate_limits where key = any(${hits.map(keyOf)})`);
    },
  };
}

async function countHits(sql: Sql, now: Date, asked: Map<string, Limit>) {
  const ends = [...asked.values()].map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString());
  const rows = await asAuthAdmin(
    sql,
    // In order of the keys, so that two requests never wait for each other.
    (tx) => tx<{ key: string; hits: number; resets_at: Date }[]>`
      insert into auth.rate_limits as known (key, hits, resets_at)
      select key, 1, resets_at
      from unnest(${[...asked.keys()]}::text[], ${ends}::timestamptz[]) as asked (key, resets_at)
      order by key
      on conflict (key) do update set
        hits = case when known.resets_at <= ${now} then 1 else least(known.hits + 1, 1000000) end,
        resets_at = case when known.resets_at <= ${now} then excluded.resets_at else known.resets_at end
      returning key, hits, resets_at`,
  );
  return rows.map(({ key, hits, resets_at }) => {
    const secondsLeft = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
    return { key, hits, secondsLeft };
  });
}
