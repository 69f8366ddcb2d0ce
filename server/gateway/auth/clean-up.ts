import type { GatewaySettings } from "../settings.ts";
import { type AuthService, createAuthService, secondsFrom } from "./auth-service.ts";
import type { AuthSettings } from "./auth-settings.ts";
import { asAuthAdmin } from "./database.ts";

const day = 86_400;

/** Removes what has run out. A job calls it now and then; any number of times, in any number of processes. */
export async function cleanUpAuth(settings: GatewaySettings & AuthSettings) {
  const service = createAuthService(settings);
  const before = (seconds: number) => secondsFrom(service.now(), -seconds);
  // What a link needs stays for as long as any link works.
  const linksBefore = before(Math.max(day, service.lifetimes.confirmationLink));
  await asAuthAdmin(service.sql, async (tx) => {
    await tx`delete from auth.rate_limits where resets_at <= ${service.now()}`;
    await tx`
      delete from auth.one_time_tokens
      where created_at < ${linksBefore.toISOString()}::timestamptz at time zone 'utc'`;
    await tx`delete from auth.flow_state where created_at < ${linksBefore}`;
    await tx`delete from auth.mfa_challenges where created_at < ${before(day)}`;
    await tx`delete from auth.mfa_factors where status = 'unverified' and created_at < ${before(day)}`;
    await tx`delete from auth.audit_log_entries where created_at < ${before(service.lifetimes.auditLog)}`;
  });
  await endForgottenSessions(service, before(service.lifetimes.inactivity), before(day));
}

/** A day after the end a session is only weight; its used refresh tokens have served to catch a thief by then. */
async function endForgottenSessions(service: AuthService, idleSince: Date, endedBefore: Date) {
  await asAuthAdmin(service.sql, async (tx) => {
    await tx`
      delete from auth.sessions
      where not_after < ${endedBefore}
        or coalesce(refreshed_at at time zone 'utc', created_at) < ${idleSince}`;
  });
}
