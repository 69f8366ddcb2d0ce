import { Hono } from "hono";
import { networkOf } from "../../../http/network.ts";
import { asRefusal } from "../as-refusal.ts";
import { invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { type Client, clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { pkcePrefix, redeemLinkToken } from "../mail/one-time-tokens.ts";
import { startSession } from "../sessions/sessions.ts";
import { issueMailCode } from "./flow-state.ts";
import { redirectAddress } from "./redirect-address.ts";
import { withCode, withError, withMessage, withSession } from "./redirect-answer.ts";
import { applyVerification, linkExpired, tokenTypesOf } from "./verification.ts";

export const oneOfTwoConfirmed = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** GET /verify: somebody clicked the link of a mail. Whatever happens, they end on a page of the website. */
export function verifyLinkClick(service: AuthService) {
  return new Hono().get("/verify", async (c) => {
    const { token = "", type = "", redirect_to } = c.req.query();
    const redirect = redirectAddress(service.settings, redirect_to);
    try {
      return c.redirect(await follow(service, { token, type, redirect }, clientOf(service, c)), 303);
    } catch (error) {
      return c.redirect(withError(redirect, asRefusal(service, error), token.startsWith(pkcePrefix)), 303);
    }
  });
}

type Click = { token: string; type: string; redirect: string };

async function follow(service: AuthService, { token, type, redirect }: Click, client: Client) {
  if (!type) throw invalid("Verify requires a verification type");
  if (!token) throw invalid("Verify requires a token or a token hash");
  await service.limiter.hit(["verifyByAddress", networkOf(client.address)]);
  // `email` is for codes typed by hand; a link knows what it is for.
  if (type === "email") throw invalid("Unsupported verification type");
  const isPkce = token.startsWith(pkcePrefix);
  return asAuthAdmin(service.sql, async (tx) => {
    const used = await redeemLinkToken(tx, service, token, tokenTypesOf(type));
    if (!used) throw linkExpired();
    const user = await applyVerification(tx, service, used);
    if (!user) return withMessage(redirect, oneOfTwoConfirmed, isPkce);
    if (isPkce) return withCode(redirect, await issueMailCode(tx, service, user.id, methodOf(type)));
    return withSession(redirect, await startSession(tx, service, user, "otp", client), { type });
  });
}

function methodOf(type: string) {
  return type === "signup" ? "email/signup" : type;
}
