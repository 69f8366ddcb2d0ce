import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { privateHeaders } from "#app/features/appointments/private-headers.ts";
import { parseUrl } from "#app/shared/links/parse-url.ts";
import type { Config } from "../config/config.ts";
import { isLoopbackHost } from "../config/config.ts";
import { failurePage } from "./failure-page.ts";
import { secretAddresses } from "./secret-addresses.ts";

/** Headers of every answer that has no other word on the matter, as pages have on their content and how long to keep it. */
export function securityHeaders(config: Config) {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
    ["content-security-policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
    // What does not say that it may be kept is one person's.
    ["cache-control", "no-store"],
  ];
  if (config.publicUrl?.startsWith("https:"))
    headers.push(["strict-transport-security", "max-age=63072000; includeSubDomains"]);
  if (config.rehearsal) headers.push(["x-robots-tag", "noindex"]);
  return headers;
}

/** `paths` are those of the website's routes. */
export function secureHeaders(config: Config, paths: readonly string[]): MiddlewareHandler {
  const everywhere = securityHeaders(config);
  const isSecret = secretAddresses(paths);
  const secret = Object.entries(privateHeaders);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (isSecret(pathOf(c.req.raw.url))) for (const [name, value] of secret) headers.set(name, value);
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value);
  };
}

/** As the website reads it: without detours such as "/./". */
const pathOf = (url: string) => parseUrl(url)?.pathname ?? "";

/**
 * Demo mode has accounts with known passwords and an open mailbox. It answers only to somebody at this
 * machine: neither to another name that resolves here, nor through a proxy.
 */
export function isAllowedHost(config: Config, request: IncomingMessage) {
  return !config.loopbackOnly || namesThisMachine(request);
}

/**
 * Whether somebody at this machine asks. Behind a proxy on it every visitor comes from loopback, and not every proxy says
 * so: the name that was asked for has to be this machine's as well.
 */
export function isFromThisMachine(request: IncomingMessage) {
  return isLoopbackHost(request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "") && namesThisMachine(request);
}

function namesThisMachine({ headers, headersDistinct, httpVersion, url = "" }: IncomingMessage) {
  // Also an empty one: it was put there by somebody in between. nginx that was told nothing speaks 1.0, under our own name.
  const isForwarded = httpVersion === "1.0" || forwarding.some((name) => headers[name] !== undefined);
  // A whole address names its own host, whatever the header says; and of two hosts nobody knows which.
  const isPlain = url.startsWith("/") && headersDistinct.host?.length === 1;
  return !isForwarded && isPlain && isLoopbackHost((headers.host ?? "").replace(/:\d+$/, ""));
}

/** What proxies say of themselves. */
const forwarding = ["forwarded", "via", "x-real-ip", "cf-connecting-ip"].concat(
  ["for", "host", "proto", "port", "server"].map((what) => `x-forwarded-${what}`),
);

/**
 * Forms are sent by our own pages. The browser says itself where one comes from, whatever the proxies in between call
 * this server; programs say nothing, and no cookie makes them anybody.
 */
export const onlyOwnForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const site = c.req.header("Sec-Fetch-Site");
  const isForeign = site === "cross-site" || site === "same-site";
  return isForeign ? failurePage(c, 403) : next();
};

export function onlyAllowedHosts(config: Config): MiddlewareHandler {
  return async (c, next) => {
    if (isAllowedHost(config, (c.env as HttpBindings).incoming)) return next();
    return c.text(
      "Este servidor está em modo de demonstração e só atende em localhost. " +
        "Configure PUBLIC_URL, e-mail e pagamentos, ou defina DEMO=1.\n",
      421,
    );
  };
}
