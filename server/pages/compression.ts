import * as zlib from "node:zlib";

export type Encoding = "zstd" | "br" | "gzip" | "identity";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel, ZSTD_c_windowLog } = zlib.constants;
/** The cheapest first: for a page that is new, zstd is as small as gzip at a third of its cost. */
const preferred = ["zstd", "br", "gzip"] as const;
const choices = new Map<string, Encoding>();

/** The encoding to answer with. Few browsers say it in their own way, so it is read once for each. */
export function chooseEncoding(accepted = ""): Encoding {
  const known = choices.get(accepted) ?? readChoice(accepted);
  if (choices.size > 200) choices.clear();
  choices.set(accepted, known);
  return known;
}

function readChoice(accepted: string): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(",")
    .map((offer) => offer.replace(/\s/g, ""));
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;q=0(\.0+)?$/.test(offer)));
  return preferred.find(takes) ?? "identity";
}

/**
 * For a page that somebody waits for: fast levels, which make it a seventh larger than brotli's fifth for a ninth of its
 * CPU. At once, because another thread makes it a third dearer. A window of 128 kB holds any page.
 */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "zstd")
    return zlib.zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 2, [ZSTD_c_windowLog]: 17 } });
  if (encoding === "br") return compressBrotli(body, 2);
  return encoding === "gzip" ? zlib.gzipSync(body, { level: 1 }) : body;
}

export function decompress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "zstd") return zlib.zstdDecompressSync(body);
  if (encoding === "br") return zlib.brotliDecompressSync(body);
  return encoding === "gzip" ? zlib.gunzipSync(body) : body;
}

/** For files, which are compressed once after a build. */
export function compressBest(body: Buffer, encoding: "br" | "gzip"): Buffer {
  return encoding === "br" ? compressBrotli(body, 11) : zlib.gzipSync(body, { level: 9 });
}

function compressBrotli(body: Buffer, quality: number) {
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return zlib.brotliCompressSync(body, { params });
}

export const isCompressible = (type: string) =>
  /^text\/|^application\/(json|javascript|manifest\+json|xml|ld\+json)|^image\/svg\+xml/.test(type);
