import { isIP, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { AuthService } from "./auth-service.ts";

/** The browser or program that asks. */
export type Client = { address: string | undefined; userAgent: string | null };

export function clientOf(service: AuthService, c: Context): Client {
  const { clientAddress } = service.settings;
  const address = clientAddress ? clientAddress(c.req.raw, c.env) : socketAddress(c.env);
  return { address, userAgent: c.req.header("User-Agent")?.slice(0, 512) ?? null };
}

/** Whom a limit counts for: one household has a whole /64 of IPv6. */
export function networkOf({ address }: Client) {
  if (!address) return "unknown";
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const groups = head ? head.split(":") : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(":").length : 0;
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - after) }, () => "0"));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** What a session keeps of the address: nothing, unless the operator wants it. */
export function keptAddress(service: AuthService, { address }: Client) {
  return service.settings.storeClientAddress && address && isIP(address) ? address : null;
}

function socketAddress(env: unknown) {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress;
}
