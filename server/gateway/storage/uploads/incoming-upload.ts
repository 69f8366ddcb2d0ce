import { invalidRequest } from "../storage-error.ts";
import type { StorageLimits } from "../storage-settings.ts";
import { readMultipart } from "./multipart.ts";
import { readTimely } from "./read-bytes.ts";

/** A file on its way in, and what its sender says of it. */
export type IncomingUpload = {
  declaredType: string;
  chunks: AsyncIterable<Uint8Array>;
  /** To be asked once the chunks are read: fields of a form may come behind the file. */
  finish(): Promise<{ cacheControl: string; userMetadata: Record<string, unknown> | null }>;
};

const maximumField = 16 * 1024;

export async function openUpload(request: Request, limits: StorageLimits): Promise<IncomingUpload> {
  if (!request.body) throw invalidRequest("No content provided");
  if (request.headers.has("content-encoding")) throw invalidRequest("Content-Encoding is not supported");
  const contentType = request.headers.get("content-type") ?? "";
  const bytes = readTimely(request.body, limits);
  return /^multipart\/form-data\b/i.test(contentType) ? openForm(bytes, contentType) : openRaw(bytes, request.headers);
}

function openRaw(chunks: AsyncIterable<Uint8Array>, headers: Headers): IncomingUpload {
  return {
    declaredType: headers.get("content-type") ?? "",
    chunks,
    async finish() {
      const metadata = headers.get("x-metadata");
      return {
        cacheControl: checkCacheControl(headers.get("cache-control") ?? ""),
        userMetadata: parseMetadata(metadata && Buffer.from(metadata, "base64").toString()),
      };
    },
  };
}

async function openForm(bytes: AsyncIterable<Uint8Array>, contentType: string): Promise<IncomingUpload> {
  const parts = readMultipart(bytes, contentType);
  const fields = new Map<string, string>();
  const nextFile = async () => {
    for (;;) {
      const { done, value: part } = await parts.next();
      if (done || part.isFile) return part || undefined;
      fields.set(part.name, await readField(part.body));
    }
  };
  const file = await nextFile();
  if (!file) throw invalidRequest("No file provided");
  return {
    declaredType: file.type,
    chunks: file.body,
    async finish() {
      if (await nextFile()) throw invalidRequest("Only one file can be uploaded at a time");
      if (fields.get("contentEncoding")) throw invalidRequest("Content-Encoding is not supported");
      const seconds = fields.get("cacheControl");
      return {
        cacheControl: checkCacheControl(seconds ? `max-age=${seconds}` : ""),
        userMetadata: parseMetadata(fields.get("metadata")),
      };
    },
  };
}

async function readField(body: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maximumField) throw invalidRequest("A field of the form is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** It comes back as a header: only what a Cache-Control header may say. */
function checkCacheControl(given: string) {
  return /^[a-z0-9=, -]{1,100}$/i.test(given) ? given : "max-age=3600";
}

function parseMetadata(text: string | null | undefined) {
  if (!text) return null;
  try {
    const value: unknown = text.length <= maximumField ? JSON.parse(text) : undefined;
    if (value && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  throw invalidRequest("Metadata must be a JSON object of at most 16 kB");
}
