import { AuthError } from "../auth-error.ts";
import type { Metadata } from "./users.ts";

/** Metadata travels in every access token, and a token in a header: proxies take 8 kB of those. */
const maxMetadataBytes = 4096;

/** What an owner says of the own account. Claims of ours cannot be overwritten. */
export function mergeUserMetadata(known: Metadata, given: Metadata) {
  const { sub: _, email: _email, email_verified: _verified, phone_verified: _phone, ...own } = given;
  return mergeMetadata(known, own);
}

/** What the administration says, as it is given. As GoTrue merges: key by key, null removes. */
export function mergeMetadata(known: Metadata, given: Metadata) {
  const merged = { ...known, ...given };
  return checkSize(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}

function checkSize(metadata: Metadata) {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes)
    throw new AuthError(422, "validation_failed", `Metadata cannot be larger than ${maxMetadataBytes} bytes`);
  return metadata;
}
