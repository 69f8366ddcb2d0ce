import { LRUCache } from "lru-cache";
import type { Keys } from "../kernel/keys.ts";

type Claims = Record<string, unknown>;

const mostTokens = 2_000;

/** By the keys that verified them: with other keys nothing is remembered. */
const verified = new WeakMap<Keys, LRUCache<string, Claims>>();

/** The claims of a token whose signature was checked before and whose time is not over. */
export function recallClaims(keys: Keys, token: string, now = Date.now()) {
  const known = verified.get(keys);
  const claims = known?.get(token);
  if (claims && Number(claims.exp) * 1_000 > now) return claims;
  known?.delete(token);
  return undefined;
}

/** The least recently used is forgotten first, so that strangers with accounts cannot fill the memory. */
export function rememberClaims(keys: Keys, token: string, claims: Claims) {
  if (typeof claims.exp !== "number") return;
  const known = verified.get(keys) ?? new LRUCache<string, Claims>({ max: mostTokens });
  verified.set(keys, known.set(token, Object.freeze(claims)));
}
