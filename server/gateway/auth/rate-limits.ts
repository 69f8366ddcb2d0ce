import { AuthError } from "./auth-error.ts";
import { type AuthService, secondsFrom } from "./auth-service.ts";
import { asAuthAdmin } from "./database.ts";

/** So many hits in so many seconds, per subject: a client's address, an account, a token. */
type Limit = { hits: number; seconds: number; code?: "over_email_send_rate_limit" };

/**
 * Limits by account count for a given e-mail address whether or not somebody has it, so that running into
 * one tells nothing. The strict one by account and address stops a guesser without locking the owner out.
 */
const defaults = {
  signUpByAddress: { hits: 30, seconds: 300 },
  signInByAddress: { hits: 60, seconds: 300 },
  signInByAccount: { hits: 100, seconds: 3600 },
  signInByAccountAndAddress: { hits: 10, seconds: 900 },
  refreshByAddress: { hits: 600, seconds: 300 },
  verifyByAddress: { hits: 60, seconds: 300 },
  /** After these a code is dead; its link is not. */
  codeByToken: { hits: 5, seconds: 3600 },
  factorByUser: { hits: 5, seconds: 900 },
  factorByUserAndDay: { hits: 30, seconds: 86_400 },
  updateByUser: { hits: 60, seconds: 3600 },
  mailByAddress: { hits: 30, seconds: 3600, code: "over_email_send_rate_limit" },
  mailByAccount: { hits: 10, seconds: 3600, code: "over_email_send_rate_limit" },
  mailByAccountAndKind: { hits: 1, seconds: 60, code: "over_email_send_rate_limit" },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof defaults;
export type Limits = Record<LimitName, Limit>;
export type LimitOverrides = Partial<Record<LimitName, { hits: number; seconds: number }>>;
/** Which limit, and the parts of the subject it counts for. */
export type Hit = [LimitName, ...string[]];

export function resolveLimits(overrides: LimitOverrides = {}): Limits {
  const names = Object.keys(defaults) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, { ...defaults[name], ...overrides[name] }])) as Limits;
}

/** Counts the hits, and refuses when one is over its limit. Counted before the deed, so that failures count. */
export async function enforceLimits(service: AuthService, ...hits: Hit[]) {
  const exceeded = await countHits(service, hits);
  if (!exceeded) return;
  const { limit, retryAfter } = exceeded;
  const isAboutMail = limit.code === "over_email_send_rate_limit";
  const message = isAboutMail
    ? `For security purposes, you can only request this after ${retryAfter} seconds.`
    : "Request rate limit reached";
  throw new AuthError(429, limit.code ?? "over_request_rate_limit", message, { retryAfter });
}

export async function isWithinLimits(service: AuthService, ...hits: Hit[]) {
  return (await countHits(service, hits)) === undefined;
}

/** A success wipes the failures before it. */
export async function clearHits(service: AuthService, ...hits: Hit[]) {
  const keys = hits.map((hit) => keyOf(service, hit));
  await asAuthAdmin(service.sql, (tx) => tx`delete from auth.rate_limits where key = any(${keys})`);
}

async function countHits(service: AuthService, hits: Hit[]) {
  const now = service.now();
  const asked = new Map(hits.map((hit) => [keyOf(service, hit), service.limits[hit[0]]]));
  const ends = [...asked.values()].map((limit) => secondsFrom(now, limit.seconds).toISOString());
  const rows = await asAuthAdmin(
    service.sql,
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
  for (const row of rows) {
    const limit = asked.get(row.key);
    if (limit && row.hits > limit.hits)
      return { limit, retryAfter: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)) };
  }
  return undefined;
}

function keyOf(service: AuthService, [name, ...subject]: Hit) {
  return `${name}:${service.digest("rate limit", name, ...subject).toString("base64url")}`;
}
