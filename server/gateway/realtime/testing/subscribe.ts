import type { RealtimeChannel } from "@supabase/supabase-js";
import { Inbox } from "./inbox.ts";

export type Status = { status: string; reason: string | undefined };

/** Subscribes and keeps what the client reports. */
export function watchStatus(channel: RealtimeChannel, timeout?: number) {
  const statuses = new Inbox<Status>();
  channel.subscribe((status, error) => statuses.add({ status, reason: error?.message }), timeout);
  return statuses;
}

export async function subscribe(channel: RealtimeChannel) {
  // However busy the machine is.
  const statuses = watchStatus(channel, 100_000);
  const { status, reason } = await statuses.find(() => true, "the answer to a join");
  if (status !== "SUBSCRIBED") throw new Error(`${status}: ${reason}`);
  return statuses;
}

/** Subscribes and waits until table changes are watched. */
export async function subscribeToChanges(channel: RealtimeChannel) {
  const system = new Inbox<{ extension: string; status: string; message: string }>();
  channel.on("system", {}, system.add);
  await subscribe(channel);
  return system.find(({ extension }) => extension === "postgres_changes", "the watch of the tables");
}
