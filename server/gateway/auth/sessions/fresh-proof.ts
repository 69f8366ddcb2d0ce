import type { TransactionSql } from "postgres";
import { AuthError } from "../auth-error.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import type { Session } from "./access-token.ts";

/** As long as `directory.has_fresh_sign_in`, which asks for what the product does itself. */
const tenMinutes = 600;

/** Password, code or link given a moment ago, in this very session: one that was left open, or stolen, is not enough. */
export async function hasFreshProof(tx: TransactionSql, service: AuthService, session: Session) {
  const since = secondsFrom(service.now(), -tenMinutes);
  const proofs = await tx`
    select from auth.mfa_amr_claims where session_id = ${session.id} and updated_at > ${since} limit 1`;
  return proofs.length > 0;
}

export async function requireFreshProof(tx: TransactionSql, service: AuthService, session: Session) {
  if (!(await hasFreshProof(tx, service, session)))
    throw new AuthError(400, "reauthentication_needed", "Sign in again to change how the account is entered");
}
