import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const pace = 20;
const patience = 60_000;

export type Waits = Record<"/healthz" | "/" | "search", { times: number[]; failed: number }>;

/**
 * Asks for a page every 20 ms, whether the one before has been answered or not: who waits for the answer does not count
 * what others would have waited meanwhile. Each search is one that nobody has asked for, from a network of its own.
 */
export async function watchAsNeighbour(origin: string, milliseconds: number) {
  const waits: Waits = {
    "/healthz": { times: [], failed: 0 },
    "/": { times: [], failed: 0 },
    search: { times: [], failed: 0 },
  };
  const paths = Object.keys(waits) as (keyof Waits)[];
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; performance.now() - began < milliseconds; turn++) {
    const path = paths[turn % paths.length] as keyof Waits;
    asked.push(ask(turn, path));
    await wait(Math.max(0, began + (turn + 1) * pace - performance.now()));
  }
  await Promise.all(asked);
  agent.destroy();
  return waits;

  async function ask(turn: number, path: keyof Waits) {
    const started = performance.now();
    const wanted = path === "search" ? `/buscar?especialidade=psicologia&nome=${name()}` : path;
    const network = `10.${Math.floor(turn / 60_000)}.${Math.floor(turn / 250) % 250}.${turn % 250}`;
    const status = await request(origin + wanted, network, agent);
    waits[path].times.push(performance.now() - started);
    if (status !== 200) waits[path].failed += 1;
  }
}

function request(url: string, network: string, agent: Agent) {
  return new Promise<number>((resolve) => {
    const headers = { Accept: "text/html", "X-Forwarded-For": network };
    const asked = get(url, { agent, headers, timeout: patience }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => resolve(0));
  });
}

/** One that nobody has searched for. */
const name = () =>
  `ana+${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")
    .slice(0, 6)}`;
