import type { IncomingMessage } from "node:http";
import { networkOf } from "../../../http/network.ts";

/** What one client, and all of them together, may take of this process. Times in milliseconds. */
export type RealtimeLimits = {
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  maxChannels: number;
  maxChannelsPerNetwork: number;
  /** Bindings to table changes in all channels of one connection. */
  maxBindings: number;
  /** Each counts once for each condition of its filter: each written row is compared with all of them. */
  maxBindingsPerNetwork: number;
  /** Largest frame from a client, in bytes; ws closes with 1009 past it. */
  maxPayload: number;
  maxPresenceMeta: number;
  /** What may wait unsent for one client before it is dropped as too slow, in bytes. */
  maxBuffered: number;
  /** How long such a client may take to read that it is being dropped. */
  farewell: number;
  messagesPerSecond: number;
  /** What all clients of a network together may take of a second of this process, in milliseconds. */
  timePerSecond: number;
  joinsPerSecond: number;
  /** A client's own heartbeat comes every 25 s: two missed ones end the connection. */
  idleTimeout: number;
  /** How often a process renews its lease and looks after its tables; dead after three missed ones. */
  leaseInterval: number;
};

export type RealtimeSettings = {
  limits?: Partial<RealtimeLimits>;
  /** Whose connection this is, for the limit per network; behind a proxy the socket's address is the proxy's. */
  networkOf?: (request: IncomingMessage) => string;
  /** Who may broadcast and be present in public channels; `service`: who holds the secret key, and the database. */
  publicSenders?: "everybody" | "service";
};

export const defaultLimits: RealtimeLimits = {
  maxConnections: 5_000,
  maxConnectionsPerNetwork: 200,
  maxChannels: 100,
  maxChannelsPerNetwork: 4_000,
  maxBindings: 100,
  maxBindingsPerNetwork: 1_000,
  maxPayload: 256 * 1024,
  maxPresenceMeta: 16 * 1024,
  maxBuffered: 1024 * 1024,
  farewell: 5_000,
  messagesPerSecond: 100,
  timePerSecond: 100,
  joinsPerSecond: 20,
  idleTimeout: 60_000,
  leaseInterval: 10_000,
};

/** A client that reconnects joins all its channels at once. */
export const joinBurst = (limits: RealtimeLimits) => Math.max(limits.joinsPerSecond, limits.maxChannels);

export function socketNetwork(request: IncomingMessage) {
  return networkOf(request.socket.remoteAddress);
}
