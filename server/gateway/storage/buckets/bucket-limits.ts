import { entityTooLarge, invalidMimeType, invalidRequest } from "../storage-error.ts";

export type BucketLimits = { file_size_limit: number | null; allowed_mime_types: string[] | null };

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** `1048576`, `"20MB"`, or null for no limit of its own. */
export function parseFileSizeLimit(given: number | string | null, maximum: number) {
  if (given === null) return null;
  const [, number, unit] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)?$/i.exec(String(given)) ?? [];
  const bytes = Math.floor(Number(number) * (units[unit?.toLowerCase() ?? "b"] ?? Number.NaN));
  if (!Number.isSafeInteger(bytes)) throw invalidRequest("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B");
  if (bytes > maximum) throw entityTooLarge();
  return bytes === 0 ? null : bytes;
}

const mimeTypeFormat = /^(\*\/\*|[a-z0-9!#$&^_.+-]{1,127}\/(\*|[a-z0-9!#$&^_.+-]{1,127}))$/;

export function checkMimeTypes(given: string[] | null) {
  const types = given?.map((type) => type.trim().toLowerCase()) ?? null;
  const wrong = types?.find((type) => !mimeTypeFormat.test(type));
  if (wrong !== undefined) throw invalidMimeType(wrong.slice(0, 100));
  return types?.length ? types : null;
}

/** `image/*` allows every image; no list allows everything. */
export function isTypeAllowed(type: string, allowed: string[] | null) {
  if (!allowed?.length) return true;
  const family = `${type.split("/")[0]}/*`;
  return allowed.some((entry) => entry === type || entry === family || entry === "*/*");
}

export function checkAgainstBucket(bucket: BucketLimits, file: { size: number; type: string }) {
  if (bucket.file_size_limit !== null && file.size > bucket.file_size_limit) throw entityTooLarge();
  if (!isTypeAllowed(file.type, bucket.allowed_mime_types)) throw invalidMimeType(file.type);
}
