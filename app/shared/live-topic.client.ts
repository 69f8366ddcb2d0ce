import { RealtimeClient } from "@supabase/realtime-js";
import { readBackendSettings } from "./backend-settings.ts";

let client: RealtimeClient | undefined;
let followers = 0;

/** Follows a public topic; gives what ends it. Only the realtime part of the client, and one socket for all topics. */
export function followTopic(topic: string, onEvent: () => void, asksWhenJoined: boolean) {
  client ??= connect();
  const own = client;
  followers += 1;
  const channel = own.channel(topic);
  let wasJoined = asksWhenJoined;
  // Joined, also again after a break: what happened before then was not heard.
  const onStatus = (status: string) => {
    if (status !== "SUBSCRIBED") return;
    if (wasJoined) onEvent();
    wasJoined = true;
  };
  channel.on("broadcast", { event: "changed" }, onEvent).subscribe(onStatus);
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    void channel.unsubscribe();
    followers -= 1;
    if (followers > 0 || client !== own) return;
    void own.disconnect();
    client = undefined;
  };
}

function connect() {
  const { supabaseUrl, publishableKey } = readBackendSettings();
  const address = new URL("/realtime/v1", new URL(supabaseUrl, location.origin)).href;
  return new RealtimeClient(address.replace(/^http/, "ws"), { params: { apikey: publishableKey } });
}
