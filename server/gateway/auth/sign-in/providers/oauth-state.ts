import { randomBytes, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { AuthError } from "../../auth-error.ts";
import type { AuthService } from "../../auth-service.ts";
import type { SignedInIds } from "../../sessions/access.ts";

/** What comes back with somebody from the provider. */
export type OAuthState = {
  provider: string;
  redirect: string;
  flowId?: string | undefined;
  /** The account that a further identity is being linked to, and the session that asked for it. */
  linkTo?: SignedInIds | undefined;
};

const nonceForm = /^[\w-]{22}$/;

/** Its presence in the browser shows that the flow ends where it began. */
export const stateCookie = "sb-oauth-state";

/**
 * Signed with a key of its own, so that no access token passes for a state. It needs the cookie set at the start, or anybody
 * could finish their own sign-in in somebody else's browser; and with PKCE, have theirs finished there. A browser keeps its
 * nonce (`known`), for flows in two tabs.
 */
export async function signState(service: AuthService, state: OAuthState, known: string | undefined) {
  const nonce = known && nonceForm.test(known) ? known : randomBytes(16).toString("base64url");
  const seconds = Math.floor(service.now().getTime() / 1000);
  const signed = await new SignJWT({ ...state, proof: proofOf(service, nonce) })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + service.lifetimes.oauthState)
    .sign(service.digest("oauth state"));
  return { signed, nonce };
}

export async function readState(service: AuthService, signed: string, nonce: string | undefined) {
  const state = await jwtVerify<OAuthState & { proof: string }>(signed, service.digest("oauth state"), {
    algorithms: ["HS256"],
    currentDate: service.now(),
  }).then(
    ({ payload }) => payload,
    () => undefined,
  );
  if (!state) throw badState("OAuth state is invalid or has expired");
  const given = Buffer.from(proofOf(service, nonce ?? ""));
  if (!timingSafeEqual(given, Buffer.from(state.proof))) throw badState("OAuth state belongs to another browser");
  return state;
}

export function badState(message: string) {
  return new AuthError(400, "bad_oauth_state", message);
}

function proofOf(service: AuthService, nonce: string) {
  return service.digest("oauth nonce", nonce).toString("base64url");
}
