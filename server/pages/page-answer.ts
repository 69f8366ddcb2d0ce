import type { Encoding } from "./compression.ts";
import type { Page } from "./html-cache.ts";

type Headers = [string, string][];

/** Whether the visitor has the page already, by If-None-Match. */
export function isKnown({ status, etag }: Page, known: string | undefined) {
  if (status !== 200 || known === undefined) return false;
  // Compared weakly, as GET asks for.
  const named = known.split(/,\s*/).map((one) => (one.startsWith("W/") ? one : `W/${one}`));
  return known.trim() === "*" || named.includes(etag);
}

/** The page's own headers with those of the body in this encoding; without a body those of "unchanged". */
export function sentHeaders({ headers }: Page, encoding?: Encoding, body?: Buffer): Headers {
  if (!body) return headers.filter(([name]) => name !== "content-type");
  const own: Headers = [["content-length", String(body.byteLength)]];
  if (encoding && encoding !== "identity") own.push(["content-encoding", encoding]);
  return [...headers, ...own];
}
