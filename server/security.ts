import type { IncomingHttpHeaders } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";
import { isLoopbackHost } from "./config.ts";

/** Headers of every answer; pages add a content policy of their own. */
export function secureHeaders(config: Config): MiddlewareHandler {
  const isHttps = config.publicUrl?.startsWith("https:");
  return async (c, next) => {
    await next();
    const set = (name: string, value: string) => c.res.headers.has(name) || c.res.headers.set(name, value);
    set("X-Content-Type-Options", "nosniff");
    set("X-Frame-Options", "DENY");
    set("Referrer-Policy", "strict-origin-when-cross-origin");
    set("Cross-Origin-Opener-Policy", "same-origin");
    set("Cross-Origin-Resource-Policy", "same-origin");
    set("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
    set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  };
}

/**
 * Demo mode has accounts with known passwords and an open mailbox. It answers only to somebody at this
 * machine: neither to another name that resolves here, nor through a proxy.
 */
export function isAllowedHost(config: Config, headers: IncomingHttpHeaders) {
  if (!config.loopbackOnly) return true;
  const isForwarded = headers["x-forwarded-for"] ?? headers.forwarded;
  return !isForwarded && isLoopbackHost((headers.host ?? "").replace(/:\d+$/, ""));
}

export function onlyAllowedHosts(config: Config): MiddlewareHandler {
  return async (c, next) => {
    const named = ["host", "x-forwarded-for", "forwarded"].map((name) => [name, c.req.header(name)]);
    if (isAllowedHost(config, Object.fromEntries(named))) return next();
    return c.text(
      "Este servidor está em modo de demonstração e só atende em localhost. " +
        "Configure PUBLIC_URL, e-mail e pagamentos, ou defina DEMO=1.\n",
      421,
    );
  };
}
