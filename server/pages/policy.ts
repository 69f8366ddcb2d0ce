import { hash } from "node:crypto";

/** Which origins besides our own the browser may talk to: a Supabase project's, when there is one. */
export type Backend = { url: string } | undefined;

/**
 * What a page's browser may load. A nonce per page and HTML that is kept for everyone exclude each other; the few inline
 * scripts are the same on every page, so they are listed by hash. One that slipped in through somebody's text does not run.
 */
export function contentPolicy(inlineScripts: string[], backend: Backend) {
  const remote = backend ? [backend.url, backend.url.replace(/^http/, "ws")] : [];
  return serialize({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScripts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", ...remote.slice(0, 1)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...remote],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** Vite's dev client writes styles and scripts into the page and talks over a socket of its own. */
export const developmentPolicy = serialize({
  "default-src": ["'self'", "'unsafe-inline'", "data:", "blob:", "ws:"],
  "frame-ancestors": ["'none'"],
});

function serialize(directives: Record<string, string[]>) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
