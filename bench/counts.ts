import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { loadOrCreateKeys } from "#server/gateway/keys.ts";
import { buildIfStale } from "#server/pages/build.ts";
import { runServer } from "#server/testing/run-server.ts";
import { cast, demoPassword } from "../supabase/seed/cast.ts";

/**
 * `npm run bench:counts`: a profile's page is asked for at a steady pace while 2,000 views of it are told each second,
 * in turns by visitors, who are counted, and by a robot, which is answered and not counted: the difference is counting.
 * Checks that every view was counted, and that a killed process has lost those of its last second at most. A figure
 * beyond its budget fails it. On a machine that does other things the medians say little.
 */
const viewsPerSecond = 2000;
const pagesPerSecond = 100;
const secondsPerTurn = 3;
const rounds = Number(process.env.ROUNDS ?? 6);
const mostSlowing = 0.05;
/** A batch is written each second; the statement itself takes some of the next. */
const mostLostMs = 1200;
const person = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";
const robot = "Mozilla/5.0 (compatible; Measuringbot/1.0; not a person, and of about the same length as one is)";

// Every visitor has an address of its own, as behind a proxy.
const demo = { PROXIES: "1", DEMO: "1" };

await buildIfStale(() => console.log("Building first, which is not measured"));
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
await using first = await runServer({ ...demo });
let address = started(first);
const { publishable_key: key } = await loadOrCreateKeys(first.dataDir);
let visitors = 0;
let isDying = false;
const accepted: number[] = [];

const before = await countedViews();
await turn(person);
const times: Record<string, number[]> = { [person]: [], [robot]: [] };
const effort: Record<string, number> = {};
for (let round = 0; round < rounds; round++) {
  // Each goes first as often as second.
  for (const who of round % 2 ? [robot, person] : [person, robot]) {
    const start = await processorSeconds();
    times[who]?.push(...(await turn(who)));
    effort[who] = (effort[who] ?? 0) + (await processorSeconds()) - start;
  }
}
const [uncounted, counting] = [median(times[robot] ?? []), median(times[person] ?? [])];
const slowing = counting / uncounted - 1;
check(
  `the page takes ${uncounted.toFixed(2)} ms without counting and ${counting.toFixed(2)} ms with ${viewsPerSecond} views/s counted: ${(slowing * 100).toFixed(1)} % slower`,
  slowing <= mostSlowing,
);
const [cheap, dear] = [effort[robot] ?? 0, effort[person] ?? 0];
console.log(`       the process worked ${cheap.toFixed(1)} s without and ${dear.toFixed(1)} s with counting`);
await sleep(2500);
const counted = (await countedViews()) - before;
check(`${counted} of ${accepted.length} views are counted`, counted === accepted.length);

isDying = true;
const dying = turn(person);
await sleep(2600);
const killedAt = performance.now();
first.child.kill("SIGKILL");
await Promise.all([first.exited, dying]);
await using second = await runServer({ ...demo, DATA_DIR: first.dataDir });
address = started(second);
const kept = (await countedViews()) - before;
const atLeast = accepted.filter((at) => at < killedAt - mostLostMs).length;
check(
  `killed with ${accepted.length} told: ${kept} are counted, of which ${atLeast} were older than ${mostLostMs} ms`,
  kept >= atLeast && kept <= visitors,
);

/** Asks and tells for some seconds, by the clock: whoever is late catches up. */
async function turn(userAgent: string) {
  const taken: number[] = [];
  const pending: Promise<unknown>[] = [];
  const start = performance.now();
  let views = 0;
  let pages = 0;
  for (let now = 0; now < secondsPerTurn * 1000; now = performance.now() - start) {
    for (; views < (now / 1000) * viewsPerSecond; views++) pending.push(tellView(userAgent).catch(onFailure));
    for (; pages < (now / 1000) * pagesPerSecond; pages++) pending.push(askPage(taken).catch(onFailure));
    await sleep(5);
  }
  await Promise.all(pending);
  return taken;
}

function onFailure(error: unknown) {
  if (!isDying) throw error;
}

async function tellView(userAgent: string) {
  visitors += 1;
  const network = `${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}.1`;
  const headers = { "User-Agent": userAgent, "X-Forwarded-For": network };
  const answer = await send(`/contagem?k=view&p=${cast.ana.id}`, { method: "POST", headers });
  if (answer.statusCode !== 204) throw new Error(`a view was answered with ${answer.statusCode}`);
  if (userAgent === person) accepted.push(performance.now());
}

async function askPage(times: number[]) {
  const start = performance.now();
  const answer = await send(`/profissional/${cast.ana.id}`, { headers: { "Accept-Encoding": "br" } });
  if (answer.statusCode !== 200) throw new Error(`the page was answered with ${answer.statusCode}`);
  times.push(performance.now() - start);
}

async function send(path: string, options: RequestOptions) {
  const sent = request(address + path, { agent, ...options }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer;
}

async function processorSeconds() {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\S* ([\d.]+)/m.exec(text)?.[1]);
}

/** As the professional's own panel asks for them. */
async function countedViews() {
  const headers = { apikey: key, "Content-Type": "application/json" };
  const ask = async (path: string, body: object, more = {}) =>
    (
      await fetch(address + path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) })
    ).json();
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

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function check(sentence: string, isWithin: boolean) {
  console.log(`${isWithin ? "ok    " : "beyond"} ${sentence}`);
  if (!isWithin) process.exitCode = 1;
}
