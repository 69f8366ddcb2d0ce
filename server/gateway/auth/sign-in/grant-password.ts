import type { Context } from "hono";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import type { AuthHit } from "../rate-limits.ts";
import { captcha, readBody, text } from "../request-body.ts";
import { refuseBanned, startSession } from "../sessions/sessions.ts";
import { findUser } from "../users/users.ts";
import { requireCaptcha } from "./captcha.ts";
import { disabled } from "./disabled.ts";
import { isKnownNetwork } from "./known-networks.ts";

/** An unknown address, a wrong password and an account without one look the same, in words and in time. */
export async function signInWithPassword(service: AuthService, c: Context) {
  const body = await readBody(c, { email: text, phone: text, password: text, ...captcha });
  if (body.email && body.phone) throw invalid("Only an email address or phone number should be provided on login.");
  if (body.phone) throw disabled.phoneSignIn();
  if (!body.email) throw invalid("missing email or phone");
  const email = body.email.toLowerCase();
  const client = clientOf(service, c);
  const network = networkOf(client.address);
  const failures: AuthHit = ["signInByAccountAndAddress", email, network];
  const everywhere: AuthHit[] = (await isKnownNetwork(service, email, client)) ? [] : [["signInByAccount", email]];
  await service.limiter.hit(["signInByAddress", network], failures, ...everywhere);
  await requireCaptcha(service, c, body);

  const user = await asAuthAdmin(service.sql, (tx) => findUser(tx, { email }));
  const known = user?.encrypted_password || null;
  const isRight = await service.passwords.verify(body.password, known);
  if (!user || !known || !isRight) throw wrongPassword();
  refuseBanned(service, user);
  if (service.settings.emailConfirmation === "required" && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");

  const renewed = service.passwords.needsRehash(known) ? await service.passwords.hash(body.password) : undefined;
  const now = service.now();
  const session = await asAuthAdmin(service.sql, async (tx) => {
    // Locked, and looked at again: the password may have been changed since it was verified.
    const current = await findUser(tx, { id: user.id }, { lock: true });
    if (current?.encrypted_password !== known) throw wrongPassword();
    refuseBanned(service, current);
    if (renewed) await tx`update auth.users set encrypted_password = ${renewed} where id = ${user.id}`;
    await recordDeed(tx, { action: "login", actor: user.id, traits: { provider: "email" }, now });
    return startSession(tx, service, user, "password", client);
  });
  await service.limiter.clear(failures);
  return session;
}

const wrongPassword = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");
