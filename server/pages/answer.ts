import { hash } from "node:crypto";
import type { CacheRule, Resource } from "#app/public/page.ts";
import { compress, decompress, type Encoding, isCompressible } from "./compression.ts";

type Headers = [string, string][];

/** Below it, compressing gains nothing. */
const smallest = 500;

/** A whole answer, ready to be sent, and to be sent again. It holds the bodies that somebody asked for, compressed. */
export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly cache: CacheRule | undefined;
  readonly isCompressible: boolean;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #own: Record<string, string>;

  /** `wanted`: what the one who asked takes. */
  constructor({ status = 200, headers = {}, type, body, cache }: Resource, policy: string, wanted: Encoding) {
    const plain = asBytes(body);
    this.status = status;
    this.cache = cache;
    this.#own = headers;
    this.etag = `W/"${hash("sha1", plain, "base64url").slice(0, 20)}"`;
    this.isCompressible = plain.byteLength > smallest && isCompressible(type);
    const encoding = encodingFor(this, wanted);
    this.#bodies.set(encoding, asSmallAsItIs(compress(plain, encoding)));
    const named = Object.entries(headers).map<[string, string]>(([name, value]) => [name.toLowerCase(), value]);
    this.headers = [["content-type", type], ["vary", "Accept-Encoding"], ...named];
    if (type.startsWith("text/html") && !("Content-Security-Policy" in headers))
      this.headers.push(["content-security-policy", policy]);
    // Nobody keeps what does not say that it may be kept.
    if (!("Cache-Control" in headers)) this.headers.push(["cache-control", cacheControl(cache)]);
    if (status === 200) this.headers.push(["etag", this.etag]);
  }

  /** About how much memory it takes, with room for a second encoding. */
  get size() {
    let bytes = 0;
    for (const body of this.#bodies.values()) bytes += body.byteLength;
    return 1_500 + 2 * bytes;
  }

  /** In the encoding that somebody asks for. */
  body(encoding: Encoding): Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const made = asSmallAsItIs(compress(this.#plain(), encoding));
    // Six times as large, and wanted by hardly any browser: made again when one does.
    if (encoding !== "identity") this.#bodies.set(encoding, made);
    return made;
  }

  /** The same answer with another text: kept for a moment, and by nobody else. */
  changed(change: (text: string) => string, cache: CacheRule, policy: string, wanted: Encoding) {
    const type = this.headers[0]?.[1] ?? "";
    const headers = { ...this.#own, "Cache-Control": "no-store" };
    const body = change(this.#plain().toString());
    return new Answer({ status: this.status, type, body, cache, headers }, policy, wanted);
  }

  #plain() {
    const [first] = this.#bodies;
    if (!first) throw new Error("an answer without a body");
    return decompress(first[1], first[0]);
  }
}

/** Any page fits. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * A text as bytes, until the next one: written to the same place each time, because what is needed for a moment beside
 * what is kept for long would leave the memory full of holes.
 */
function asBytes(body: string | Uint8Array) {
  if (typeof body !== "string") return Buffer.from(body.buffer, body.byteOffset, body.length);
  // Nothing that counts as one letter takes more than three bytes.
  return 3 * body.length > scratch.length ? Buffer.from(body) : scratch.subarray(0, scratch.write(body));
}

/** What zlib gives is a slice of a larger buffer, which would be kept with it. */
function asSmallAsItIs(slice: Buffer) {
  const copy = Buffer.allocUnsafeSlow(slice.byteLength);
  slice.copy(copy);
  return copy;
}

/** Browsers and proxies ask again; how long this server keeps it is for those that want to know. */
function cacheControl(cache: CacheRule | undefined) {
  if (!cache) return "no-store";
  return cache.seconds > 0 ? `public, max-age=0, s-maxage=${cache.seconds}` : "no-cache";
}

/** Whether the visitor has the page already, by If-None-Match. */
export function isKnown({ status, etag }: Answer, known: string | undefined) {
  if (status !== 200 || known === undefined) return false;
  // Compared weakly, as GET asks for.
  const named = known.split(/,\s*/).map((one) => (one.startsWith("W/") ? one : `W/${one}`));
  return known.trim() === "*" || named.includes(etag);
}

export function encodingFor({ isCompressible }: Answer, chosen: Encoding) {
  return isCompressible ? chosen : "identity";
}

/** The page's own headers with those of the body in this encoding; without a body those of "unchanged". */
export function sentHeaders({ headers }: Answer, encoding?: Encoding, body?: Buffer): Headers {
  if (!body) return headers.filter(([name]) => name !== "content-type");
  const own: Headers = [["content-length", String(body.byteLength)]];
  if (encoding && encoding !== "identity") own.push(["content-encoding", encoding]);
  return [...headers, ...own];
}
