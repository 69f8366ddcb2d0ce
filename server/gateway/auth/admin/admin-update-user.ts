import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed, serviceActor } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { dropTokens } from "../mail/one-time-tokens.ts";
import { readBody } from "../request-body.ts";
import { disabled } from "../sign-in/disabled.ts";
import { checkPassword } from "../sign-in/password-rules.ts";
import { confirmEmail } from "../users/confirm-email.ts";
import { emitEmailChange, refuseTaken, renewClaims } from "../users/email-change.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { savePassword } from "../users/password-change.ts";
import { reloadUser, type User } from "../users/users.ts";
import { adminFields } from "./admin-fields.ts";
import { bannedUntil } from "./ban.ts";
import { requireAccount } from "./require-account.ts";

/** PUT /admin/users/:id: at once, without asking the account's owner. */
export async function changeUser(service: AuthService, c: Context) {
  const body = await readBody(c, adminFields);
  if (body.phone) throw disabled.phoneSignUp();
  const email = body.email ? parseEmailAddress(body.email) : undefined;
  if (body.password) checkPassword(body.password);
  const now = service.now();
  const banned = body.ban_duration ? bannedUntil(body.ban_duration, now) : undefined;
  const passwordHash = body.password ? await service.passwords.hash(body.password) : undefined;
  return asAuthAdmin(service.sql, async (tx) => {
    const user = await requireAccount(tx, c, { lock: true });
    if (email && email !== user.email) await setEmail(tx, service, user, email);
    if (body.email_confirm) await confirmEmail(tx, service, await reloadUser(tx, user.id));
    if (passwordHash) await savePassword(tx, service, user.id, passwordHash);
    if (banned !== undefined) await tx`update auth.users set banned_until = ${banned} where id = ${user.id}`;
    await setMetadata(tx, await reloadUser(tx, user.id), body);
    await tx`update auth.users set updated_at = ${now} where id = ${user.id}`;
    await recordDeed(tx, { action: "user_modified", actor: serviceActor, traits: { user_id: user.id }, now });
    return reloadUser(tx, user.id);
  });
}

/** Unconfirmed until said otherwise; what was mailed to the old address is void. */
async function setEmail(tx: TransactionSql, service: AuthService, user: User, email: string) {
  await refuseTaken(tx, user.id, email);
  const claims = tx.json({ email, email_verified: false });
  await tx`
    update auth.users set email = ${email}, email_confirmed_at = null, email_change = '',
      raw_user_meta_data = ${renewClaims(tx, claims)}
    where id = ${user.id}`;
  await tx`
    update auth.identities set identity_data = identity_data || ${claims}, updated_at = ${service.now()}
    where user_id = ${user.id} and provider = 'email'`;
  await dropTokens(tx, user.id, "confirmation_token", "recovery_token", "reauthentication_token");
  await dropTokens(tx, user.id, "email_change_token_current", "email_change_token_new");
  await emitEmailChange(tx, service, user);
}

type Given = { user_metadata?: User["raw_user_meta_data"]; app_metadata?: User["raw_app_meta_data"] };

async function setMetadata(tx: TransactionSql, user: User, { user_metadata, app_metadata }: Given) {
  const own = mergeMetadata(user.raw_user_meta_data, user_metadata ?? {});
  const app = mergeMetadata(user.raw_app_meta_data, app_metadata ?? {});
  await tx`
    update auth.users set raw_user_meta_data = ${tx.json(own as never)}, raw_app_meta_data = ${tx.json(app as never)}
    where id = ${user.id}`;
}
