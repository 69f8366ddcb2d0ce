import type { Context } from "hono";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { hasSecretKey } from "../sessions/access.ts";

type Guarded = { gotrue_meta_security?: { captcha_token: string } | null | undefined };

/** Only when a verifier is configured; the secret key is no robot's. */
export async function requireCaptcha(service: AuthService, c: Context, body: Guarded) {
  const { verifyCaptcha } = service.settings;
  if (!verifyCaptcha || (await hasSecretKey(service, c).catch(() => false))) return;
  const token = body.gotrue_meta_security?.captcha_token;
  const isHuman = token && (await verifyCaptcha(token, clientOf(service, c).address).catch(() => false));
  if (!isHuman)
    throw new AuthError(400, "captcha_failed", "captcha protection: request disallowed (invalid-input-response)");
}
