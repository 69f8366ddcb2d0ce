import { readBackendSettings } from "./backend-settings.ts";

/**
 * Follows public topics of the realtime service: joins, stays, hears "changed". The service's own client does much more,
 * and is a fifth of what a page may weigh; this is its protocol 1.0.0 for that one purpose, with the same times between attempts.
 */

type Follower = { onEvent: () => void; asksWhenJoined: boolean };
type Message = { topic: string; event: string; payload: { event?: string; status?: string }; ref: string | null };

const heartbeat = 25_000;
const delays = [1_000, 2_000, 5_000, 10_000];

const followers = new Map<string, Set<Follower>>();
let socket: WebSocket | undefined;
let attempts = 0;
let lastRef = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAlive = false;

/** Gives what ends it. One socket for all topics; without topics there is none. */
export function followTopic(topic: string, onEvent: () => void, asksWhenJoined: boolean) {
  const follower = { onEvent, asksWhenJoined };
  const known = followers.get(topic);
  followers.set(topic, (known ?? new Set()).add(follower));
  if (!socket) connect();
  else if (!known && socket.readyState === WebSocket.OPEN) join(topic);
  return () => {
    const others = followers.get(topic);
    others?.delete(follower);
    if (others?.size !== 0) return;
    followers.delete(topic);
    if (followers.size === 0) disconnect();
    else send(`realtime:${topic}`, "phx_leave", {});
  };
}

function connect() {
  clearTimeout(timer);
  const { supabaseUrl, publishableKey } = readBackendSettings();
  const address = new URL("/realtime/v1/websocket", new URL(supabaseUrl, location.origin));
  address.protocol = address.protocol.replace("http", "ws");
  address.search = String(new URLSearchParams({ apikey: publishableKey, vsn: "1.0.0" }));
  const own = new WebSocket(address);
  socket = own;
  own.onopen = () => {
    attempts = 0;
    isAlive = true;
    for (const topic of followers.keys()) join(topic);
    beat();
  };
  own.onmessage = ({ data }) => hear(JSON.parse(data));
  own.onclose = () => own === socket && retry();
}

/** What is lost meanwhile is asked for when it is joined again. */
function retry() {
  socket = undefined;
  for (const each of followers.values()) for (const follower of each) follower.asksWhenJoined = true;
  clearTimeout(timer);
  timer = setTimeout(connect, delays[Math.min(attempts, delays.length - 1)]);
  attempts += 1;
}

function disconnect() {
  const own = socket;
  socket = undefined;
  clearTimeout(timer);
  own?.close();
}

/** Whoever does not answer one by the next is gone, whatever the connection says. */
function beat() {
  if (!isAlive) return socket?.close();
  isAlive = false;
  send("phoenix", "heartbeat", {});
  timer = setTimeout(beat, heartbeat);
}

function join(topic: string) {
  send(`realtime:${topic}`, "phx_join", { config: { broadcast: { self: false }, private: false } });
}

function send(topic: string, event: string, payload: object) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  lastRef += 1;
  const ref = String(lastRef);
  socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: event === "phx_join" ? ref : null }));
}

function hear({ topic, event, payload, ref }: Message) {
  isAlive = true;
  const each = followers.get(topic.replace(/^realtime:/, ""));
  // What nobody follows any more was left by us. Of another the service has dropped it: everything anew, after a pause.
  if (!each) return;
  if (event === "phx_error" || event === "phx_close") return socket?.close();
  const isJoined = event === "phx_reply" && payload.status === "ok" && ref !== null;
  for (const follower of each) {
    const isMissed = isJoined && follower.asksWhenJoined;
    follower.asksWhenJoined &&= !isJoined;
    if (isMissed || (event === "broadcast" && payload.event === "changed")) follower.onEvent();
  }
}
