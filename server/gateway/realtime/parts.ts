import type { GatewaySettings } from "../settings.ts";
import type { Subscriptions } from "./changes/subscriptions.ts";
import type { Broadcasts } from "./channels/broadcasts.ts";
import type { Presences } from "./channels/presence.ts";
import type { Topics } from "./channels/topics.ts";
import type { RealtimeLimits, RealtimeSettings } from "./connections/limits.ts";
import type { NetworkShares } from "./connections/network-share.ts";

/** What the service is made of, for the code that handles one client. */
export type RealtimeParts = Pick<GatewaySettings, "sql" | "keys" | "sessions" | "log"> & {
  limits: RealtimeLimits;
  shares: NetworkShares;
  publicSenders: NonNullable<RealtimeSettings["publicSenders"]>;
  topics: Topics;
  broadcasts: Broadcasts;
  presences: Presences;
  subscriptions: Subscriptions;
};
