import type { TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { emitEvent } from "../events.ts";
import { dropTokens, findTokenByCode, redeemTokenById } from "../mail/one-time-tokens.ts";
import type { SignedIn } from "../sessions/access.ts";
import type { Session } from "../sessions/access-token.ts";
import { hasFreshProof } from "../sessions/fresh-proof.ts";
import { endSessions } from "../sessions/sessions.ts";
import { checkOwnPassword } from "../sign-in/password-rules.ts";
import { reloadUser } from "./users.ts";

type PreparedPassword = { hash: string; isByCode: boolean };

/** Checks all that a new password needs and hashes it, outside of any transaction. */
export async function preparePassword(
  service: AuthService,
  { user, session }: SignedIn,
  password: string,
  nonce: string,
): Promise<PreparedPassword> {
  checkOwnPassword(service, password, { email: user.email, userMetadata: user.raw_user_meta_data });
  const isByCode = !(await asAuthAdmin(service.sql, (tx) => isProofEnough(tx, service, session)));
  if (isByCode) await verifyReauthentication(service, user.id, user.email ?? "", nonce);
  if (user.encrypted_password && (await service.passwords.verify(password, user.encrypted_password)))
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return { hash: await service.passwords.hash(password), isByCode };
}

async function isProofEnough(tx: TransactionSql, service: AuthService, session: Session) {
  return !service.settings.requireReauthentication || hasFreshProof(tx, service, session);
}

/** Hashing took a while: the session is asked again. */
export async function saveOwnPassword(
  tx: TransactionSql,
  service: AuthService,
  { user, session }: SignedIn,
  { hash, isByCode }: PreparedPassword,
) {
  if (!isByCode && !(await isProofEnough(tx, service, session))) throw reauthenticationNeeded();
  await savePassword(tx, service, user.id, hash, session.id);
}

/** Whoever knew the old password, or had a session, is out, with the address they may have asked for. */
export async function savePassword(
  tx: TransactionSql,
  service: AuthService,
  userId: string,
  passwordHash: string,
  keepSession?: string,
) {
  const now = service.now();
  await tx`
    update auth.users set encrypted_password = ${passwordHash}, email_change = '', updated_at = ${now}
    where id = ${userId}`;
  await endSessions(tx, userId, keepSession ? { except: keepSession } : {});
  await dropTokens(tx, userId, "recovery_token", "reauthentication_token");
  await dropTokens(tx, userId, "email_change_token_current", "email_change_token_new");
  await recordDeed(tx, { action: "user_updated_password", actor: userId, now });
  await emitEvent(tx, service, await reloadUser(tx, userId), { type: "password_changed" });
}

async function verifyReauthentication(service: AuthService, userId: string, email: string, nonce: string) {
  if (!nonce) throw reauthenticationNeeded();
  const id = await findTokenByCode(service, email, nonce, ["reauthentication_token"]);
  const used = id && (await asAuthAdmin(service.sql, (tx) => redeemTokenById(tx, service, id)));
  if (!used || used.user_id !== userId)
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}

const reauthenticationNeeded = () =>
  new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
