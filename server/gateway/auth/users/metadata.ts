import { AuthError } from "../auth-error.ts";
import type { Metadata } from "./users.ts";

/** Metadata travels in every access token, and a token in a header: proxies take 8 kB of those. */
const maxMetadataBytes = 4096;

/** As GoTrue merges: key by key, null removes. Claims of ours cannot be overwritten. */
export function mergeUserMetadata(known: Metadata, given: Metadata) {
  const { sub: _, email: _email, email_verified: _verified, phone_verified: _phone, ...own } = given;
  return checkSize(merge(known, own));
}

export function mergeAppMetadata(known: Metadata, given: Metadata) {
  return checkSize(merge(known, given));
}

function merge(known: Metadata, given: Metadata): Metadata {
  const merged = { ...known, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

function checkSize(metadata: Metadata) {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes)
    throw new AuthError(422, "validation_failed", `Metadata cannot be larger than ${maxMetadataBytes} bytes`);
  return metadata;
}
