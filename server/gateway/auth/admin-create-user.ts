import type { Context } from "hono";
import { uuidForm } from "./access.ts";
import { adminFields } from "./admin-fields.ts";
import { recordDeed, serviceActor } from "./audit.ts";
import { invalid } from "./auth-error.ts";
import type { AuthService } from "./auth-service.ts";
import { bannedUntil } from "./ban.ts";
import { asAuthAdmin } from "./database.ts";
import { disabled } from "./disabled.ts";
import { parseEmailAddress } from "./email-address.ts";
import { emailTaken } from "./email-change.ts";
import { mergeAppMetadata, mergeUserMetadata } from "./metadata.ts";
import { checkPassword } from "./password-rules.ts";
import { readBody, text } from "./request-body.ts";
import { insertUser, reloadUser } from "./users.ts";

/** POST /admin/users: an account without a mail and without a session. */
export async function createUser(service: AuthService, c: Context) {
  const body = await readBody(c, { ...adminFields, id: text });
  if (!body.email && body.phone) throw disabled.phoneSignUp();
  if (!body.email) throw invalid("Cannot create a user without either an email or phone");
  if (body.id && !uuidForm.test(body.id)) throw invalid("ID must conform to the uuid v4 format");
  const email = parseEmailAddress(body.email);
  if (body.password) checkPassword(body.password);
  const now = service.now();
  const banned = body.ban_duration ? bannedUntil(body.ban_duration, now) : null;
  const passwordHash = body.password ? await service.passwords.hash(body.password) : undefined;
  return asAuthAdmin(service.sql, async (tx) => {
    const user = await insertUser(tx, {
      ...(body.id && { id: body.id.toLowerCase() }),
      email,
      passwordHash,
      userMetadata: mergeUserMetadata({}, body.user_metadata ?? {}),
      appMetadata: mergeAppMetadata({}, body.app_metadata ?? {}),
      isConfirmed: body.email_confirm,
      now,
    });
    if (!user) throw emailTaken();
    if (banned) await tx`update auth.users set banned_until = ${banned} where id = ${user.id}`;
    await recordDeed(tx, { action: "user_signedup", actor: serviceActor, traits: { user_id: user.id }, now });
    return reloadUser(tx, user.id);
  });
}
