import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { mix } from "./mix.ts";
import { median, milliseconds, percentile, shuffled } from "./numbers.ts";
import { Visitor } from "./visitor.ts";

type Lane = {
  name: string;
  goal: string;
  count: number;
  encoding?: string;
  origin?: string;
  path(index: number): string;
};
type Needs = { address: string; ids: string[]; cpuOfServer(): Promise<number> };

const rounds = 7;
const connections = 8;

/** Pages of the running server, next to a bare "hello"; CPU of the server's process first. */
export async function measurePages({ address, ids, cpuOfServer }: Needs) {
  const hello = fork(join(import.meta.dirname, "hello.ts"));
  const [port] = await once(hello, "message");
  const bare = `http://127.0.0.1:${port}`;
  let fresh = 0;
  const lanes: Lane[] = [
    // An unknown parameter makes the address new and changes nothing of the page.
    { name: "search, not cached", goal: "500/s, 2.5 ms", count: 200, path: (i) => search(i, `x=${fresh++}`) },
    { name: "profile, not cached", goal: "800/s", count: 300, path: (i) => profile(ids, i, fresh++) },
    { name: "search, cached", goal: "70 % of hello", count: 1_500, encoding: "br", path: () => search(1, "") },
    { name: "bare hello", goal: "", count: 1_500, origin: bare, path: () => "/" },
  ];
  const results = new Map(
    lanes.map(({ name }) => [name, { rates: [] as number[], cpu: [] as number[], times: [] as number[] }]),
  );
  // Until the code is compiled for good a page costs twice as much, as in the first seconds after a start.
  for (const lane of lanes) await load(address, lane, 8 * lane.count);
  for (let round = 0; round < rounds; round += 1) {
    for (const lane of shuffled(lanes)) {
      const [cpu, start] = [await cpuOfServer(), performance.now()];
      results.get(lane.name)?.times.push(...(await load(address, lane, lane.count)));
      results.get(lane.name)?.rates.push((1_000 * lane.count) / (performance.now() - start));
      results.get(lane.name)?.cpu.push(((await cpuOfServer()) - cpu) / lane.count);
    }
  }
  for (const { name, goal } of lanes) {
    const { rates = [], cpu = [], times = [] } = results.get(name) ?? {};
    const spent = name === "bare hello" ? "" : `${milliseconds(median(cpu))} of CPU each, `;
    const waited = `p50 ${milliseconds(median(times))}, p99 ${milliseconds(percentile(times, 0.99))}`;
    console.log(`  ${name}: ${spent}${median(rates).toFixed(0)}/s${goal && ` (goal ${goal})`}, ${waited}`);
  }
  const ratio = median(results.get("search, cached")?.rates ?? []) / median(results.get("bare hello")?.rates ?? []);
  console.log(`  cached search: ${(100 * ratio).toFixed(0)} % of hello`);
  await measureSteady(address);
  hello.disconnect();
}

/** A hundred a second for some seconds, none of them cached: how long the slowest wait. */
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
      fetchPage(visitor, search(index, `s=${index}`)).then(() => {
        times.push(performance.now() - due);
        free.push(visitor);
      }),
    );
  }
  await Promise.all(waiting);
  for (const visitor of visitors) visitor.close();
  const [p50, p99] = [median(times), percentile(times, 0.99)];
  console.log(`  at 100 searches a second: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} (goal 20)`);
}

async function load(address: string, { path, origin = address, encoding = "identity" }: Lane, count: number) {
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

async function fetchPage(visitor: Visitor, path: string, encoding = "identity") {
  const status = await visitor.ask(path, encoding);
  if (status !== 200) throw new Error(`${status} ${path}`);
}

const search = (index: number, extra: string) =>
  `/buscar?${[mix[index % mix.length]?.query, extra].filter(Boolean).join("&")}`;

const profile = (ids: string[], index: number, fresh: number) => `/profissional/${ids[index % ids.length]}?x=${fresh}`;
