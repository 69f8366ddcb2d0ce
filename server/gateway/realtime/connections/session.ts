import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { type Caller, CallerError, identifyCaller } from "../../caller.ts";
import type { GatewaySettings } from "../../settings.ts";

/** On whose behalf a channel acts, and until when. */
export type Session = {
  caller: Caller;
  /** Of a signed-in user. */
  id: string | undefined;
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
export async function openSession(
  trusted: Pick<GatewaySettings, "keys" | "sessions">,
  apikey: string,
  token: string | undefined,
): Promise<Session> {
  try {
    const caller = await identifyCaller(trusted, apikey, token && `Bearer ${token}`);
    const { exp, session_id } = caller.claims;
    const claims = createHash("sha256").update(JSON.stringify(caller.claims)).digest("base64");
    return {
      caller,
      id: typeof session_id === "string" ? session_id : undefined,
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

export const sessionEnded = "InvalidJWTToken: Session has ended";

function describeError({ reason }: CallerError, token: string) {
  if (reason === "expired_token") return describeExpiry((decodeJwt(token).exp ?? 0) * 1000);
  if (reason === "ended_session") return sessionEnded;
  if (token.split(".").length !== 3) return "MalformedJWT: The token provided is not a valid JWT";
  return "JwtSignatureError: Failed to validate JWT signature";
}
