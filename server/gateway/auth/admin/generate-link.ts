import { Hono } from "hono";
import type { TransactionSql } from "postgres";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import type { MailKind } from "../auth-settings.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { verifyLink } from "../mail/mail.ts";
import { dropTokens, type IssuedToken, issueToken } from "../mail/one-time-tokens.ts";
import { metadata, readBody, text } from "../request-body.ts";
import { requireSecretKey } from "../sessions/access.ts";
import { checkPassword } from "../sign-in/password-rules.ts";
import { issueAccessToken } from "../sign-in/recovery.ts";
import { askedRedirect, redirectAddress } from "../sign-in/redirect-address.ts";
import { issueConfirmation } from "../sign-in/sign-up.ts";
import { emailTaken, refuseTaken } from "../users/email-change.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { userJson } from "../users/user-json.ts";
import { findUser, insertUser, type Metadata, reloadUser, type User } from "../users/users.ts";
import { issueInvitation } from "./invite.ts";

const fields = { type: text, email: text, new_email: text, password: text, data: metadata, redirect_to: text };
const kinds = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"];

type Wanted = {
  kind: MailKind;
  email: string;
  newEmail: string | undefined;
  passwordHash: string | undefined;
  data: Metadata;
};

/** POST /admin/generate_link: what a mail would hold, without sending one. */
export function generateLink(service: AuthService) {
  return new Hono().use("/admin/generate_link", requireSecretKey(service)).post("/admin/generate_link", async (c) => {
    const body = await readBody(c, fields);
    if (!kinds.includes(body.type)) throw invalid("Invalid email action link type requested");
    if (body.password) checkPassword(body.password);
    const redirect = redirectAddress(service.settings, body.redirect_to || askedRedirect(c));
    const wanted: Wanted = {
      kind: body.type as MailKind,
      email: parseEmailAddress(body.email),
      newEmail: body.type.startsWith("email_change") ? parseEmailAddress(body.new_email) : undefined,
      passwordHash: body.password ? await service.passwords.hash(body.password) : undefined,
      data: mergeMetadata({}, body.data ?? {}),
    };
    const { kind, user, issued } = await asAuthAdmin(service.sql, (tx) => issue(tx, service, wanted));
    return c.json({
      ...userJson(user),
      action_link: verifyLink(service, kind, issued, redirect),
      email_otp: issued.code,
      hashed_token: issued.token,
      verification_type: kind,
      redirect_to: redirect,
    });
  });
}

type Issued = { kind: MailKind; user: User; issued: IssuedToken };

async function issue(tx: TransactionSql, service: AuthService, wanted: Wanted): Promise<Issued> {
  const { kind, email } = wanted;
  if (kind === "invite") return { kind, ...(await issueInvitation(tx, service, email, wanted.data)) };
  const user = await findUser(tx, { email }, { lock: true });
  // As GoTrue has it: a magic link for nobody is a sign-up.
  if (kind === "signup" || (kind === "magiclink" && !user)) return signUpLink(tx, service, wanted, user);
  if (!user) throw new AuthError(404, "user_not_found", "User with this email not found");
  const issued =
    kind === "magiclink" || kind === "recovery"
      ? await issueAccessToken(tx, service, kind, user)
      : await emailChangeToken(tx, service, wanted, user);
  return { kind, user: await reloadUser(tx, user.id), issued };
}

async function signUpLink(
  tx: TransactionSql,
  service: AuthService,
  wanted: Wanted,
  known: User | undefined,
): Promise<Issued> {
  if (known?.email_confirmed_at) throw emailTaken();
  const { email, passwordHash, data: userMetadata } = wanted;
  const user =
    known ??
    (await insertUser(tx, { email, passwordHash, userMetadata, madeBy: "administration", now: service.now() }));
  if (!user) throw emailTaken();
  const issued = await issueConfirmation(tx, service, user);
  return { kind: "signup", user: await reloadUser(tx, user.id), issued };
}

/**
 * One side of the change; the other keeps its token. A side that has confirmed already must do so again when
 * it is asked anew, or it could stand for both.
 */
async function emailChangeToken(tx: TransactionSql, service: AuthService, wanted: Wanted, user: User) {
  const newEmail = wanted.newEmail ?? "";
  const isCurrent = wanted.kind === "email_change_current";
  const [type, otherType] = isCurrent ? sides : ([sides[1], sides[0]] as const);
  await refuseTaken(tx, user.id, newEmail);
  if (user.email_change !== newEmail) await dropTokens(tx, user.id, ...sides);
  const now = service.now();
  await tx`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = ${now}, updated_at = ${now},
      email_change_confirm_status = case
        when email_change is distinct from ${newEmail} then 0
        when exists (select from auth.one_time_tokens where user_id = ${user.id} and token_type = ${otherType})
        then 0 else email_change_confirm_status end
    where id = ${user.id}`;
  const email = isCurrent ? (user.email ?? "") : newEmail;
  return issueToken(tx, service, { userId: user.id, type, email });
}

const sides = ["email_change_token_current", "email_change_token_new"] as const;
