import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Addresses that this machine also answers to by its usual name. */
const here = new Set(["127.0.0.1", "::1", "0.0.0.0", "::"]);

/** Where a listening server is found from this machine, with its port: for an installation that named no public address. */
export function ownAddress(server: Server) {
  const { address, port } = server.address() as AddressInfo;
  return `http://${here.has(address) ? "localhost" : address.includes(":") ? `[${address}]` : address}:${port}`;
}
