import { createMiddleware } from "hono/factory";
import { type Caller, identifyCaller } from "../caller.ts";
import type { Storage } from "./storage-settings.ts";

export type CallerEnv = { Variables: { caller: Caller } };

/** Everything but public and signed addresses says who asks. */
export function requireCaller(storage: Storage) {
  return createMiddleware<CallerEnv>(async (c, next) => {
    c.set("caller", await identifyCaller(storage, c.req.header("apikey"), c.req.header("authorization")));
    await next();
  });
}

/** The gateway's own eyes, for what policies do not decide: a bucket's limits, public and signed objects. */
export const gatewayItself: Caller = { role: "service_role", claims: {} };

/** As Supabase keeps it: text, and once more as uuid in the older column. */
export function ownerOf(caller: Caller) {
  const subject = caller.claims.sub;
  const id = typeof subject === "string" ? subject : null;
  return { owner_id: id, owner: id && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null };
}
