import type { TransactionSql } from "postgres";
import type { AuthService } from "../auth-service.ts";
import { dropTokens } from "../mail/one-time-tokens.ts";
import { endSessions } from "../sessions/sessions.ts";
import type { User } from "./users.ts";

/** Somebody proved to read the account's mails: said of the account, its metadata and its identity. */
export async function confirmEmail(tx: TransactionSql, service: AuthService, user: User) {
  if (user.email_confirmed_at) return;
  await dropFormerAccess(tx, user.id);
  const now = service.now();
  await tx`
    update auth.users set email_confirmed_at = ${now}, updated_at = ${now},
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${user.id}`;
  await tx`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = ${now}
    where user_id = ${user.id} and provider = 'email' and email = ${user.email}`;
}

/** Until now anybody could have made the account; whoever reads its mails starts alone, without others' back doors. */
export async function dropFormerAccess(tx: TransactionSql, userId: string) {
  await tx`delete from auth.mfa_factors where user_id = ${userId}`;
  await tx`update auth.users set email_change = '', email_change_confirm_status = 0 where id = ${userId}`;
  await dropTokens(tx, userId, "email_change_token_current", "email_change_token_new");
  await endSessions(tx, userId);
}
