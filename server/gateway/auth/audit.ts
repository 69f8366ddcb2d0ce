import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";

/** GoTrue's names of deeds, and the kind of log they belong to. */
const kinds = {
  login: "account",
  logout: "account",
  invite_accepted: "account",
  user_signedup: "team",
  user_invited: "team",
  user_deleted: "team",
  user_modified: "user",
  user_recovery_requested: "user",
  user_confirmation_requested: "user",
  user_reauthenticate_requested: "user",
  user_updated_password: "user",
  token_revoked: "token",
  token_refreshed: "token",
  factor_in_progress: "factor",
  challenge_created: "factor",
  verification_attempted: "factor",
  factor_deleted: "factor",
  identity_unlinked: "user",
} as const;

type Entry = { action: keyof typeof kinds; actor: string; traits?: Record<string, string>; now: Date };

/** Who did what, by id: neither names nor addresses nor tokens. */
export async function recordDeed(tx: TransactionSql, { action, actor, traits, now }: Entry) {
  const payload = { action, actor_id: actor, log_type: kinds[action], ...(traits && { traits }) };
  await tx`
    insert into auth.audit_log_entries (instance_id, id, payload, created_at)
    values ('00000000-0000-0000-0000-000000000000', ${randomUUID()}, ${tx.json(payload)}, ${now})`;
}

/** The actor of what is done with the secret key. */
export const serviceActor = "00000000-0000-0000-0000-000000000000";
