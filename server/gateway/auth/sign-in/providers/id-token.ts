import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { boundedFetch } from "../../../../http/bounded-fetch.ts";
import { clientIds, type Known } from "./known-provider.ts";
import type { Answer } from "./providers.ts";

/** Each asks for the provider's keys when it meets one that it does not know. */
const keySets = new LRUCache<string, ReturnType<typeof createRemoteJWKSet>>({ max: 20 });

/** The claims of a token that the provider signed, for us, and lately. */
export async function readIdToken({ provider, settings, url, endpoints }: Known, token: string): Promise<Answer> {
  const address = endpoints.keys ?? "";
  const options = { timeoutDuration: 10_000, [customFetch]: boundedFetch };
  const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address), options);
  keySets.set(address, keys);
  const issuer = provider.issuer?.(url, decodeJwt(token)) ?? "";
  const audience = clientIds(settings);
  const { payload } = await jwtVerify(token, keys, { issuer, audience, requiredClaims: ["exp"] });
  return payload;
}
