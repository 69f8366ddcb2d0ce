import { Hono } from "hono";
import type { GatewaySettings } from "../settings.ts";
import { adminUsers } from "./admin/admin-users.ts";
import { generateLink } from "./admin/generate-link.ts";
import { invite } from "./admin/invite.ts";
import { asRefusal } from "./as-refusal.ts";
import { AuthError, answerError } from "./auth-error.ts";
import { createAuthService } from "./auth-service.ts";
import type { AuthSettings } from "./auth-settings.ts";
import { factors } from "./factors/factors.ts";
import { reauthentication } from "./mail/reauthentication.ts";
import { resend } from "./mail/resend.ts";
import { publicFacts } from "./public-facts.ts";
import { requireKey } from "./sessions/access.ts";
import { logOut } from "./sessions/log-out.ts";
import { token } from "./sessions/token.ts";
import { disabled } from "./sign-in/disabled.ts";
import { identities } from "./sign-in/identities.ts";
import { magicLink } from "./sign-in/magic-link.ts";
import { oauth } from "./sign-in/providers/oauth.ts";
import { recovery } from "./sign-in/recovery.ts";
import { signUp } from "./sign-in/sign-up.ts";
import { verifyCode } from "./sign-in/verify-code.ts";
import { verifyLinkClick } from "./sign-in/verify-link.ts";
import { user } from "./users/user.ts";

/** What the service has and this does not, with the service's own answer. */
const notServed: [path: string, error: () => AuthError][] = [
  ["/sso/*", disabled.saml],
  ["/oauth/*", disabled.oauthServer],
  ["/user/oauth/*", disabled.oauthServer],
  ["/admin/oauth/*", disabled.oauthServer],
  ["/admin/custom-providers/*", disabled.customProviders],
  ["/passkeys/*", disabled.passkeys],
];

/** Accounts and sessions by the contract of Supabase's GoTrue, to be mounted under `/auth/v1`. */
export function createAuth(settings: GatewaySettings & AuthSettings): Hono {
  const service = createAuthService(settings);
  const app = new Hono();
  app.use(async (c, next) => {
    // A HEAD is handled like a GET: a mail scanner's must not use up the token of a link.
    if (c.req.method === "HEAD") throw new AuthError(405, "validation_failed", "Method not allowed");
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    await next();
  });

  // Reached by clicking, without a key.
  for (const open of [publicFacts, verifyLinkClick, oauth]) app.route("/", open(service));
  app.use(requireKey(service));
  const keyed = [signUp, token, user, logOut, recovery, magicLink, verifyCode, resend, reauthentication];
  for (const routes of [...keyed, factors, identities]) app.route("/", routes(service));
  for (const routes of [adminUsers, generateLink, invite]) app.route("/", routes(service));

  for (const [path, error] of notServed) {
    app.all(path, () => {
      throw error();
    });
  }
  app.all("*", () => {
    throw new AuthError(404, "not_found", "404 page not found");
  });
  app.onError((error, c) => answerError(c, asRefusal(service, error)));
  return app;
}
