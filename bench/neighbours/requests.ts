import { connect } from "node:net";
import type { Target } from "./target.ts";

const connections = 32;
const urlEncoded = "application/x-www-form-urlencoded";

type Ask = { path: string; method?: string; body?: string; headers?: Record<string, string> };

/** The dearest form that URLSearchParams can be given, to a page without a form. */
const worst = "a&".repeat(512 * 1024);
export const strayForms = (target: Target) =>
  flood(target, () => ({ path: "/termos", method: "POST", body: worst, headers: { "Content-Type": urlEncoded } }));

/** A form as large as one of ours may be. */
const large = `nome=${"x".repeat(60_000)}`;
export const forms = (target: Target) =>
  flood(target, () => ({ path: "/lgpd", method: "POST", body: large, headers: { "Content-Type": urlEncoded } }));

/** Parameters that no page reads. */
export const parameters = (target: Target) =>
  flood(target, (turn) => ({ path: `${["/", "/termos", "/status"][turn % 3]}?x=${turn}` }));

/** Searches that nobody has asked for. */
export const searches = (target: Target) => flood(target, (turn) => ({ path: `/buscar?nome=bruno+x${turn}` }));

/** Addresses of nothing. */
export const nowhere = (target: Target) => flood(target, (turn) => ({ path: `/nada/${turn}/b/c` }));

/** Bodies of which half is sent, and nothing more. */
export async function halfBodies({ origin, network }: Target) {
  const { port } = new URL(origin);
  const head = `POST /lgpd HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: ${urlEncoded}\r\nContent-Length: 9999`;
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    return socket;
  });
  for (const socket of sockets) socket.write(`${head}\r\n\r\nnome=`);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Each connection asks again as soon as it is answered, whatever the answer is. */
async function flood({ origin, network }: Target, ask: (turn: number) => Ask) {
  let isOver = false;
  let turn = 0;
  async function askOn() {
    while (!isOver) {
      const { path, headers, ...init } = ask(turn++);
      const all = { "X-Forwarded-For": network, Accept: "text/html", ...headers };
      await fetch(origin + path, { ...init, headers: all, redirect: "manual" }).then(
        (response) => response.arrayBuffer(),
        () => {},
      );
    }
  }
  for (let n = 0; n < connections; n++) void askOn();
  return () => {
    isOver = true;
  };
}
