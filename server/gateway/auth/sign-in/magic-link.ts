import { Hono } from "hono";
import { z } from "zod";
import { recordDeed } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { type AskedMail, mailHits, mayMail, postMail } from "../mail/mail.ts";
import { captcha, challenge, metadata, readBody, text } from "../request-body.ts";
import { mergeUserMetadata } from "../users/metadata.ts";
import { insertUser, type Metadata } from "../users/users.ts";
import { requireCaptcha } from "./captcha.ts";
import { disabled } from "./disabled.ts";
import { parseChallenge } from "./flow-state.ts";
import { sendAccessMail } from "./recovery.ts";
import { askedRedirect, redirectAddress } from "./redirect-address.ts";
import { issueConfirmation } from "./sign-up.ts";

const fields = {
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: metadata,
  ...challenge,
  ...captcha,
};

/**
 * POST /otp and its elder /magiclink: a mail with a code and a link that sign in. The answer is the same for
 * a known address, a new one, and an unknown one that shall not get an account.
 */
export function magicLink(service: AuthService) {
  return new Hono().on("POST", ["/otp", "/magiclink"], async (c) => {
    const body = await readBody(c, fields);
    if (!body.email && body.phone) throw disabled.phoneCode();
    const client = clientOf(service, c);
    const email = parseEmailAddress(body.email);
    const userMetadata = mergeUserMetadata({}, body.data ?? {});
    const pkce = parseChallenge(body.code_challenge, body.code_challenge_method);
    const redirect = redirectAddress(service.settings, askedRedirect(c));
    await requireCaptcha(service, c, body);
    await service.limiter.hit(...mailHits(client, email, "magiclink"));
    const asked = { client, email, redirect, pkce };
    service.later("magic link", async () => {
      const mayCreate = body.create_user !== false && !service.settings.isSignUpClosed;
      const isNew = mayCreate && (await inviteNewcomer(service, asked, userMetadata));
      if (!isNew) await sendAccessMail(service, "magiclink", asked);
    });
    return c.json({});
  });
}

/** Makes an account without a password for an address that has none yet. */
async function inviteNewcomer(service: AuthService, asked: AskedMail, userMetadata: Metadata) {
  const { email, redirect, pkce } = asked;
  if (!(await mayMail(service, asked, (user) => user === undefined))) return false;
  const made = await asAuthAdmin(service.sql, async (tx) => {
    const now = service.now();
    const user = await insertUser(tx, { email, userMetadata, now });
    if (!user) return undefined;
    await recordDeed(tx, { action: "user_signedup", actor: user.id, traits: { provider: "email" }, now });
    return { user, issued: await issueConfirmation(tx, service, user, pkce) };
  });
  if (!made) return false;
  const { user, issued } = made;
  const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
  postMail(service, { kind: "signup", to: email, redirect, issued, user: about });
  return true;
}
