import type { Parameter, TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import type { MailKind } from "../auth-settings.ts";
import type { Client } from "../client.ts";
import { emitEvent } from "../events.ts";
import { type Email, mayMail, postMail } from "../mail/mail.ts";
import { dropTokens, type IssuedToken, issueToken } from "../mail/one-time-tokens.ts";
import { type Challenge, startFlow } from "../sign-in/flow-state.ts";
import { dropFormerAccess } from "./confirm-email.ts";
import { reloadUser, type User } from "./users.ts";

export const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

export async function refuseTaken(tx: TransactionSql, userId: string, email: string) {
  const [taken] = await tx`
    select from auth.users where email = ${email} and not is_sso_user and id <> ${userId}`;
  if (taken) throw emailTaken();
}

type Change = { user: User; newEmail: string; pkce?: Challenge | undefined };
type IssuedPair = { current: IssuedToken; next: IssuedToken };

/**
 * Both mailboxes must agree: a stolen session does not move the account away from its owner. Whether somebody has the new
 * address is not looked at here, or asking would tell.
 */
export async function requestEmailChange(
  tx: TransactionSql,
  service: AuthService,
  { user, newEmail, pkce }: Change,
): Promise<IssuedPair> {
  const now = service.now();
  if (pkce)
    await startFlow(tx, service, { ...pkce, userId: user.id, provider: "email_change", method: "email_change" });
  await tx`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = ${now},
      email_change_confirm_status = 0, updated_at = ${now}
    where id = ${user.id}`;
  const isPkce = pkce !== undefined;
  const common = { userId: user.id, isPkce };
  const email = user.email ?? "";
  return {
    current: await issueToken(tx, service, { ...common, type: "email_change_token_current", email }),
    next: await issueToken(tx, service, { ...common, type: "email_change_token_new", email: newEmail }),
  };
}

type ChangeMails = { change: Change; issued: IssuedPair; client: Client; redirect: string };

/** The mail to the new address is left out where somebody has it, or it got too many: nobody who asks learns that. */
export function mailEmailChange(service: AuthService, { change, issued, client, redirect }: ChangeMails) {
  const { user, newEmail } = change;
  const email = user.email ?? "";
  const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
  const message = (kind: MailKind, to: string, token: IssuedToken): Email => ({
    kind,
    to,
    issued: token,
    redirect,
    user: about,
    newEmail,
  });
  postMail(service, message("email_change_current", email, issued.current));
  service.later("email change", async () => {
    if (await mayMail(service, { client, email: newEmail }, (known) => known === undefined))
      postMail(service, message("email_change_new", newEmail, issued.next));
  });
}

/** True when this was the second of the two confirmations, and the address has changed. */
export async function confirmEmailChange(tx: TransactionSql, service: AuthService, user: User) {
  const now = service.now();
  if (user.email_change_confirm_status === 0) {
    await tx`update auth.users set email_change_confirm_status = 1, updated_at = ${now} where id = ${user.id}`;
    return false;
  }
  const email = user.email_change ?? "";
  await refuseTaken(tx, user.id, email);
  if (!user.email_confirmed_at) await dropFormerAccess(tx, user.id);
  const claims = tx.json({ email, email_verified: true });
  await tx`
    update auth.users set email = ${email}, email_change = '', email_change_confirm_status = 0,
      email_confirmed_at = coalesce(email_confirmed_at, ${now}), updated_at = ${now},
      raw_user_meta_data = ${renewClaims(tx, claims)}
    where id = ${user.id}`;
  await tx`
    update auth.identities set identity_data = identity_data || ${claims}, updated_at = ${now}
    where user_id = ${user.id} and provider = 'email'`;
  // Mails still under way went to the old mailbox.
  await dropTokens(tx, user.id, "confirmation_token", "recovery_token", "reauthentication_token");
  await recordDeed(tx, { action: "user_modified", actor: user.id, now });
  await emitEmailChange(tx, service, user);
  return true;
}

/** Metadata that hold the address, as those of whoever signed up do, hold the new one. */
export function renewClaims(tx: TransactionSql, claims: Parameter) {
  return tx`case when raw_user_meta_data ? 'email' then raw_user_meta_data || ${claims} else raw_user_meta_data end`;
}

/** `user` as it was before. */
export async function emitEmailChange(tx: TransactionSql, service: AuthService, user: User) {
  if (!user.email) return;
  await emitEvent(tx, service, await reloadUser(tx, user.id), { type: "email_changed", oldEmail: user.email });
}
