import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const choices = new Map<string, Encoding>();

/** The best encoding that the browser takes. Few browsers say it in their own way, so it is read once for each. */
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
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Quality 5 costs a tenth of the best one and gives pages nearly its size. */
export async function compress(body: Buffer, encoding: Encoding, quality = 5) {
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    };
    return promisify(brotliCompress)(body, { params });
  }
  return encoding === "gzip" ? promisify(gzip)(body, { level: Math.min(quality, 9) }) : body;
}

export const isCompressible = (type: string) =>
  /^text\/|^application\/(json|javascript|manifest\+json|xml|ld\+json)|^image\/svg\+xml/.test(type);
