import type { Context } from "hono";
import type { AuthSettings } from "../auth-settings.ts";

/** Where to lead somebody in the end: the address asked for if it is allowed, else the website. */
export function redirectAddress({ siteUrl, redirectUrls = [] }: AuthSettings, asked: string | undefined) {
  const address = asked ? parseAddress(asked) : undefined;
  if (!address) return siteUrl;
  const isSite = address.origin === new URL(siteUrl).origin && /^https?:$/.test(address.protocol);
  return isSite || isListed(redirectUrls, address) ? address.href : siteUrl;
}

/** Clients send it as a header, in the query, or (the admin's) in the body. */
export function askedRedirect(c: Context) {
  return c.req.header("redirect_to") ?? c.req.query("redirect_to");
}

const forbiddenSchemes = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:", "about:"]);

/** Compared as the browser will read it: normalised, without a name or password before the host. */
function parseAddress(asked: string) {
  if (!URL.canParse(asked)) return undefined;
  const address = new URL(asked);
  if (forbiddenSchemes.has(address.protocol) || address.username || address.password) return undefined;
  address.hash = "";
  return address;
}

function isListed(patterns: string[], address: URL) {
  return patterns.some((pattern) => toExpression(pattern).test(address.href));
}

/** `*` and `?` stop at dots and slashes, so `https://*.example.com` has no room for another host. */
function toExpression(pattern: string) {
  const pieces = pattern.split(/(\*\*|\*|\?)/).map((piece) => {
    if (piece === "**") return ".*";
    if (piece === "*") return "[^./?#]*";
    if (piece === "?") return "[^./?#]";
    return piece.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  // An address without a path is normalised to one slash.
  return new RegExp(`^${pieces.join("")}/?$`);
}
