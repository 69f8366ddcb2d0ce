import { hash, randomBytes } from "node:crypto";

/** Which origins besides our own the browser may talk to: a Supabase project's, when there is one. */
export type Backend = { url: string } | undefined;

/**
 * A nonce per page and HTML that is cached for everyone exclude each other. So the page is rendered
 * with a nonce that only the server knows, the scripts that carry it are listed by their hash, and
 * the nonce is taken out again. A script that slipped in through somebody's text carries no nonce,
 * is not listed, and does not run.
 */
export const renderNonce = randomBytes(16).toString("base64url");

const mark = ` nonce="${renderNonce}"`;

export function sealScripts(html: string) {
  const [first = "", ...rest] = html.split(mark);
  const hashes = new Set<string>();
  let before = first;
  for (const after of rest) {
    const script = isInScriptTag(before) ? contentOf(after) : "";
    if (script) hashes.add(hashOf(script));
    before = after;
  }
  return { html: first + rest.join(""), hashes: [...hashes] };
}

/** A script as a policy names it. */
export function hashOf(script: string) {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

/** Whether a text that stops inside a tag stops in one of a script; links are marked too. */
function isInScriptTag(text: string) {
  return text.startsWith("<script", text.lastIndexOf("<"));
}

/** What a script holds, of a text that goes on behind its mark. */
function contentOf(text: string) {
  return text.slice(text.indexOf(">") + 1, text.indexOf("</script>"));
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
