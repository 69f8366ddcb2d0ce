import { type Context, Hono } from "hono";
import type { TransactionSql } from "postgres";
import { isDatabaseAway, isDatabaseBusy } from "../../../database/database-away.ts";
import { networkOf } from "../../../http/network.ts";
import { describeError } from "../../../kernel/log.ts";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { type Client, clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { mailHits, mayMail, postMail } from "../mail/mail.ts";
import { type IssuedToken, issueToken } from "../mail/one-time-tokens.ts";
import { captcha, challenge, metadata, readBody, text } from "../request-body.ts";
import { startSession } from "../sessions/sessions.ts";
import { mergeUserMetadata } from "../users/metadata.ts";
import { strangerJson, userJson } from "../users/user-json.ts";
import { findUser, insertUser, type Metadata, reloadUser, type User } from "../users/users.ts";
import { requireCaptcha } from "./captcha.ts";
import { disabled } from "./disabled.ts";
import { type Challenge, parseChallenge, startFlow } from "./flow-state.ts";
import { checkOwnPassword } from "./password-rules.ts";
import { askedRedirect, redirectAddress } from "./redirect-address.ts";

const fields = { email: text, phone: text, password: text, data: metadata, ...challenge, ...captcha };

/**
 * POST /signup: an account and a session at once, and a mail that asks to confirm the address and blocks nobody. Where it
 * must be confirmed first, the answer is the account alone; for an address that somebody has it is an account that is none,
 * without identities, as GoTrue has it.
 */
export function signUp(service: AuthService) {
  return new Hono().post("/signup", async (c) => {
    if (service.settings.isSignUpClosed) throw disabled.signUp();
    const applicant = await readApplicant(service, c);
    const { email } = applicant;
    const { answer, mail } = await register(service, applicant).catch((error) => {
      if (error instanceof AuthError || isDatabaseAway(error) || isDatabaseBusy(error)) throw error;
      // A trigger of the product's may refuse the new row; its words are not for the outside.
      service.log.error(describeError(error), "auth: saving a new user failed");
      throw new AuthError(500, "unexpected_failure", "Database error saving new user");
    });
    if (mail) {
      const redirect = redirectAddress(service.settings, askedRedirect(c));
      const about = { id: mail.user.id, email, userMetadata: mail.user.raw_user_meta_data };
      postMail(service, { kind: "signup", to: email, redirect, issued: mail.issued, user: about });
    }
    return c.json(answer);
  });
}

type Applicant = {
  email: string;
  password: string;
  userMetadata: Metadata;
  pkce: Challenge | undefined;
  client: Client;
};

async function readApplicant(service: AuthService, c: Context): Promise<Applicant> {
  const body = await readBody(c, fields);
  if (!body.email && body.phone) throw disabled.phoneSignUp();
  if (!body.email && !body.password) throw disabled.anonymous();
  const email = parseEmailAddress(body.email);
  if (!body.password) throw invalid("Signup requires a valid password");
  const userMetadata = mergeUserMetadata({}, body.data ?? {});
  checkOwnPassword(service, body.password, { email, userMetadata });
  const pkce = parseChallenge(body.code_challenge, body.code_challenge_method);
  const client = clientOf(service, c);
  await service.limiter.hit(["signUpByAddress", networkOf(client.address)]);
  await requireCaptcha(service, c, body);
  return { email, password: body.password, userMetadata, pkce, client };
}

type Registered = { answer: object; mail?: { user: User; issued: IssuedToken } | undefined };

async function register(service: AuthService, applicant: Applicant): Promise<Registered> {
  const { email, password, userMetadata, pkce, client } = applicant;
  const { emailConfirmation } = service.settings;
  const isConfirmed = emailConfirmation === "assumed";
  const awaitsMail = (user: User | undefined) =>
    !user || (emailConfirmation === "required" && !user.email_confirmed_at);
  const isMailed =
    !isConfirmed &&
    (await service.limiter.isWithin(...mailHits(client, email, "signup"))) &&
    (await mayMail(service, applicant, awaitsMail));
  // Hashed before looking: a taken address costs the same time as a free one.
  const passwordHash = await service.passwords.hash(password);
  const now = service.now();
  return asAuthAdmin(service.sql, async (tx) => {
    const made = await insertUser(tx, { email, passwordHash, userMetadata, isConfirmed, now });
    if (!made && emailConfirmation !== "required")
      throw new AuthError(422, "user_already_exists", "User already registered");
    // Whoever waits for the mail gets it again; nothing else of the account changes, for anybody may ask.
    const user = made ?? (await findUser(tx, { email }));
    if (!user || (!made && user.email_confirmed_at)) return { answer: strangerJson(email, now) };
    if (made) await recordDeed(tx, { action: "user_signedup", actor: user.id, traits: { provider: "email" }, now });
    const issued = isMailed ? await issueConfirmation(tx, service, user, pkce) : undefined;
    const answer =
      emailConfirmation === "required"
        ? userJson(await reloadUser(tx, user.id))
        : await startSession(tx, service, user, "password", client);
    return { answer, mail: issued && { user, issued } };
  });
}

/** The token of a mail that asks somebody to confirm the own address. */
export async function issueConfirmation(tx: TransactionSql, service: AuthService, user: User, pkce?: Challenge) {
  if (pkce) await startFlow(tx, service, { ...pkce, userId: user.id, provider: "email", method: "email/signup" });
  await tx`update auth.users set confirmation_sent_at = ${service.now()} where id = ${user.id}`;
  const email = user.email ?? "";
  return issueToken(tx, service, {
    userId: user.id,
    type: "confirmation_token",
    email,
    isPkce: pkce !== undefined,
  });
}
