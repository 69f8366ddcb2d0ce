import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { runServer } from "#server/testing/run-server.ts";

/**
 * `npm run bench:boot`: from the start of the process to the first page, with an empty folder (cold:
 * initdb and every migration) and with an existing one (warm), taken in turns; and the memory of process
 * and database together. Nothing is built in between.
 */
const rounds = 5;
await buildIfStale(() => console.log("Building first, which is not measured"));

const cold: number[] = [];
const warm: number[] = [];
const memory: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const dataDir = await mkdtemp(join(tmpdir(), "boot-"));
  execFileSync("chmod", ["711", dataDir]);
  cold.push(await boot(dataDir));
  warm.push(await boot(dataDir));
  await rm(dataDir, { recursive: true });
}
console.log(`cold boot to first page: median ${median(cold)} ms (${cold.join(", ")})`);
console.log(`warm boot to first page: median ${median(warm)} ms (${warm.join(", ")}), target 2000`);
console.log(`memory of process and database: median ${median(memory)} MB, target 350`);

async function boot(dataDir: string) {
  const start = performance.now();
  await using server = await runServer({ DATA_DIR: join(dataDir, "data") });
  const page = await fetch(String(server.address));
  await page.text();
  const milliseconds = Math.round(performance.now() - start);
  memory.push(await familyMemory(Number(server.child.pid)));
  return milliseconds;
}

/** Proportional set size of the process and everything below it, so that shared pages count once. */
async function familyMemory(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const below = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map((child) => familyMemory(Number(child))),
  );
  return Math.round(own + below.reduce((sum, each) => sum + each, 0));
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
