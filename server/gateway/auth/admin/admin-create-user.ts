import type { Context } from "hono";
import { recordDeed, serviceActor } from "../audit.ts";
import { invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { readBody, text } from "../request-body.ts";
import { uuidForm } from "../sessions/access.ts";
import { disabled } from "../sign-in/disabled.ts";
import { checkPassword } from "../sign-in/password-rules.ts";
import { emailTaken } from "../users/email-change.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { insertUser, reloadUser } from "../users/users.ts";
import { adminFields } from "./admin-fields.ts";
import { bannedUntil } from "./ban.ts";

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
      userMetadata: mergeMetadata({}, body.user_metadata ?? {}),
      appMetadata: mergeMetadata({}, body.app_metadata ?? {}),
      madeBy: "administration",
      isConfirmed: body.email_confirm,
      now,
    });
    if (!user) throw emailTaken();
    if (banned) await tx`update auth.users set banned_until = ${banned} where id = ${user.id}`;
    await recordDeed(tx, { action: "user_signedup", actor: serviceActor, traits: { user_id: user.id }, now });
    return reloadUser(tx, user.id);
  });
}
