import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import type { AuthHit } from "../rate-limits.ts";
import { readBody, text } from "../request-body.ts";
import { hasNeededLevel, uuidForm } from "../sessions/access.ts";
import { rotateToken } from "../sessions/refresh-tokens.ts";
import { addMethod, sessionBody } from "../sessions/sessions.ts";
import { isKnownNetwork, rememberNetwork } from "../sign-in/known-networks.ts";
import { lockFactor, requireFactor } from "./require-factor.ts";
import { matchingStep } from "./totp.ts";

/** POST /factors/:id/verify: the right code lifts this session to the second level, and ends those below it. */
export async function verifyFactor(service: AuthService, c: Context) {
  const asked = await requireFactor(service, c);
  const { user, factor } = asked;
  const body = await readBody(c, { challenge_id: text, code: text });
  if (!body.code) throw invalid("Code needs to be non-empty");
  if (!uuidForm.test(body.challenge_id)) throw invalid("challenge_id must be an UUID");
  const client = clientOf(service, c);
  const network = networkOf(client.address);
  const failures: AuthHit[] = [
    ["factorByUserAndAddress", user.id, network],
    ["factorByUserAddressAndDay", user.id, network],
  ];
  // All of these together: the success of one does not wipe what others tried.
  const elsewhere: AuthHit[] = (await isKnownNetwork(service, factor.id, client))
    ? []
    : [["factorByUserAndDay", user.id]];
  await service.limiter.hit(...failures, ...elsewhere);

  const renewed = await asAuthAdmin(service.sql, async (tx) => {
    const now = service.now();
    const current = await lockFactor(tx, service, asked);
    const { session } = current;
    // Else who once had a session of both could finish, with the password alone, a factor that was begun in it.
    if (current.factor.status === "unverified" && !hasNeededLevel(current))
      throw new AuthError(403, "insufficient_aal", "AAL2 required to verify a new factor");
    await takeStep(tx, service, factor.id, body.challenge_id, body.code);
    const traits = { factor_id: factor.id };
    await recordDeed(tx, { action: "verification_attempted", actor: user.id, traits, now });
    await tx`update auth.mfa_factors set status = 'verified', updated_at = ${now} where id = ${factor.id}`;
    await tx`
      delete from auth.mfa_factors
      where user_id = ${user.id} and factor_type = 'totp' and status = 'unverified'`;
    await tx`
      update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = ${now}
      where id = ${session.id}`;
    await addMethod(tx, service, session.id, "totp");
    await rememberNetwork(tx, service, factor.id, client);
    await tx`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1'`;
    const refreshToken = await rotateToken(tx, service, user.id, session.id);
    return sessionBody(tx, service, user.id, session.id, refreshToken);
  });
  await service.limiter.clear(...failures);
  return renewed;
}

/**
 * The factor is locked, so that one code cannot be used twice at the same moment; the step of a used code is
 * kept with its challenge, and neither it nor an earlier one is taken again.
 */
async function takeStep(tx: TransactionSql, service: AuthService, factorId: string, challengeId: string, code: string) {
  const [factor] = await tx<{ secret: string; last_step: string | null }[]>`
    select secret, (select max(otp_code::bigint) from auth.mfa_challenges
      where factor_id = f.id and verified_at is not null) as last_step
    from auth.mfa_factors f where id = ${factorId} for update`;
  const [challenge] = await tx<{ created_at: Date; verified_at: Date | null }[]>`
    select created_at, verified_at from auth.mfa_challenges
    where id = ${challengeId} and factor_id = ${factorId} for update`;
  if (!factor || !challenge || challenge.verified_at)
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  const now = service.now();
  if (secondsFrom(challenge.created_at, service.lifetimes.challenge) <= now)
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      "MFA challenge has expired, verify against another challenge or create a new challenge.",
    );
  const step = matchingStep(factor.secret, code, now);
  if (step === undefined) throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  // Whoever is told so has had the code: it is no news to a thief, and spares its owner the doubt.
  if (step <= Number(factor.last_step ?? 0))
    throw new AuthError(422, "mfa_verification_failed", "TOTP code was used before");
  await tx`
    update auth.mfa_challenges set verified_at = ${now}, otp_code = ${String(step)} where id = ${challengeId}`;
}
