import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { cast, demoPassword } from "../supabase/seed/cast/cast.ts";
import { percentile } from "./search/numbers.ts";

/** What a run of traffic saw. A 429 is the product's own answer to a crowd, and no failure. */
export class Tally {
  requests = 0;
  throttled = 0;
  failed = 0;
  readonly times: number[] = [];
  readonly failures = new Map<string, number>();
  /** Files that pages have named. */
  readonly assets = new Set<string>();

  note(what: string, status: number, ms: number) {
    this.requests += 1;
    this.times.push(ms);
    if (status === 429) this.throttled += 1;
    if (status !== 0 && status < 500) return;
    this.failed += 1;
    this.failures.set(`${what} ${status}`, (this.failures.get(`${what} ${status}`) ?? 0) + 1);
  }

  print() {
    console.log(`\n${this.requests} requests, ${this.failed} failed, ${this.throttled} throttled`);
    for (const [what, count] of this.failures) console.log(`  ${count} × ${what}`);
    const [half, most] = [0.5, 0.99].map((share) => percentile(this.times, share).toFixed(0));
    console.log(`p50 ${half} ms, p99 ${most} ms`);
  }
}

type Traffic = { address: string; tally: Tally; signal: AbortSignal };

const paths = [
  "/",
  "/buscar",
  "/buscar?q=ansiedade",
  "/psicologia",
  "/psicologia/sp",
  "/login",
  "/cadastro",
  "/sugestoes?q=psi",
];

/** Visitors read pages, each from one of a thousand networks, with a pause after each: the load is bounded. */
export async function visit({ address, tally, signal }: Traffic, pause = 50) {
  const profiles = Object.values(cast).map(({ id }) => `/profissional/${id}`);
  while (!signal.aborted) {
    const path = pick(Math.random() < 0.4 ? profiles : paths);
    const html = await ask({ address, tally }, path);
    for (const [, file = ""] of html.matchAll(/"(\/assets\/[^"]+)"/g)) tally.assets.add(file);
    await wait(pause, undefined, { signal }).catch(() => {});
  }
}

export async function ask({ address, tally }: Omit<Traffic, "signal">, path: string) {
  const started = performance.now();
  const headers = { Accept: "text/html", "X-Forwarded-For": `10.0.${random(4)}.${random(250)}` };
  try {
    const response = await fetch(address + path, { headers, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    tally.note(path, response.status, performance.now() - started);
    return text;
  } catch {
    tally.note(path, 0, performance.now() - started);
    return "";
  }
}

/** A professional signs in, reads and saves, and listens for a while: the table API, its policies, pages that change. */
export async function work(
  { address, tally, signal }: Traffic,
  { key, who }: { key: string; who: keyof typeof cast },
  pause = 300,
) {
  const client = createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const timed = async (
    what: string,
    call: PromiseLike<{ error: { status?: number; message: string } | null; status?: number }>,
  ) => {
    const started = performance.now();
    const { error, status = error?.status ?? (error ? 0 : 200) } = await call;
    tally.note(error ? `${what} (${error.message.slice(0, 60)})` : what, status, performance.now() - started);
  };
  const { email, id, profile } = cast[who];
  await timed("sign in", client.auth.signInWithPassword({ email, password: demoPassword }));
  for (let turn = 0; !signal.aborted; turn++) {
    await timed("read", client.from("professionals").select("*").eq("id", id));
    const name = turn % 2 ? profile.name : `${profile.name} Lima`;
    await timed("save", client.from("professionals").update({ name }).eq("id", id));
    if (turn % 20 === 0)
      await timed("sign in again", client.auth.signInWithPassword({ email, password: demoPassword }));
    if (turn % 10 === 0) {
      const channel = client.channel(`soak-${turn}`);
      await new Promise((resolve) => channel.subscribe(resolve));
      await client.removeChannel(channel);
    }
    await wait(pause, undefined, { signal }).catch(() => {});
  }
  await client.removeAllChannels();
}

const random = (below: number) => Math.floor(Math.random() * below);
const pick = (all: string[]) => all[random(all.length)] ?? "/";
