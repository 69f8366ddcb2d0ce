import { WebSocket } from "ws";
import type { Target } from "./target.ts";

const crowd = 150;
/** Below the rate at which the service puts a client out. */
const pause = 20;
const filler = "x".repeat(2_000);

type Say = (topic: string, event: string, payload: object) => void;
type Member = { onOpen(say: Say): void; speak(say: Say, turn: number): void };

const join = { config: { broadcast: { self: true }, presence: { key: "" } } };
const enter = (say: Say) => say("realtime:crowd", "phx_join", join);

/** Everybody hears everybody, 2 kB at a time. */
export const broadcasts = (target: Target) =>
  flood(target, {
    onOpen: enter,
    speak: (say) => say("realtime:crowd", "broadcast", { type: "broadcast", event: "word", payload: { filler } }),
  });

/** The server sends each change of a description to everybody present. */
export const presences = (target: Target) =>
  flood(target, {
    onOpen: enter,
    speak: (say, turn) => say("realtime:crowd", "presence", { event: "track", payload: { turn, filler } }),
  });

/** Joins again and again; each join is answered with the list of everybody present. */
export const joins = (target: Target) =>
  flood(target, {
    onOpen(say) {
      enter(say);
      say("realtime:crowd", "presence", { event: "track", payload: { filler } });
    },
    speak: (say, turn) => turn % 4 === 0 && say("realtime:crowd", "phx_join", join),
  });

/** Each token is one that nobody signed. */
export const tokens = (target: Target) =>
  flood(target, {
    onOpen: enter,
    speak(say, turn) {
      if (turn % 4 !== 0) return;
      enter(say);
      say("realtime:crowd", "access_token", { access_token: `${target.key}.${turn}.${filler}` });
    },
  });

/** Listens to a table, again and again, with costly filters: together as many as a network may have. */
export function bindings(target: Target) {
  const filter = Array.from({ length: 6 }, (_, n) => `comment=imatch.(a|b)*${n}`).join(",");
  const all = [{ event: "*", schema: "public", table: "reviews", filter }];
  return flood(target, {
    onOpen() {},
    speak(say, turn) {
      if (turn % 4 === 0) say("realtime:table", "phx_join", { config: { postgres_changes: all } });
    },
  });
}

/** A crowd of sockets, each of which speaks at its pace and comes back when it is sent away. */
async function flood({ origin, network, key }: Target, { onOpen, speak }: Member) {
  let isOver = false;
  const sockets = new Set<WebSocket>();
  const address = `${origin.replace("http", "ws")}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`;

  function open() {
    const socket = new WebSocket(address, { headers: { "X-Forwarded-For": network } });
    sockets.add(socket);
    let turn = 0;
    let speaking: NodeJS.Timeout | undefined;
    const say: Say = (topic, event, payload) =>
      socket.send(JSON.stringify({ topic, event, payload, ref: String(turn), join_ref: null }));
    const opened = Promise.withResolvers<void>();
    socket.on("open", () => {
      onOpen(say);
      speaking = setInterval(() => {
        // What the server does not take is not piled up here.
        if (socket.readyState === socket.OPEN && socket.bufferedAmount < 1_000_000) speak(say, turn++);
      }, pause);
      opened.resolve();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(speaking);
      sockets.delete(socket);
      opened.resolve();
      if (!isOver) setTimeout(open, 500).unref();
    });
    return opened.promise;
  }

  await Promise.all(Array.from({ length: crowd }, open));
  return () => {
    isOver = true;
    for (const socket of sockets) socket.terminate();
  };
}
