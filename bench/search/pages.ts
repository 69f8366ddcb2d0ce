import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { mix, nearDayMix } from "./mix.ts";
import { median, milliseconds, percentile, shuffled } from "./numbers.ts";
import { readUse } from "./processes.ts";
import { Visitor } from "./visitor.ts";

type Lane = {
  name: string;
  goal?: string;
  count: number;
  encoding?: string;
  origin?: string;
  path(index: number): string;
};
type Deps = { address: string; ids: string[]; pid: number };
type Result = { rates: number[]; node: number[]; postgres: number[]; times: number[] };

const rounds = 7;
const connections = 8;
/** As a current browser asks. */
const browser = "gzip, deflate, br, zstd";
const filling = 50_000;

const cities = mix.filter(({ filters }) => filters.city);
let fresh = 0;

/** Pages of the running server, next to a bare "hello": CPU of Node and of PostgreSQL, each address new. */
export async function measurePages({ address, ids, pid }: Deps) {
  const hello = fork(join(import.meta.dirname, "hello.ts"));
  const [port] = await once(hello, "message");
  const kept = `/buscar?${mix[1]?.query}`;
  const lanes: Lane[] = [
    { name: "search, not kept", goal: "2.6 ms, 600/s", count: 200, path: (i) => search(mix, i) },
    { name: "search with a city, not kept", goal: "2.6 ms, 600/s", count: 200, path: (i) => search(cities, i) },
    { name: "search of near days, not kept", goal: "none yet", count: 200, path: (i) => search(nearDayMix, i) },
    { name: "profile, not kept", goal: "1.8 ms, 850/s", count: 300, path: (i) => profile(ids, i) },
    { name: "search, gzip", goal: "at most 15 % more", count: 200, encoding: "gzip", path: (i) => search(mix, i) },
    { name: "profile, gzip", goal: "at most 15 % more", count: 300, encoding: "gzip", path: (i) => profile(ids, i) },
  ];
  const keptLanes: Lane[] = [
    { name: "kept page", goal: "0.065 ms, 75 % of hello", count: 3_000, path: () => kept },
    { name: "bare hello", count: 3_000, origin: `http://127.0.0.1:${port}`, path: () => "/" },
  ];
  // Until the code is compiled for good a page costs twice as much, as in the first seconds after a start.
  for (const lane of [...lanes, ...keptLanes]) await load(address, lane, 8 * lane.count);
  report(await measureLanes(address, pid, lanes));
  await measureSteady(address);
  const early = await measureLanes(address, pid, keptLanes);
  const full = await fill(address, ids);
  const late = await measureLanes(address, pid, keptLanes);
  reportKept(early, "");
  reportKept(late, `, after ${full} more pages`);
  const { node, postgres } = await readUse(pid);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `  memory: Node ${megabytes(node.rss)} (goal 300), PostgreSQL ${megabytes(postgres.rss)} with what it shares`,
  );
  hello.disconnect();
}

async function measureLanes(address: string, pid: number, lanes: Lane[]) {
  const results = new Map<Lane, Result>(
    lanes.map((lane) => [lane, { rates: [], node: [], postgres: [], times: [] }] as const),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const lane of shuffled(lanes)) {
      const result = results.get(lane);
      const [before, start] = [await readUse(pid), performance.now()];
      result?.times.push(...(await load(address, lane, lane.count)));
      result?.rates.push((1_000 * lane.count) / (performance.now() - start));
      const after = await readUse(pid);
      result?.node.push((after.node.cpu - before.node.cpu) / lane.count);
      result?.postgres.push((after.postgres.cpu - before.postgres.cpu) / lane.count);
    }
  }
  return results;
}

function report(results: Map<Lane, Result>) {
  for (const [{ name, goal }, { rates, node, postgres, times }] of results) {
    const total = median(node.map((cpu, index) => cpu + (postgres[index] ?? 0)));
    const parts = `Node ${milliseconds(median(node))}, PostgreSQL ${milliseconds(median(postgres))}`;
    const waited = `p50 ${milliseconds(median(times))}, p99 ${milliseconds(percentile(times, 0.99))}`;
    const rate = `${median(rates).toFixed(0)}/s`;
    console.log(`  ${name}: ${milliseconds(total)} of CPU (${parts}), ${rate} (goal ${goal}), ${waited}`);
  }
}

function reportKept(results: Map<Lane, Result>, when: string) {
  const [kept, hello] = [...results.values()];
  if (!kept || !hello) return;
  const ratio = median(kept.rates) / median(hello.rates);
  console.log(
    `  kept page${when}: ${median(kept.node).toFixed(3)} ms of CPU (goal 0.065), ${median(kept.rates).toFixed(0)}/s, ` +
      `${(100 * ratio).toFixed(0)} % of hello at ${median(hello.rates).toFixed(0)}/s (goal 75)`,
  );
}

/** Pages that nobody asks for twice, more than the cache holds. */
async function fill(address: string, ids: string[]) {
  await load(address, { name: "filling", count: filling, path: (index) => profile(ids, index) }, filling);
  return filling;
}

/** A hundred a second for some seconds, none of them kept: how long the slowest wait. */
async function measureSteady(address: string) {
  // As many as may be waiting at once; whoever is free asks next.
  const visitors = await Promise.all(Array.from({ length: 32 }, () => Visitor.of(address)));
  const free = [...visitors];
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < 500; index += 1) {
    const due = start + index * 10;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const visitor = free.pop();
    if (!visitor) throw new Error("32 searches are waiting: the server is too slow to be measured");
    waiting.push(
      fetchPage(visitor, search(mix, index), browser).then(() => {
        times.push(performance.now() - due);
        free.push(visitor);
      }),
    );
  }
  await Promise.all(waiting);
  for (const visitor of visitors) visitor.close();
  const [p50, p99] = [median(times), percentile(times, 0.99)];
  console.log(`  at 100 searches a second: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} (goal 15)`);
}

async function load(address: string, { path, origin = address, encoding = browser }: Lane, count: number) {
  const times: number[] = [];
  let next = 0;
  const visit = async () => {
    const visitor = await Visitor.of(origin);
    while (next < count) {
      const start = performance.now();
      await fetchPage(visitor, path(next++), encoding);
      times.push(performance.now() - start);
    }
    visitor.close();
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return times;
}

async function fetchPage(visitor: Visitor, path: string, encoding: string) {
  const status = await visitor.ask(path, encoding);
  if (status !== 200) throw new Error(`${status} ${path}`);
}

/** An unknown parameter makes the address new and changes nothing of the page. */
const search = (of: typeof mix, index: number) =>
  `/buscar?${[of[index % of.length]?.query, `x=${fresh++}`].filter(Boolean).join("&")}`;

const profile = (ids: string[], index: number) => `/profissional/${ids[index % ids.length]}?x=${fresh++}`;
