import { Hono } from "hono";
import { recordDeed } from "../audit.ts";
import { invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { captcha, challenge, readBody, text } from "../request-body.ts";
import { requireCaptcha } from "../sign-in/captcha.ts";
import { disabled } from "../sign-in/disabled.ts";
import { parseChallenge } from "../sign-in/flow-state.ts";
import { askedRedirect, redirectAddress } from "../sign-in/redirect-address.ts";
import { issueConfirmation } from "../sign-in/sign-up.ts";
import { mailEmailChange, requestEmailChange } from "../users/email-change.ts";
import { findUser } from "../users/users.ts";
import { parseEmailAddress } from "./email-address.ts";
import { type AskedMail, mailHits, mayMail, postMail } from "./mail.ts";

/** POST /resend: the mail of a sign-up or of a change of address once more, if there is one to send. */
export function resend(service: AuthService) {
  return new Hono().post("/resend", async (c) => {
    const body = await readBody(c, { type: text, email: text, phone: text, ...challenge, ...captcha });
    if (body.type === "sms" || body.type === "phone_change") throw disabled.phoneCode();
    if (body.type !== "signup" && body.type !== "email_change")
      throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
    const client = clientOf(service, c);
    const email = parseEmailAddress(body.email);
    const pkce = parseChallenge(body.code_challenge, body.code_challenge_method);
    const redirect = redirectAddress(service.settings, askedRedirect(c));
    await requireCaptcha(service, c, body);
    const isSignUp = body.type === "signup";
    const about = isSignUp ? "signup" : "email_change_new";
    await service.limiter.hit(...mailHits(client, email, about));
    const asked = { client, email, redirect, pkce };
    service.later("resend", () => (isSignUp ? resendConfirmation : resendEmailChange)(service, asked));
    return c.json({});
  });
}

async function resendConfirmation(service: AuthService, asked: AskedMail) {
  const { email, redirect, pkce } = asked;
  if (!(await mayMail(service, asked, (user) => user !== undefined && !user.email_confirmed_at))) return;
  const sent = await asAuthAdmin(service.sql, async (tx) => {
    const user = await findUser(tx, { email });
    if (!user || user.email_confirmed_at) return undefined;
    await recordDeed(tx, { action: "user_confirmation_requested", actor: user.id, now: service.now() });
    return { user, issued: await issueConfirmation(tx, service, user, pkce) };
  });
  if (!sent) return;
  const { user, issued } = sent;
  const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
  postMail(service, { kind: "signup", to: email, redirect, issued, user: about });
}

/** Both mails anew, with both confirmations to give: a half-confirmed change does not stay open. */
async function resendEmailChange(service: AuthService, asked: AskedMail) {
  const { client, email, redirect, pkce } = asked;
  if (!(await mayMail(service, asked, (user) => Boolean(user?.email_change)))) return;
  const sent = await asAuthAdmin(service.sql, async (tx) => {
    const user = await findUser(tx, { email }, { lock: true });
    if (!user?.email_change) return undefined;
    const change = { user, newEmail: user.email_change, pkce };
    return { change, issued: await requestEmailChange(tx, service, change) };
  });
  if (sent) mailEmailChange(service, { ...sent, client, redirect });
}
