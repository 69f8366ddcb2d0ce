import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { loadavg, setPriority } from "node:os";
import { join } from "node:path";
import { runServer } from "#server/testing/run-server.ts";
import { watchAsNeighbour } from "./neighbours/neighbour.ts";
import { scenarios } from "./neighbours/scenarios.ts";
import { percentile } from "./search/numbers.ts";
import { readUse } from "./search/processes.ts";

/**
 * `npm run bench:neighbours`, or `-- broadcasts joins` for some scenarios: what others wait for while one network attacks.
 * The attacker is a process of its own, and each scenario has a fresh server. A p99 beyond the budget fails the command.
 */
const budget = 300;
const duration = 10_000;
const network = "203.0.113.7";

if (process.argv[2] === "attack")
  await attack(String(process.argv[3]), String(process.argv[4]), String(process.argv[5]));
else await measureAll(process.argv.slice(2));

async function measureAll(wanted: string[]) {
  const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`There are only ${scenarios.map(({ name }) => name).join(", ")}`);
  let isWithin = true;
  for (const { name } of scenarios)
    if (wanted.length === 0 || wanted.includes(name)) isWithin = (await measure(name)) && isWithin;
  process.exitCode = isWithin ? 0 : 1;
}

async function measure(name: string) {
  await using server = await runServer({ DEMO: "1", PROXIES: "1", LOG_LEVEL: "error" });
  if (!server.address) throw new Error(server.output());
  const { publishable_key: key } = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
  // The first of each kind loads code.
  await watchAsNeighbour(server.address, 1_000);
  const attacker = fork(import.meta.filename, ["attack", name, server.address, key]);
  try {
    await once(attacker, "message");
    const [use, began] = [await readUse(Number(server.child.pid)), performance.now()];
    const waits = await watchAsNeighbour(server.address, duration);
    const after = await readUse(Number(server.child.pid));
    const cpu = (after.node.cpu - use.node.cpu) / (performance.now() - began);
    console.log(`${name}: load of the machine ${loadavg()[0]?.toFixed(1)}, ${cpu.toFixed(2)} of a core in Node`);
    return Object.entries(waits).map(report).every(Boolean);
  } finally {
    attacker.kill("SIGKILL");
  }
}

function report([path, { times, failed }]: [string, { times: number[]; failed: number }]) {
  const [half, most, longest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(times, share)));
  const isWithin = Number(most) <= budget && failed === 0;
  const verdict = isWithin
    ? ""
    : `, beyond ${budget} ms${failed > 0 ? ` and ${failed} of ${times.length} failed` : ""}`;
  console.log(`  ${path}: p50 ${half} ms, p99 ${most} ms, max ${longest} ms${verdict}`);
  return isWithin;
}

async function attack(name: string, origin: string, key: string) {
  // Elsewhere it would not take this machine's processors from the server.
  setPriority(19);
  const scenario = scenarios.find((known) => known.name === name);
  await scenario?.attack({ origin, network, key });
  process.send?.("under way");
  // The attack has nothing to end it but its parent.
  await once(process, "disconnect");
  process.exit();
}
