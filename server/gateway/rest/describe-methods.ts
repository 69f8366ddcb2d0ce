import type { Context } from "hono";
import type { Catalogue } from "./catalogue/catalogue.ts";

/** OPTIONS: what can be done with a table, a view or a function. Says the same of what does not exist. */
export function describeMethods(c: Context, catalogue: Catalogue) {
  const { schemas } = catalogue.config;
  const schema = c.req.header("accept-profile") ?? schemas[0] ?? "public";
  const relation = schemas.includes(schema) ? catalogue.relation(schema, c.req.param("target") ?? "") : undefined;
  const writable = relation?.writable ?? 0;
  const methods = ["OPTIONS", "GET", "HEAD"];
  if (c.req.param("function") !== undefined || writable & 8) methods.push("POST");
  if (writable & 8 && writable & 4 && relation && relation.key.length > 0) methods.push("PUT");
  if (writable & 4) methods.push("PATCH");
  if (writable & 16) methods.push("DELETE");
  return c.body(null, 200, { Allow: methods.join(",") });
}
