import { createHash } from "node:crypto";
import type { Context } from "hono";
import { networkOf } from "../../../../http/network.ts";
import { AuthError } from "../../auth-error.ts";
import type { AuthService } from "../../auth-service.ts";
import { clientOf } from "../../client.ts";
import { asAuthAdmin } from "../../database.ts";
import { captcha, readBody, text } from "../../request-body.ts";
import { startSession } from "../../sessions/sessions.ts";
import { requireCaptcha } from "../captcha.ts";
import { readAccount } from "./ask-provider.ts";
import { resolveProviderAccount } from "./provider-account.ts";

/** A provider's own button or library brought the ID token: whoever it names gets in, as after a way there and back. */
export async function signInWithIdToken(service: AuthService, c: Context) {
  const fields = { provider: text, id_token: text, access_token: text, nonce: text, ...captcha };
  const body = await readBody(c, fields);
  const client = clientOf(service, c);
  await service.limiter.hit(["signInByAddress", networkOf(client.address)]);
  await requireCaptcha(service, c, body);
  const { account, claims } = await readAccount(service, body.provider, body.id_token);
  requireNonce(claims.nonce, body.nonce);
  requireAccessToken(claims.at_hash, body.access_token);
  return asAuthAdmin(service.sql, async (tx) =>
    startSession(tx, service, await resolveProviderAccount(tx, service, account), "oauth", client),
  );
}

/** Only who asked for the token knows what its nonce is the digest of: a token taken from elsewhere is of no use. */
function requireNonce(claimed: unknown, given: string) {
  if (Boolean(claimed) !== Boolean(given))
    throw refused("Passed nonce and nonce in id_token should either both exist or not.");
  if (given && claimed !== createHash("sha256").update(given).digest("hex")) throw refused("Nonces mismatch");
}

function requireAccessToken(claimed: unknown, given: string) {
  if (!claimed || !given) return;
  const digest = createHash("sha256").update(given).digest().subarray(0, 16).toString("base64url");
  if (claimed !== digest) throw refused("Bad ID token");
}

const refused = (message: string) => new AuthError(400, "validation_failed", message);
