import { isDatabaseAway, isDatabaseBusy } from "../../database/database-away.ts";
import { describeError } from "../../kernel/log.ts";
import { AuthError, unavailable, unexpected } from "./auth-error.ts";
import type { AuthService } from "./auth-service.ts";

/** Whatever was thrown, as callers may hear of it; what is nobody's refusal is logged. */
export function asRefusal({ log }: AuthService, error: unknown) {
  if (error instanceof AuthError) return error;
  // Two requests wanted the same address or name at the same moment, and both had looked first.
  if ((error as { code?: string } | null)?.code === "23505")
    return new AuthError(409, "conflict", "Conflicting requests, please try again");
  log.error(describeError(error), "auth: unexpected failure");
  return isDatabaseAway(error) || isDatabaseBusy(error) ? unavailable() : unexpected();
}
