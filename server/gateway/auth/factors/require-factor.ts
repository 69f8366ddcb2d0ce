import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { lockSignedIn, requireUser, type SignedIn, uuidForm } from "../sessions/access.ts";
import type { Factor } from "../users/users.ts";

/** Only the own ones: somebody else's factor is as unknown as one that never was. */
export async function requireFactor(service: AuthService, c: Context): Promise<WithFactor> {
  const signedIn = await requireUser(service, c);
  return { ...signedIn, factor: factorOf(signedIn, c.req.param("id") ?? "") };
}

type WithFactor = SignedIn & { factor: Factor };

/** All of it as it is now, for the transaction that acts. */
export async function lockFactor(tx: TransactionSql, service: AuthService, asked: WithFactor): Promise<WithFactor> {
  const signedIn = await lockSignedIn(tx, service, asked);
  return { ...signedIn, factor: factorOf(signedIn, asked.factor.id) };
}

function factorOf({ user }: SignedIn, id: string): Factor {
  if (!uuidForm.test(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = user.factors.find((known) => known.id === id.toLowerCase());
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}
