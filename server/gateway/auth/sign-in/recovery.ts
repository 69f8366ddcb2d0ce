import { Hono } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { type AskedMail, mailHits, mayMail, postMail } from "../mail/mail.ts";
import { issueToken } from "../mail/one-time-tokens.ts";
import { captcha, challenge, readBody, text } from "../request-body.ts";
import { findUser, type User } from "../users/users.ts";
import { requireCaptcha } from "./captcha.ts";
import { type Challenge, parseChallenge, startFlow } from "./flow-state.ts";
import { askedRedirect, redirectAddress } from "./redirect-address.ts";

/** POST /recover: answers before it looks, so neither words nor time tell whether the account exists. */
export function recovery(service: AuthService) {
  return new Hono().post("/recover", async (c) => {
    const body = await readBody(c, { email: text, ...challenge, ...captcha });
    const client = clientOf(service, c);
    const email = parseEmailAddress(body.email);
    const pkce = parseChallenge(body.code_challenge, body.code_challenge_method);
    const redirect = redirectAddress(service.settings, askedRedirect(c));
    await requireCaptcha(service, c, body);
    await service.limiter.hit(...mailHits(client, email, "recovery"));
    service.later("recovery", () => sendAccessMail(service, "recovery", { client, email, redirect, pkce }));
    return c.json({});
  });
}

/** A mail that lets its reader in: to set a new password, or just like that. */
export async function sendAccessMail(service: AuthService, kind: "recovery" | "magiclink", asked: AskedMail) {
  const { email, redirect, pkce } = asked;
  if (!(await mayMail(service, asked, (user) => user !== undefined))) return;
  const sent = await asAuthAdmin(service.sql, async (tx) => {
    const user = await findUser(tx, { email });
    if (!user) return undefined;
    const now = service.now();
    await recordDeed(tx, { action: "user_recovery_requested", actor: user.id, now });
    return { user, issued: await issueAccessToken(tx, service, kind, user, pkce) };
  });
  if (!sent) return;
  const { user, issued } = sent;
  const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
  postMail(service, { kind, to: email, redirect, issued, user: about });
}

export async function issueAccessToken(
  tx: TransactionSql,
  service: AuthService,
  kind: "recovery" | "magiclink",
  user: User,
  pkce?: Challenge,
) {
  if (pkce) await startFlow(tx, service, { ...pkce, userId: user.id, provider: kind, method: kind });
  await tx`update auth.users set recovery_sent_at = ${service.now()} where id = ${user.id}`;
  return issueToken(tx, service, {
    userId: user.id,
    type: "recovery_token",
    email: user.email ?? "",
    isPkce: pkce !== undefined,
  });
}
