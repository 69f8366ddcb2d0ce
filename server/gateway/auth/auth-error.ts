import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal in GoTrue's words: clients read the code, people the message. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: { weakPassword?: string[]; retryAfter?: number };

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: { weakPassword?: string[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function invalid(message: string) {
  return new AuthError(400, "validation_failed", message);
}

export function unexpected() {
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}

/** Passes soon: to a 503 clients keep their session and ask again. */
export function unavailable() {
  return new AuthError(503, "unexpected_failure", "Service temporarily unavailable, please try again", {
    retryAfter: 1,
  });
}

const versionHeader = "X-Supabase-Api-Version";
const versionOfStringCodes = "2024-01-01";

/** From API version 2024-01-01 on, `code` is the error's code; before it was the HTTP status. */
export function answerError(c: Context, error: AuthError) {
  const { weakPassword, retryAfter } = error.details;
  const weak = weakPassword && { weak_password: { reasons: weakPassword } };
  if (retryAfter) c.header("Retry-After", String(retryAfter));
  if (asksForStringCodes(c)) {
    c.header(versionHeader, versionOfStringCodes);
    return c.json({ code: error.code, message: error.message, ...weak }, error.status);
  }
  return c.json({ code: error.status, error_code: error.code, msg: error.message, ...weak }, error.status);
}

function asksForStringCodes(c: Context) {
  const asked = c.req.header(versionHeader) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= versionOfStringCodes;
}
