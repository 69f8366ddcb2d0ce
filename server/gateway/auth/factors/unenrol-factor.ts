import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { hasNeededLevel } from "../sessions/access.ts";
import { requireFreshProof } from "../sessions/fresh-proof.ts";
import { lockFactor, requireFactor } from "./require-factor.ts";

/** DELETE /factors/:id: a factor in use can only be removed by who has it, and has just shown it. */
export async function unenrolFactor(service: AuthService, c: Context) {
  const asked = await requireFactor(service, c);
  await asAuthAdmin(service.sql, async (tx) => {
    const { user, session, factor } = await lockFactor(tx, service, asked);
    if (!hasNeededLevel({ user, session }))
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    if (factor.status === "verified") await requireFreshProof(tx, service, session);
    await removeFactor(tx, service, factor.id);
    const traits = { factor_id: factor.id };
    await recordDeed(tx, { action: "factor_deleted", actor: user.id, traits, now: service.now() });
  });
  return { id: asked.factor.id };
}

/**
 * Sessions that owe their level to the factor fall back to the first. Their tokens say otherwise for up to an hour, so that
 * the database asks the session too (`directory.session_level`).
 */
export async function removeFactor(tx: TransactionSql, service: AuthService, factorId: string) {
  const now = service.now();
  await tx`
    delete from auth.mfa_amr_claims where authentication_method in ('totp', 'recovery_code')
      and session_id in (select id from auth.sessions where factor_id = ${factorId})`;
  await tx`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${now}
    where factor_id = ${factorId}`;
  await tx`delete from auth.mfa_factors where id = ${factorId}`;
}
