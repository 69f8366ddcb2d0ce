import { once } from "node:events";
import { WebSocket } from "ws";
import { Inbox } from "./inbox.ts";

type Message = { topic: string; event: string; payload: Record<string, unknown>; ref: string | null };

/** Protocol 1.0.0 by hand, as realtime-js 2.7 and older speak it. */
export async function connectRaw(url: string, apikey: string, query = "vsn=1.0.0", headers = {}) {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${apikey}&${query}`;
  const socket = new WebSocket(address, { headers });
  const messages = new Inbox<Message>();
  const closed = new Inbox<{ code: number; reason: string }>();
  socket.on("message", (data, isBinary) => {
    if (!isBinary) messages.add(JSON.parse(String(data)));
  });
  socket.on("close", (code, reason) => closed.add({ code, reason: String(reason) }));
  socket.on("error", () => {});
  await once(socket, "open");
  let count = 0;

  function say(topic: string, event: string, payload: unknown, ref = String(++count)) {
    socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: null }));
    return ref;
  }
  return {
    socket,
    messages,
    closed,
    say,
    /** Says it and waits for the answer. */
    async ask(topic: string, event: string, payload: unknown = {}) {
      const ref = say(topic, event, payload);
      const { payload: answer } = await messages.find(
        (message) => message.event === "phx_reply" && message.ref === ref,
        `the answer to ${event}`,
      );
      return answer as { status: string; response: Record<string, unknown> };
    },
  };
}

/** The status with which the server answers a request for a socket. */
export async function refusedWith(url: string, query: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/realtime/v1/websocket?${query}`, { headers });
  return new Promise<number>((resolve, reject) => {
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("error", reject);
  });
}
