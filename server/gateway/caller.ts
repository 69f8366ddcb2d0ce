import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Actor } from "../database/acting.ts";
import { isSameSecret } from "../http/same-secret.ts";
import type { Keys } from "../kernel/keys.ts";
import type { LiveSessions } from "./live-sessions.ts";
import { recallClaims, rememberClaims } from "./verified-tokens.ts";

/** Who calls a service: the role and claims that its transactions run under. */
export type Caller = Required<Actor>;

/** Each service words these errors in its own format. */
export class CallerError extends Error {
  override name = "CallerError";
  readonly reason: "no_key" | "bad_key" | "bad_token" | "expired_token" | "ended_session";

  /** `cause`: what the check of a token said. */
  constructor(reason: CallerError["reason"], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

type Trusted = { keys: Keys; sessions: Pick<LiveSessions, "isLive"> };

/**
 * Every call carries a key, and may carry a bearer token. The token of a signed-in user outranks the
 * key; a key in the bearer's place counts as the key, because that is what supabase-js sends before
 * somebody signs in.
 */
export async function identifyCaller(
  trusted: Trusted,
  apikey: string | undefined,
  authorization: string | undefined,
): Promise<Caller> {
  const bearer = /^bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
  const given = apikey ?? bearer;
  if (!given) throw new CallerError("no_key");
  const byKey = callerByKey(trusted.keys, given) ?? (await callerByToken(trusted, given, "bad_key"));
  if (!bearer || bearer === given) return byKey;
  return callerByKey(trusted.keys, bearer) ?? callerByToken(trusted, bearer, "bad_token");
}

/** The claims of an access token that we signed, or that the legacy secret did. */
export async function verifyToken(keys: Keys, token: string): Promise<Record<string, unknown>> {
  const known = recallClaims(keys, token);
  if (known) return known;
  // Each algorithm has keys of its own: no public key is ever taken for a secret.
  const { payload } = await jwtVerify(
    token,
    ({ alg, kid }) =>
      (alg === "HS256" ? keys.legacy : keys.verifying.get(kid ?? "")) ?? Promise.reject(new CallerError("bad_token")),
    { algorithms: keys.legacy ? ["ES256", "HS256"] : ["ES256"] },
  );
  rememberClaims(keys, token, payload);
  return payload;
}

function callerByKey(keys: Keys, given: string): Caller | undefined {
  if (isSameSecret(given, keys.publishableKey)) return { role: "anon", claims: {} };
  if (isSameSecret(given, keys.secretKey)) return { role: "service_role", claims: {} };
  return undefined;
}

async function callerByToken(
  { keys, sessions }: Trusted,
  token: string,
  reason: CallerError["reason"],
): Promise<Caller> {
  const claims = await verifyToken(keys, token).catch((error) => {
    throw new CallerError(error instanceof errors.JWTExpired ? "expired_token" : reason, error);
  });
  const { role } = claims;
  // What we sign ourselves is a user's, and never names another role; a legacy key may name the service's.
  const isLegacyKey = role === "service_role" && decodeProtectedHeader(token).alg === "HS256";
  if (role !== "authenticated" && role !== "anon" && !isLegacyKey) throw new CallerError(reason);
  // One without a session was signed by a program that holds the keys.
  const { session_id } = claims;
  if (session_id !== undefined && !(await sessions.isLive(String(session_id)))) throw new CallerError("ended_session");
  return { role: role as Caller["role"], claims };
}
