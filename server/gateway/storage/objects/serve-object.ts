import type { Context } from "hono";
import { describeError } from "../../../kernel/log.ts";
import { MissingFileError } from "../files/file-store.ts";
import { invalidRange, noSuchKey } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import type { ObjectRow } from "./object-rows.ts";
import { contentDisposition, headersFor } from "./serving-headers.ts";

export type Audience = "public" | "private";

/** Answers with an object's bytes, or with the part of them that the client lacks. */
export async function serveObject(storage: Storage, c: Context, object: ObjectRow, audience: Audience) {
  const { metadata, version } = object;
  if (!metadata) throw noSuchKey();
  const headers = { ...describeObject(object, audience), ...headersFor(metadata.mimetype) };
  const download = c.req.query("download");
  if (download !== undefined) headers["Content-Disposition"] = contentDisposition(download);
  if (isKnownToClient(c, object)) return c.body(null, 304, headers);

  headers["Accept-Ranges"] = "bytes";
  const ifRange = c.req.header("if-range");
  const wanted = !ifRange || ifRange === metadata.eTag ? c.req.header("range") : undefined;
  let range: ReturnType<typeof parseRange>;
  try {
    range = parseRange(wanted, metadata.size);
  } catch (error) {
    c.header("Content-Range", `bytes */${metadata.size}`);
    throw error;
  }
  headers["Content-Length"] = String(range ? range.end - range.start + 1 : metadata.size);
  if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${metadata.size}`;
  // Hono answers HEAD with what GET says, less the body: the file need not be opened.
  const body = c.req.method === "HEAD" || metadata.size === 0 ? null : await openFile(storage, version, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Validators and lifetime. What is not public is kept by the reader's own browser only. */
export function describeObject({ metadata, updated_at }: ObjectRow, audience: Audience) {
  const headers: Record<string, string> = {
    ETag: metadata.eTag,
    "Last-Modified": lastModifiedOf(metadata.lastModified, updated_at).toUTCString(),
    "Cache-Control": audience === "public" ? metadata.cacheControl : `private, ${metadata.cacheControl}`,
  };
  if (audience === "private") headers["X-Robots-Tag"] = "none";
  return headers;
}

function isKnownToClient(c: Context, { metadata, updated_at }: ObjectRow) {
  const tags = c.req.header("if-none-match");
  if (tags !== undefined) {
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes(metadata.eTag) || known.includes("*");
  }
  const since = Date.parse(c.req.header("if-modified-since") ?? "");
  return Math.floor(+lastModifiedOf(metadata.lastModified, updated_at) / 1000) * 1000 <= since;
}

function lastModifiedOf(text: string, fallback: Date) {
  const date = new Date(text);
  return Number.isNaN(+date) ? fallback : date;
}

async function openFile({ files, log }: Storage, version: string, range?: { start: number; end: number }) {
  try {
    return await files.open(version, range);
  } catch (error) {
    if (error instanceof MissingFileError) log.error(describeError(error), "an object has no file");
    throw error;
  }
}

/** The part of `size` bytes that a Range header asks for, or undefined for all of them. */
function parseRange(header: string | undefined, size: number) {
  // Several ranges at once are answered with everything, which the standard allows.
  const [, first = "", last = ""] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size) throw invalidRange();
  return { start, end };
}
