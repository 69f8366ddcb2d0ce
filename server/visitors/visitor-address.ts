import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { clientAddress } from "../client-address.ts";
import { networkOf } from "../gateway/auth/client.ts";

/** The server's own word on who asks, written over whatever the visitor sent under this name. */
const header = "X-Visitor-Network";

/**
 * Actions get a request of the router's own making; a header is what survives until there. The origin stays behind: the
 * router compares it with the address as this process sees it, which behind a proxy is another, and a page that sends no
 * referrer has none. What other sites send is refused before (`onlyOwnForms`).
 */
export function nameVisitor(c: Context, proxies: number) {
  const { incoming } = c.env as HttpBindings;
  // Not `new Request(raw)`: the adapter's own object is none that the platform can copy.
  const { url, method, headers, body, signal } = c.req.raw;
  const request = new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
  request.headers.set(header, networkOf({ address: clientAddress(incoming, proxies), userAgent: null }));
  request.headers.delete("Origin");
  return request;
}

export function visitorOf(request: Request) {
  return request.headers.get(header) ?? "unknown";
}
