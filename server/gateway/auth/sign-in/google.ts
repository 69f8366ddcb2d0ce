import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { GoogleSettings } from "../auth-settings.ts";
import { parseEmailAddress } from "../mail/email-address.ts";

const endpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
};

export type GoogleAccount = {
  sub: string;
  email: string;
  isVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
};

type Authorization = { callback: string; state: string; scopes: string; extra: Record<string, string> };

export function googleAddress(google: GoogleSettings, { callback, state, scopes, extra }: Authorization) {
  const address = new URL(google.endpoints?.authorize ?? endpoints.authorize);
  const scope = [...new Set(["openid", "email", "profile", ...scopes.split(/[\s,]+/)])].filter(Boolean);
  const fields = {
    ...extra,
    client_id: google.clientId,
    redirect_uri: callback,
    response_type: "code",
    scope: scope.join(" "),
    state,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

const tokenAnswer = z.object({ access_token: z.string(), refresh_token: z.string().optional() });
const userInfoAnswer = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(255),
  // Some answer with a string.
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().max(255).optional(),
  picture: z.string().max(1000).optional(),
});

/** Exchanges the code and asks who it was: both over our own connection to Google, so nothing needs a signature. */
export async function fetchGoogleAccount(google: GoogleSettings, code: string, callback: string) {
  const tokens = await ask(google.endpoints?.token ?? endpoints.token, tokenAnswer, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: google.clientId,
      client_secret: google.secret,
      redirect_uri: callback,
      code,
    }),
  });
  const info = await ask(google.endpoints?.userInfo ?? endpoints.userInfo, userInfoAnswer, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  const account: GoogleAccount = {
    sub: info.sub,
    email: parseEmailAddress(info.email),
    isVerified: String(info.email_verified) === "true",
    name: info.name,
    picture: info.picture,
  };
  return { account, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}

async function ask<Answer>(address: string, form: z.ZodType<Answer>, init: RequestInit) {
  try {
    const response = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error("refused");
    return form.parse(await response.json());
  } catch {
    // Whatever Google said may quote the code or the secret.
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  }
}
