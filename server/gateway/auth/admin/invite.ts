import { Hono } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed, serviceActor } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { postMail } from "../mail/mail.ts";
import { issueToken } from "../mail/one-time-tokens.ts";
import { metadata, readBody, text } from "../request-body.ts";
import { requireSecretKey } from "../sessions/access.ts";
import { askedRedirect, redirectAddress } from "../sign-in/redirect-address.ts";
import { emailTaken } from "../users/email-change.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { userJson } from "../users/user-json.ts";
import { findUser, insertUser, type Metadata, reloadUser } from "../users/users.ts";

/** POST /invite: an account for somebody, who takes it over by the link in the mail. */
export function invite(service: AuthService) {
  return new Hono().use("/invite", requireSecretKey(service)).post("/invite", async (c) => {
    const body = await readBody(c, { email: text, data: metadata });
    const email = parseEmailAddress(body.email);
    const redirect = redirectAddress(service.settings, askedRedirect(c));
    const { user, issued } = await asAuthAdmin(service.sql, (tx) =>
      issueInvitation(tx, service, email, body.data ?? {}),
    );
    const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
    postMail(service, { kind: "invite", to: email, redirect, issued, user: about });
    return c.json(userJson(user));
  });
}

/** Somebody who has not confirmed the address yet can be invited once more. */
export async function issueInvitation(tx: TransactionSql, service: AuthService, email: string, data: Metadata) {
  const now = service.now();
  const known = await findUser(tx, { email }, { lock: true });
  if (known?.email_confirmed_at) throw emailTaken();
  const user =
    known ?? (await insertUser(tx, { email, userMetadata: mergeMetadata({}, data), madeBy: "administration", now }));
  if (!user) throw emailTaken();
  await recordDeed(tx, { action: "user_invited", actor: serviceActor, traits: { user_id: user.id }, now });
  await tx`
    update auth.users set invited_at = ${now}, confirmation_sent_at = ${now}, updated_at = ${now}
    where id = ${user.id}`;
  const issued = await issueToken(tx, service, { userId: user.id, type: "confirmation_token", email });
  return { user: await reloadUser(tx, user.id), issued };
}
