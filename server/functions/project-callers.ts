import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { Config } from "../config/config.ts";
import { type Caller, CallerError } from "../gateway/caller.ts";
import { isSameSecret } from "../http/same-secret.ts";

type Project = NonNullable<Config["supabase"]>;

/** Who calls, when accounts are a Supabase project's: its keys, and tokens that its published keys have signed. */
export function projectCallers(project: Project) {
  const issuer = `${project.url.replace(/\/$/, "")}/auth/v1`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 5000 });
  return async (apikey: string | undefined, authorization: string | undefined): Promise<Caller> => {
    const bearer = /^bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
    const given = apikey ?? bearer;
    if (!given) throw new CallerError("no_key");
    const byKey = callerByKey(project, given);
    if (!byKey) throw new CallerError("bad_key");
    if (!bearer || bearer === given) return byKey;
    return callerByKey(project, bearer) ?? callerByToken(bearer, keys, issuer);
  };
}

function callerByKey({ publishableKey, secretKey }: Project, given: string): Caller | undefined {
  if (isSameSecret(given, publishableKey)) return { role: "anon", claims: {} };
  if (isSameSecret(given, secretKey)) return { role: "service_role", claims: {} };
  return undefined;
}

async function callerByToken(token: string, keys: ReturnType<typeof createRemoteJWKSet>, issuer: string) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: "authenticated",
      algorithms: ["ES256", "RS256", "EdDSA"],
    });
    if (payload.role !== "authenticated") throw new CallerError("bad_token");
    return { role: payload.role, claims: payload } satisfies Caller;
  } catch (error) {
    // A project that cannot be reached is a failure of ours to report, not a bad token.
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError) throw error;
    throw new CallerError(error instanceof errors.JWTExpired ? "expired_token" : "bad_token");
  }
}
