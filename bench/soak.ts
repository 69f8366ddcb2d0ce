import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runServer } from "#server/testing/run-server.ts";
import { openInspector } from "./inspector.ts";
import { Tally, visit, work } from "./traffic.ts";

/**
 * `npm run soak`, or `-- --minutes 10`: visitors, professionals and the jobs of the clock on one server of this machine
 * for half an hour, at a bounded pace, and what its memory did meanwhile. A failed request, or live memory that grew by more
 * than 5 %, fails the command. Live is what heap and buffers hold just after a full collection, the least of three minutes.
 * Resident memory is told and not judged: V8 and malloc keep what a busy minute needed, and give it back at will.
 */
const minutes = readMinutes();
/** Caches, compiled code and connection pools fill; that is no leak. */
const warmUp = Math.max(1, Math.ceil(minutes / 6));
const bearable = 0.05;

await using server = await runServer({
  DEMO: "1",
  PROXIES: "1",
  LOG_LEVEL: "error",
  NODE_OPTIONS: "--inspect=127.0.0.1:0",
});
const address = String(server.address);
using inspector = await openInspector(server.output());
const { publishable_key: key } = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
const [tally, ending] = [new Tally(), new AbortController()];
const traffic = { address, tally, signal: ending.signal };
const people = (["ana", "bruno", "camila", "iara"] as const).map((who) => work(traffic, { key, who }));
const running = [...people, ...Array.from({ length: 6 }, () => visit(traffic))];
console.log(
  `load of the machine before: ${loadavg()[0]?.toFixed(1)}; ${minutes} minutes, the first ${warmUp} to warm up`,
);

const seen: Memory[] = [];
for (let minute = 1; minute <= minutes; minute++) {
  await wait(60_000);
  const last = await measure();
  seen.push(last);
  const sofar = `${tally.requests} requests, ${tally.failed} failed, ${tally.throttled} throttled`;
  console.log(`minute ${minute}: live ${megabytes(last.live)}, resident ${megabytes(last.resident)}; ${sofar}`);
}
ending.abort();
await Promise.all(running);
const growth = report();
process.exitCode = tally.failed > 0 || growth > bearable ? 1 : 0;

type Memory = { live: number; resident: number };

async function measure(): Promise<Memory> {
  await inspector.ask("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await inspector.ask("Runtime.getHeapUsage");
  const text = await (await fetch(`${address}/metrics`)).text();
  const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  return { live: Number(usedSize) + Number(backingStorageSize), resident };
}

function report() {
  tally.print();
  const least = (some: Memory[], what: keyof Memory) => Math.min(...some.map((one) => one[what]));
  const [start, end] = [seen.slice(warmUp, warmUp + 3), seen.slice(-3)];
  const compare = (what: keyof Memory) => {
    const [before, after] = [least(start, what), least(end, what)];
    const growth = after / before - 1;
    const percent = `${(growth * 100).toFixed(1)} %`;
    console.log(`${what} ${megabytes(before)} after warm-up, ${megabytes(after)} at the end: ${percent}`);
    return growth;
  };
  compare("resident");
  return compare("live");
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
