import type { TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import type { TokenType, UsedToken } from "../mail/one-time-tokens.ts";
import { refuseBanned } from "../sessions/sessions.ts";
import { confirmEmail } from "../users/confirm-email.ts";
import { confirmEmailChange } from "../users/email-change.ts";
import { findUser, reloadUser, type User } from "../users/users.ts";

/** Which tokens prove what; `email` is whatever code the last mail brought. */
const typesOf: Record<string, TokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  magiclink: ["recovery_token"],
  recovery: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
};

export function tokenTypesOf(type: string) {
  const types = Object.hasOwn(typesOf, type) ? typesOf[type] : undefined;
  if (!types) throw invalid("Unsupported verification type");
  return types;
}

export const linkExpired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
export const codeExpired = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

/** What follows from a token that was used. Nothing back: the other address has yet to confirm. */
export async function applyVerification(
  tx: TransactionSql,
  service: AuthService,
  used: UsedToken,
): Promise<User | undefined> {
  const user = await findUser(tx, { id: used.user_id }, { lock: true });
  if (!user) throw linkExpired();
  refuseBanned(service, user);
  if (used.token_type === "email_change_token_current" || used.token_type === "email_change_token_new") {
    if (!(await confirmEmailChange(tx, service, user))) return undefined;
  } else {
    const isNew = !user.email_confirmed_at;
    await confirmEmail(tx, service, user);
    const action = isNew ? (user.invited_at ? "invite_accepted" : "user_signedup") : "login";
    await recordDeed(tx, { action, actor: user.id, now: service.now() });
  }
  return reloadUser(tx, user.id);
}
