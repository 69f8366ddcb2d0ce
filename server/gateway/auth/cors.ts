import type { MiddlewareHandler } from "hono";

/** Pages of other origins only when listed; no cookies are involved, so none are allowed either. */
export function allowOrigins(origins: string[] = []): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (c, next) => {
    const origin = c.req.header("Origin") ?? "";
    if (allowed.size > 0) c.header("Vary", "Origin");
    const isAllowed = allowed.has(origin);
    if (isAllowed) {
      c.header("Access-Control-Allow-Origin", origin);
      c.header("Access-Control-Expose-Headers", "X-Total-Count, Link, X-Supabase-Api-Version, Retry-After");
    }
    if (c.req.method !== "OPTIONS") return next();
    if (isAllowed) {
      c.header("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
      c.header(
        "Access-Control-Allow-Headers",
        "Authorization, Content-Type, Apikey, X-Client-Info, X-Supabase-Api-Version, Redirect_to",
      );
      c.header("Access-Control-Max-Age", "3600");
    }
    return c.body(null, 204);
  };
}
