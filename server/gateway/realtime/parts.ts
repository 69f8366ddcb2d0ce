import type { GatewaySettings } from "../settings.ts";
import type { Broadcasts } from "./broadcasts.ts";
import type { Subscriptions } from "./changes/subscriptions.ts";
import type { RealtimeLimits } from "./limits.ts";
import type { Presences } from "./presence.ts";
import type { Topics } from "./topics.ts";

/** What the service is made of, for the code that handles one client. */
export type RealtimeParts = Pick<GatewaySettings, "sql" | "keys" | "log"> & {
  limits: RealtimeLimits;
  topics: Topics;
  broadcasts: Broadcasts;
  presences: Presences;
  subscriptions: Subscriptions;
};
