import { isIP } from "node:net";
import type { Context } from "hono";
import type { AuthService } from "./auth-service.ts";

/** The browser or program that asks. */
export type Client = { address: string | undefined; userAgent: string | null };

export function clientOf(service: AuthService, c: Context): Client {
  const { clientAddress } = service.settings;
  const address = clientAddress ? clientAddress(c.req.raw, c.env) : socketAddress(c.env);
  return { address, userAgent: c.req.header("User-Agent")?.slice(0, 512) ?? null };
}

/** What a session keeps of the address: nothing, unless the operator wants it. */
export function keptAddress(service: AuthService, { address }: Client) {
  return service.settings.storeClientAddress && address && isIP(address) ? address : null;
}

function socketAddress(env: unknown) {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress;
}
