import type { Session } from "@supabase/supabase-js";

/** The password alone is not enough for an account with a verified second factor. */
export function awaitsSecondFactor({ user, access_token }: Pick<Session, "user" | "access_token">) {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && readClaims(access_token).aal !== "aal2";
}

/**
 * Whether a recovery code stood for the authenticator a moment ago: as long as the server takes a sign-in for fresh, such a
 * person has nothing else to prove by.
 */
export function isFreshlyRecovered(access_token: string, now: number) {
  const { amr = [] } = readClaims(access_token);
  const at = amr.find(({ method }) => method === "recovery_code")?.timestamp;
  return at !== undefined && now / 1000 - at < 570;
}

export function codesLeft(left: number) {
  if (left === 0) return "Não resta nenhum código.";
  return left === 1 ? "Resta 1 código." : `Restam ${left} códigos.`;
}

/** What a token says of itself; its signature is the server's to check. */
function readClaims(token: string): { aal?: string; amr?: { method: string; timestamp: number }[] } {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return JSON.parse(atob(payload));
  } catch {
    return {};
  }
}
