import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { renderSVG } from "uqr";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { readBody, text } from "../request-body.ts";
import { hasNeededLevel, lockSignedIn, requireUser, type SignedIn } from "../sessions/access.ts";
import { requireFreshProof } from "../sessions/fresh-proof.ts";
import { disabled } from "../sign-in/disabled.ts";
import { generateSecret, totpUri } from "./totp.ts";

const maxFactors = 10;

/** POST /factors: a new secret, shown this once; the factor counts when its first code was verified. */
export async function enrolFactor(service: AuthService, c: Context) {
  const signedIn = await requireUser(service, c);
  const body = await readBody(c, { friendly_name: text, factor_type: text, issuer: text, phone: text });
  if (body.factor_type === "phone") throw disabled.phoneFactor();
  if (body.factor_type === "webauthn") throw disabled.webAuthnFactor();
  if (body.factor_type !== "totp") throw invalid("factor_type needs to be totp, phone, or webauthn");
  if (body.friendly_name.length > 100 || body.issuer.length > 100)
    throw invalid("friendly_name and issuer cannot be longer than 100 characters");
  await service.limiter.hit(["updateByUser", signedIn.user.id]);

  const id = randomUUID();
  const secret = generateSecret();
  const now = service.now();
  await asAuthAdmin(service.sql, async (tx) => {
    const current = await lockSignedIn(tx, service, signedIn);
    const { user } = current;
    checkMayEnrol(current, body.friendly_name);
    await requireFreshProof(tx, service, current.session);
    await tx`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (${id}, ${user.id}, ${body.friendly_name}, 'totp', 'unverified', ${now}, ${now}, ${secret})`;
    await recordDeed(tx, { action: "factor_in_progress", actor: user.id, traits: { factor_id: id }, now });
  });
  const issuer = body.issuer || new URL(service.settings.siteUrl).host;
  const uri = totpUri(secret, issuer, (signedIn.user.email ?? "").slice(0, 100));
  return {
    id,
    type: "totp",
    friendly_name: body.friendly_name,
    // The client makes a data URI of it as it is, which would end at a `#`: colours by name.
    totp: { qr_code: renderSVG(uri, { ecc: "M", border: 4, pixelSize: 4 }), secret, uri },
  };
}

function checkMayEnrol(signedIn: SignedIn, name: string) {
  const { user } = signedIn;
  if (name.trim() && user.factors.some(({ friendly_name }) => friendly_name === name))
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      "A factor with the friendly name for this user already exists",
    );
  if (user.factors.length >= maxFactors)
    throw new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  // Else a stolen password would be enough to add a factor of one's own.
  if (!hasNeededLevel(signedIn)) throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
}
