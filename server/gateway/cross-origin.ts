import type { Context, Next } from "hono";

const exposed =
  "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, Preference-Applied, X-Total-Count, Link, X-Supabase-Api-Version, Retry-After, ETag";

/** For every service: callers prove themselves with headers, never with cookies, so any origin may ask. */
export async function allowCrossOrigin(c: Context, next: Next) {
  if (c.req.header("origin") === undefined) return next();
  if (c.req.method === "OPTIONS" && c.req.header("access-control-request-method")) {
    return c.body(null, 200, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD",
      "Access-Control-Allow-Headers": c.req.header("access-control-request-headers") ?? "*",
      "Access-Control-Max-Age": "86400",
    });
  }
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Access-Control-Expose-Headers", exposed);
}
