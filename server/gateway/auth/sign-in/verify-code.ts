import { Hono } from "hono";
import { networkOf } from "../../../http/network.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { parseEmailAddress } from "../mail/email-address.ts";
import { findTokenByCode, redeemLinkToken, redeemTokenById } from "../mail/one-time-tokens.ts";
import { readBody, text } from "../request-body.ts";
import { startSession } from "../sessions/sessions.ts";
import { disabled } from "./disabled.ts";
import { applyVerification, codeExpired, linkExpired, tokenTypesOf } from "./verification.ts";
import { oneOfTwoConfirmed } from "./verify-link.ts";

const fields = { type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text };

/** POST /verify: the code typed by hand with its address, or the token of the link sent by a page. */
export function verifyCode(service: AuthService) {
  return new Hono().post("/verify", async (c) => {
    const body = await readBody(c, fields);
    if (!body.type) throw invalid("Verify requires a verification type");
    if (Boolean(body.token) === Boolean(body.token_hash))
      throw invalid("Verify requires either a token or a token hash");
    if (body.phone || body.type === "sms" || body.type === "phone_change") throw disabled.phoneCode();
    if (body.token_hash && (body.email || body.redirect_to))
      throw invalid("Only the token_hash and type should be provided");
    const types = tokenTypesOf(body.type);
    const client = clientOf(service, c);
    await service.limiter.hit(["verifyByAddress", networkOf(client.address)]);

    const id = body.token ? await findCode(service, body.email, body.token, types) : undefined;
    const session = await asAuthAdmin(service.sql, async (tx) => {
      const used = id
        ? await redeemTokenById(tx, service, id)
        : await redeemLinkToken(tx, service, body.token_hash, types);
      if (!used) throw id ? codeExpired() : linkExpired();
      const user = await applyVerification(tx, service, used);
      return user && startSession(tx, service, user, "otp", client);
    });
    return c.json(session ?? { msg: oneOfTwoConfirmed, code: "200" });
  });
}

async function findCode(service: AuthService, given: string, code: string, types: ReturnType<typeof tokenTypesOf>) {
  if (!given) throw invalid("Only an email address or phone number should be provided on verify");
  const email = readAddress(given);
  const id = await findTokenByCode(service, email, code, types);
  if (!id) throw codeExpired();
  return id;
}

function readAddress(given: string) {
  try {
    return parseEmailAddress(given);
  } catch {
    throw new AuthError(422, "validation_failed", "Invalid email format");
  }
}
