import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runServer } from "#server/testing/run-server.ts";
import { Tally, visit, work } from "./traffic.ts";

/**
 * `npm run soak`, or `-- --minutes 10`: visitors, professionals and the jobs of the clock on one server of this machine
 * for half an hour, at a bounded pace, and what its memory did meanwhile. A failed request, or memory that grew by more
 * than 5 %, fails the command. What is compared is the least that was used in a minute: between two of those V8 may owe
 * itself a collection.
 */
const minutes = readMinutes();
/** Caches, compiled code and connection pools fill; that is no leak. */
const warmUp = Math.max(1, Math.ceil(minutes / 6));
const bearable = 0.05;

await using server = await runServer({ DEMO: "1", PROXIES: "1", LOG_LEVEL: "error" });
const address = String(server.address);
const { publishable_key: key } = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
const [tally, ending] = [new Tally(), new AbortController()];
const traffic = { address, tally, signal: ending.signal };
const people = (["ana", "bruno", "camila", "iara"] as const).map((who) => work(traffic, { key, who }));
const running = [...people, ...Array.from({ length: 6 }, () => visit(traffic))];
console.log(
  `load of the machine before: ${loadavg()[0]?.toFixed(1)}; ${minutes} minutes, the first ${warmUp} to warm up`,
);

let first: Memory | undefined;
let last: Memory | undefined;
for (let minute = 1; minute <= minutes; minute++) {
  last = await leastOfAMinute();
  if (minute === warmUp) first = last;
  const sofar = `${tally.requests} requests, ${tally.failed} failed, ${tally.throttled} throttled`;
  console.log(`minute ${minute}: heap ${megabytes(last.heap)}, resident ${megabytes(last.resident)}; ${sofar}`);
}
ending.abort();
await Promise.all(running);
const growth = report();
process.exitCode = tally.failed > 0 || growth > bearable ? 1 : 0;

type Memory = { heap: number; resident: number };

async function leastOfAMinute(): Promise<Memory> {
  const least = { heap: Number.POSITIVE_INFINITY, resident: Number.POSITIVE_INFINITY };
  for (let sample = 0; sample < 20; sample++) {
    await wait(3_000);
    const text = await (await fetch(`${address}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
    least.heap = Math.min(least.heap, read("nodejs_heap_size_used_bytes"));
    least.resident = Math.min(least.resident, read("process_resident_memory_bytes"));
  }
  return least;
}

function report() {
  if (!first || !last) return 0;
  tally.print();
  const [heap, resident] = [last.heap / first.heap - 1, last.resident / first.resident - 1];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`heap ${megabytes(first.heap)} after warm-up, ${megabytes(last.heap)} at the end: ${percent(heap)}`);
  console.log(`resident ${megabytes(first.resident)}, ${megabytes(last.resident)}: ${percent(resident)}`);
  return resident;
}

function megabytes(bytes: number) {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

function readMinutes() {
  const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
  const given = Number(values.minutes);
  if (Number.isInteger(given) && given >= 2 && given <= 600) return given;
  console.error("Give a whole number of minutes from 2 to 600.");
  process.exit(1);
}
