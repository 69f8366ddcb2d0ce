import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { loadOrCreateKeys } from "#server/kernel/keys.ts";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { runServer } from "#server/testing/run-server.ts";
import { cast, demoPassword } from "../supabase/seed/cast/cast.ts";
import { type AgentKind, createCrowd } from "./counts/crowd.ts";
import { median, milliseconds, percentile } from "./search/numbers.ts";

/**
 * `npm run bench:counts [-- --rounds 12]`: a profile's page is asked for at a steady pace, in turns alone, while 2,000
 * views of it are told each second by a robot, which is answered and not counted, and by visitors, who are counted. What
 * visitors cost beyond the robot is counting; what the robot costs beyond nobody is being told. Checks that every view
 * was counted, and that a killed process has lost those of its last second at most. A figure beyond its budget fails it.
 * The crowd runs on the same machine: while that does other things, the figures say little.
 */
const viewsPerSecond = 2000;
const secondsPerTurn = 3;
const mostSlowing = 0.05;
/** A batch is written each second; the statement itself takes some of the next. */
const mostLostMs = 1200;
const agentKinds: AgentKind[] = ["nobody", "robot", "person"];
const rounds = readRounds();

const demo = { PROXIES: "1", DEMO: "1" };
console.log(`       load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
await buildIfStale(() => console.log("Building first, which is not measured"));
await using first = await runServer({ ...demo });
const { publishable_key: key } = await loadOrCreateKeys(first.dataDir);
const crowd = createCrowd(viewsPerSecond);
crowd.address = started(first);
const before = await countedViews();
await crowd.turn("person", secondsPerTurn);

const times: Record<AgentKind, number[]> = { nobody: [], robot: [], person: [] };
const effort: Record<AgentKind, number> = { nobody: 0, robot: 0, person: 0 };
for (let round = 0; round < rounds; round++) {
  // Each goes first as often as second and last.
  for (const index of agentKinds.keys()) {
    const agentKind = agentKinds[(index + round) % agentKinds.length] ?? "nobody";
    const start = await processorSeconds();
    times[agentKind].push(...(await crowd.turn(agentKind, secondsPerTurn)));
    effort[agentKind] += (await processorSeconds()) - start;
  }
}
for (const agentKind of agentKinds) {
  const [half, most] = [median(times[agentKind]), percentile(times[agentKind], 0.99)];
  const share = effort[agentKind] / (rounds * secondsPerTurn);
  console.log(
    `       ${agentKind.padEnd(6)} p50 ${milliseconds(half)} (${ratio(half, median(times.nobody))}), ` +
      `p99 ${milliseconds(most)} (${ratio(most, percentile(times.nobody, 0.99))}), ` +
      `${(share * 100).toFixed(0)} % of a core`,
  );
}
const slowing = median(times.person) / median(times.robot) - 1;
check(
  `counting ${viewsPerSecond} views/s, beyond being told of them, changes the page's median by ${(slowing * 100).toFixed(1)} %`,
  slowing <= mostSlowing,
);
const perView = (effort.person - effort.robot) / (rounds * secondsPerTurn * viewsPerSecond);
console.log(`       and costs ${(perView * 1e6).toFixed(0)} µs of processor a view, whatever else the machine does`);
await sleep(2500);
const counted = (await countedViews()) - before;
check(`${counted} of ${crowd.accepted.length} views are counted`, counted === crowd.accepted.length);

crowd.isDying = true;
const dying = crowd.turn("person", secondsPerTurn);
await sleep(2600);
const killedAt = performance.now();
first.child.kill("SIGKILL");
await Promise.all([first.exited, dying]);
await using second = await runServer({ ...demo, DATA_DIR: first.dataDir });
crowd.address = started(second);
const kept = (await countedViews()) - before;
const { accepted, visitors } = crowd;
const atLeast = accepted.filter((at) => at < killedAt - mostLostMs).length;
check(
  `killed with ${accepted.length} told: ${kept} are counted, of which ${atLeast} were older than ${mostLostMs} ms`,
  kept >= atLeast && kept <= visitors,
);

function readRounds() {
  try {
    const { values } = parseArgs({ options: { rounds: { type: "string", default: "12" } } });
    const given = Number(values.rounds);
    if (Number.isInteger(given) && given > 0) return given;
    console.error(`--rounds is a whole number from 1 on, not "${values.rounds}"`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(2);
}

function ratio(one: number, other: number) {
  return `× ${(one / other).toFixed(2)}`;
}

async function processorSeconds() {
  const text = await (await fetch(`${crowd.address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\S* ([\d.]+)/m.exec(text)?.[1]);
}

/** As the professional's own panel asks for them. */
async function countedViews() {
  const headers = { apikey: key, "Content-Type": "application/json" };
  const ask = async (path: string, body: object, more = {}) => {
    const sent = { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return (await fetch(crowd.address + path, sent)).json();
  };
  const { access_token } = await ask("/auth/v1/token?grant_type=password", {
    email: cast.ana.email,
    password: demoPassword,
  });
  const days = await ask("/rest/v1/rpc/my_statistics", { days: 2 }, { Authorization: `Bearer ${access_token}` });
  return (days as { views: number }[]).reduce((sum, { views }) => sum + views, 0);
}

function started(server: { address: string | undefined; output(): string }) {
  if (!server.address) throw new Error(server.output());
  return server.address;
}

function check(sentence: string, isWithin: boolean) {
  console.log(`${isWithin ? "ok    " : "beyond"} ${sentence}`);
  if (!isWithin) process.exitCode = 1;
}
