import { hash } from "node:crypto";
import type { Keep, Resource } from "#app/public/page.ts";
import { compress, decompress, type Encoding, isCompressible } from "./compression.ts";

type Headers = [string, string][];

/** Below it, compressing gains nothing. */
const smallest = 500;

/** A whole answer, ready to be sent, and to be sent again. It holds the bodies that somebody asked for, compressed. */
export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  readonly keep: Keep | undefined;
  readonly isCompressible: boolean;
  readonly #bodies = new Map<Encoding, Buffer>();

  constructor({ status = 200, headers = {}, type, body, keep }: Resource, policy: string) {
    const plain = typeof body === "string" ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    this.status = status;
    this.keep = keep;
    this.etag = `W/"${hash("sha1", plain, "base64url").slice(0, 20)}"`;
    this.isCompressible = plain.byteLength > smallest && isCompressible(type);
    this.#bodies.set("identity", plain);
    const named = Object.entries(headers).map<[string, string]>(([name, value]) => [name.toLowerCase(), value]);
    this.headers = [["content-type", type], ["vary", "Accept-Encoding"], ...named];
    if (type.startsWith("text/html")) this.headers.push(["content-security-policy", policy]);
    // Nobody keeps what does not say that it may be kept.
    if (!("Cache-Control" in headers)) this.headers.push(["cache-control", cacheControl(keep)]);
    if (status === 200) this.headers.push(["etag", this.etag]);
  }

  /** About how much memory it takes, with room for a second encoding. */
  get size() {
    let bytes = 0;
    for (const body of this.#bodies.values()) bytes += body.byteLength;
    return 1_500 + 2 * bytes;
  }

  /** The body, when it can be had without waiting. */
  readyBody(encoding: Encoding) {
    return this.#bodies.get(encoding);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const ready = this.#bodies.get(encoding);
    if (ready) return ready;
    const made = await compress(await this.#plain(), encoding);
    if (encoding !== "identity") {
      this.#bodies.set(encoding, made);
      // Six times as large, and wanted by hardly any browser: it is made again from the others.
      this.#bodies.delete("identity");
    }
    return made;
  }

  /** The same answer with another text: no longer kept for long, nor by anybody else. */
  async changed(change: (text: string) => string, keep: Keep, policy: string) {
    const body = change((await this.#plain()).toString());
    const type = this.headers[0]?.[1] ?? "";
    return new Answer({ type, body, keep, headers: { "Cache-Control": "no-store" } }, policy);
  }

  async #plain() {
    const [first] = this.#bodies;
    if (!first) throw new Error("an answer without a body");
    const [encoding, body] = first;
    return decompress(body, encoding);
  }
}

/** Browsers and proxies ask again; how long this server keeps it is for those that want to know. */
function cacheControl(keep: Keep | undefined) {
  return keep ? `public, max-age=0, s-maxage=${keep.seconds}` : "no-store";
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
