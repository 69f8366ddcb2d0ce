import type { IncomingMessage } from "node:http";

/**
 * Who is asking, for rate limits. Each of our own proxies appends the address it saw to X-Forwarded-For;
 * what stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(request: IncomingMessage, proxies: number) {
  if (proxies === 0) return request.socket.remoteAddress ?? "";
  const seen = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  // With fewer entries somebody came past a proxy: never this machine itself, for which limits do not hold.
  return seen.at(-proxies) || seen[0] || (request.socket.remoteAddress ?? "");
}
