import { createHmac } from "node:crypto";
import type { Sql } from "postgres";
import type { Keys } from "../../kernel/keys.ts";
import { describeError, type Log } from "../../kernel/log.ts";
import type { LiveSessions } from "../live-sessions.ts";
import type { GatewaySettings } from "../settings.ts";
import { type AuthSettings, defaultLifetimes, type Lifetimes } from "./auth-settings.ts";
import { createAuthLimiter } from "./rate-limits.ts";
import { createPasswordHasher, type PasswordHasher } from "./sign-in/password-hash.ts";

/** What the handlers share: settings with their defaults filled in, and the few things made once. */
export type AuthService = {
  sql: Sql;
  keys: Keys;
  sessions: LiveSessions;
  log: Log;
  settings: AuthSettings;
  /** Where this service is reached: the issuer of tokens, the base of links in mails. */
  url: string;
  lifetimes: Lifetimes;
  limiter: ReturnType<typeof createAuthLimiter>;
  passwords: PasswordHasher;
  now(): Date;
  /** A keyed hash that the database alone cannot compute; the purpose keeps its uses apart. */
  digest(purpose: string, ...parts: string[]): Buffer;
  /** Does the work after the answer was given: the caller neither waits for it nor learns how it ended. */
  later(task: string, work: () => Promise<void>): void;
};

const maxUnfinished = 1000;

export function createAuthService(settings: GatewaySettings & AuthSettings): AuthService {
  const { sql, keys, sessions, log, publicUrl, now = () => new Date() } = settings;
  const digest = (purpose: string, ...parts: string[]) =>
    createHmac("sha256", keys.secretKey)
      .update(JSON.stringify(["auth", purpose, ...parts]))
      .digest();
  let unfinished = 0;
  return {
    sql,
    keys,
    sessions,
    log,
    settings,
    url: `${publicUrl.replace(/\/$/, "")}/auth/v1`,
    lifetimes: { ...defaultLifetimes, ...settings.lifetimes },
    limiter: createAuthLimiter({ sql, now, digest, overrides: settings.limits }),
    passwords: createPasswordHasher(settings.argon2, settings.hashing),
    now,
    digest,
    later(task, work) {
      if (unfinished >= maxUnfinished) return log.error({ task }, "auth: too much unfinished work, dropped");
      unfinished++;
      const done = work()
        // Without the message: a mail server's names the recipient.
        .catch((error) => {
          const { message: _, ...described } = describeError(error);
          log.error({ task, ...described }, "auth: work after the answer failed");
        })
        .finally(() => unfinished--)
        .then(() => {});
      settings.waitUntil?.(done);
    },
  };
}

export function secondsFrom(date: Date, seconds: number) {
  return new Date(date.getTime() + seconds * 1000);
}
