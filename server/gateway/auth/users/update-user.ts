import type { Context } from "hono";
import { z } from "zod";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { type Client, clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { mailHits, sendHits } from "../mail/mail.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import type { AuthHit } from "../rate-limits.ts";
import { challenge, metadata, readBody, text } from "../request-body.ts";
import { hasNeededLevel, lockSignedIn, requireUser, type SignedIn } from "../sessions/access.ts";
import { disabled } from "../sign-in/disabled.ts";
import { parseChallenge } from "../sign-in/flow-state.ts";
import { askedRedirect, redirectAddress } from "../sign-in/redirect-address.ts";
import { mailEmailChange, requestEmailChange } from "./email-change.ts";
import { mergeUserMetadata } from "./metadata.ts";
import { preparePassword, saveOwnPassword } from "./password-change.ts";
import { reloadUser, type User } from "./users.ts";

const fields = {
  email: text,
  phone: text,
  password: z.string().nullish(),
  nonce: text,
  data: metadata,
  app_metadata: z.unknown().optional(),
  ...challenge,
};

/** What somebody may change of the own account: metadata, password, and (confirmed twice) the address. */
export async function updateUser(service: AuthService, c: Context) {
  const signedIn = await requireUser(service, c);
  const { user } = signedIn;
  const body = await readBody(c, fields);
  if (body.app_metadata != null)
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  if (body.phone) throw disabled.phoneSignUp();
  const email = body.email ? parseEmailAddress(body.email) : "";
  const newEmail = email && email !== user.email ? email : undefined;
  const password = body.password ?? undefined;
  const pkce = parseChallenge(body.code_challenge, body.code_challenge_method);
  await service.limiter.hit(["updateByUser", user.id]);
  if (password !== undefined || newEmail) requireSecondFactor(signedIn);
  const prepared = password === undefined ? undefined : await preparePassword(service, signedIn, password, body.nonce);
  const client = clientOf(service, c);
  if (newEmail) await service.limiter.hit(...(await changeHits(service, client, user, newEmail)));

  const { updated, change, issued } = await asAuthAdmin(service.sql, async (tx) => {
    const now = service.now();
    const current = await lockSignedIn(tx, service, signedIn);
    if (prepared || newEmail) requireSecondFactor(current);
    if (prepared) await saveOwnPassword(tx, service, current, prepared);
    if (body.data) {
      const merged = mergeUserMetadata(current.user.raw_user_meta_data, body.data);
      await tx`
        update auth.users set raw_user_meta_data = ${tx.json(merged as never)}, updated_at = ${now}
        where id = ${user.id}`;
    }
    const change = newEmail ? { user: current.user, newEmail, pkce } : undefined;
    const issued = change && (await requestEmailChange(tx, service, change));
    await recordDeed(tx, { action: "user_modified", actor: user.id, now });
    return { change, issued, updated: await reloadUser(tx, user.id) };
  });
  if (change && issued) {
    const redirect = redirectAddress(service.settings, askedRedirect(c));
    mailEmailChange(service, { change, issued, client, redirect });
  }
  return updated;
}

/** Both addresses are sent a mail. Nothing here depends on who has the new one. */
async function changeHits(service: AuthService, client: Client, user: User, newEmail: string): Promise<AuthHit[]> {
  const asked: AuthHit[] = [["emailChangeByUser", user.id], ...mailHits(client, newEmail, "email_change_new")];
  if (!user.email) return asked;
  const present: AuthHit = ["mailByMailboxAndAddress", mailboxOf(user.email), networkOf(client.address)];
  return [...asked, present, ...(await sendHits(service, client, user.email))];
}

function requireSecondFactor(signedIn: SignedIn) {
  if (!hasNeededLevel(signedIn))
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
}
