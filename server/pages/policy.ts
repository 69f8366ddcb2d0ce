import { createHash, randomBytes } from "node:crypto";

/** Which origins besides our own the browser may talk to: a Supabase project's, when there is one. */
export type Backend = { url: string } | undefined;

/**
 * A nonce per page and HTML that is cached for everyone exclude each other. So the page is rendered
 * with a nonce that only the server knows, the scripts that carry it are listed by their hash, and
 * the nonce is taken out again. A script that slipped in through somebody's text carries no nonce,
 * is not listed, and does not run.
 */
export const renderNonce = randomBytes(16).toString("base64url");

const marked = new RegExp(`<script[^>]*? nonce="${renderNonce}"[^>]*>([\\s\\S]*?)</script>`, "g");
const mark = new RegExp(` nonce="${renderNonce}"`, "g");

export function sealScripts(html: string) {
  const inline = [...html.matchAll(marked)].map((match) => match[1] ?? "").filter(Boolean);
  const hashes = new Set(inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`));
  return { html: html.replace(mark, ""), hashes: [...hashes] };
}

export function contentPolicy(scriptHashes: string[], backend: Backend) {
  const remote = backend ? [backend.url, backend.url.replace(/^http/, "ws")] : [];
  return serialize({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", ...remote.slice(0, 1)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...remote],
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
