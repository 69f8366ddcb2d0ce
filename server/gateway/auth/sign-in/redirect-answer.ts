import type { AuthError } from "../auth-error.ts";
import type { SessionBody } from "../sessions/sessions.ts";

const oauthErrors: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

type Extra = Record<string, string | undefined>;

/** The implicit flow: the session goes into the fragment, which no server sees. */
export function withSession(address: string, body: SessionBody, extra: Extra) {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = body;
  const fields = { access_token, expires_at, expires_in, refresh_token, token_type };
  return withFragment(address, { ...fields, ...extra });
}

/** The PKCE flow: a code that is worth nothing without the verifier. */
export function withCode(address: string, code: string) {
  return withQuery(address, { code });
}

export function withMessage(address: string, message: string, isPkce: boolean) {
  return withFragment(isPkce ? withQuery(address, { message }) : address, { message });
}

export function withError(address: string, error: AuthError, isPkce: boolean) {
  const fields = {
    error: oauthErrors[error.status],
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isPkce ? withQuery(address, fields) : address, fields);
}

function withQuery(address: string, fields: Extra) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function withFragment(address: string, fields: Record<string, string | number | undefined>) {
  const url = new URL(address);
  const present = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  url.hash = new URLSearchParams(present.sort()).toString();
  return url.href;
}
