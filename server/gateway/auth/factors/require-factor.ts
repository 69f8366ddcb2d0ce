import type { Context } from "hono";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { requireUser, type SignedIn, uuidForm } from "../sessions/access.ts";
import type { Factor } from "../users/users.ts";

/** Only the own ones: somebody else's factor is as unknown as one that never was. */
export async function requireFactor(service: AuthService, c: Context) {
  const signedIn = await requireUser(service, c);
  return { ...signedIn, factor: factorOf(signedIn, c.req.param("id") ?? "") };
}

function factorOf({ user }: SignedIn, id: string): Factor {
  if (!uuidForm.test(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = user.factors.find((known) => known.id === id.toLowerCase());
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}
