import { RealtimeClient } from "@supabase/realtime-js";
import { backendSettings } from "./backend.ts";

let client: Promise<RealtimeClient> | undefined;

/** Follows a public topic; gives what ends it. Only the realtime part of the client, and one socket for all topics. */
export async function followTopic(topic: string, onEvent: () => void, asksWhenJoined = true) {
  client ??= connect();
  const channel = (await client).channel(topic);
  let wasJoined = asksWhenJoined;
  // Joined, also again after a break: what happened before then was not heard.
  const onStatus = (status: string) => {
    if (status !== "SUBSCRIBED") return;
    if (wasJoined) onEvent();
    wasJoined = true;
  };
  channel.on("broadcast", { event: "changed" }, onEvent).subscribe(onStatus);
  return () => void channel.unsubscribe();
}

async function connect() {
  const { supabaseUrl, publishableKey } = await backendSettings;
  const address = new URL("/realtime/v1", new URL(supabaseUrl, location.origin)).href;
  return new RealtimeClient(address.replace(/^http/, "ws"), { params: { apikey: publishableKey } });
}
