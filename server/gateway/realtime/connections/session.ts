import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { type Caller, CallerError, identifyCaller } from "../../caller.ts";
import type { Keys } from "../../keys.ts";

/** On whose behalf a channel acts, and until when. */
export type Session = {
  caller: Caller;
  token: string | undefined;
  expiresAt: number | undefined;
  /** The same for all who have the same role and claims, and so see the same rows. */
  audience: string;
};

/** Worded as Supabase words it; clients show it as the reason. */
export class SessionError extends Error {
  override name = "SessionError";
}

/** The token of a signed-in user outranks the key of the connection; without one the key counts. */
export async function openSession(keys: Keys, apikey: string, token: string | undefined): Promise<Session> {
  try {
    const caller = await identifyCaller(keys, apikey, token && `Bearer ${token}`);
    const { exp } = caller.claims;
    const claims = createHash("sha256").update(JSON.stringify(caller.claims)).digest("base64");
    return {
      caller,
      token,
      expiresAt: typeof exp === "number" ? exp * 1000 : undefined,
      audience: `${caller.role}:${claims}`,
    };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    throw new SessionError(describeError(error, token ?? apikey));
  }
}

export function describeExpiry(expiresAt: number, now = Date.now()) {
  return `InvalidJWTToken: Token has expired ${Math.max(0, Math.round((now - expiresAt) / 1000))} seconds ago`;
}

function describeError({ reason }: CallerError, token: string) {
  if (reason === "expired_token") return describeExpiry((decodeJwt(token).exp ?? 0) * 1000);
  if (token.split(".").length !== 3) return "MalformedJWT: The token provided is not a valid JWT";
  return "JwtSignatureError: Failed to validate JWT signature";
}
