import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import type { Config } from "../config/config.ts";
import { type Caller, CallerError } from "../gateway/caller.ts";
import { boundedFetch } from "../http/bounded-fetch.ts";
import { isSameSecret } from "../http/same-secret.ts";
import type { Log } from "../kernel/log.ts";
import { issuerOf, otherIssuer } from "./project-problem.ts";

type Project = NonNullable<Config["supabase"]>;

/** Who calls, when accounts are a Supabase project's: its keys, and tokens that its published keys have signed. */
export function projectCallers(project: Project, log: Log) {
  const issuer = issuerOf(project);
  const told = new Set<string>();
  /** Said once each: whoever is refused cannot see why, and whoever runs this can mend it. */
  const onOtherIssuer = (found: string) => {
    if (told.size < 3 && !told.has(found)) log.error({ part: "contas" }, otherIssuer(found, issuer));
    told.add(found);
  };
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: 5000,
    [customFetch]: boundedFetch,
  });
  return async (apikey: string | undefined, authorization: string | undefined): Promise<Caller> => {
    const bearer = /^bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
    const given = apikey ?? bearer;
    if (!given) throw new CallerError("no_key");
    const byKey = callerByKey(project, given);
    if (!byKey) throw new CallerError("bad_key");
    if (!bearer || bearer === given) return byKey;
    return callerByKey(project, bearer) ?? callerByToken(bearer, { keys, issuer, onOtherIssuer });
  };
}

function callerByKey({ publishableKey, secretKey }: Project, given: string): Caller | undefined {
  if (isSameSecret(given, publishableKey)) return { role: "anon", claims: {} };
  if (isSameSecret(given, secretKey)) return { role: "service_role", claims: {} };
  return undefined;
}

const { JWTClaimValidationFailed, JWTInvalid, JWSInvalid, JWSSignatureVerificationFailed } = errors;
const faultsOfTokens = [
  ...[JWTClaimValidationFailed, JWTInvalid, JWSInvalid, JWSSignatureVerificationFailed],
  ...[errors.JOSEAlgNotAllowed, errors.JOSENotSupported, errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys],
];

type Verifying = {
  keys: ReturnType<typeof createRemoteJWKSet>;
  issuer: string;
  onOtherIssuer(found: string): void;
};

async function callerByToken(token: string, { keys, issuer, onOtherIssuer }: Verifying) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      audience: "authenticated",
      algorithms: ["ES256", "RS256", "EdDSA"],
    });
    // Told of tokens only that the project itself has signed.
    if (payload.iss !== issuer) onOtherIssuer(String(payload.iss));
    if (payload.iss !== issuer || payload.role !== "authenticated") throw new CallerError("bad_token");
    return { role: payload.role, claims: payload } satisfies Caller;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new CallerError("expired_token");
    // A project that cannot be reached, or that publishes no keys, is a failure of ours to report, not a bad token.
    if (error instanceof CallerError || !faultsOfTokens.some((fault) => error instanceof fault)) throw error;
    throw new CallerError("bad_token");
  }
}
