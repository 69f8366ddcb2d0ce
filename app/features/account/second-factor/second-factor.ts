import type { Session } from "@supabase/supabase-js";

/** The password alone is not enough for an account with a verified second factor. */
export function awaitsSecondFactor({ user, access_token }: Pick<Session, "user" | "access_token">) {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && readClaims(access_token).aal !== "aal2";
}

/** What a token says of itself; its signature is the server's to check. */
function readClaims(token: string): { aal?: string } {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return JSON.parse(atob(payload));
  } catch {
    return {};
  }
}
