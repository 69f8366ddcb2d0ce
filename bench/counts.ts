import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buildIfStale } from "#server/pages/build.ts";
import { runServer } from "#server/testing/run-server.ts";
import { cast, demoPassword } from "../supabase/seed/cast.ts";

/**
 * `npm run bench:counts`: a profile's page is asked for at a steady pace, in turns with and without 2,000 views of it a
 * second being told at the same time, each by another visitor. Compares the medians, checks that every view was
 * counted, and that a killed process has lost those of its last second at most. A figure beyond its budget fails it.
 */
const viewsPerSecond = 2000;
const pagesPerSecond = 100;
const secondsPerTurn = 3;
const rounds = Number(process.env.ROUNDS ?? 6);
const mostSlowing = 0.05;
/** A batch is written each second; the statement itself takes some of the next. */
const mostLostMs = 1200;
const key = "sb_publishable_for_this_measurement";
const userAgent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";

await buildIfStale(() => console.log("Building first, which is not measured"));
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
await using first = await runServer({ PROXIES: "1", PUBLISHABLE_KEY: key });
let address = started(first);
let visitors = 0;
const accepted: number[] = [];

const before = await countedViews();
await turn(viewsPerSecond);
const alone: number[] = [];
const counting: number[] = [];
for (let round = 0; round < rounds; round++) {
  // Each goes first as often as second.
  for (const rate of round % 2 ? [0, viewsPerSecond] : [viewsPerSecond, 0])
    (rate === 0 ? alone : counting).push(...(await turn(rate)));
}
const slowing = median(counting) / median(alone) - 1;
check(
  `the page takes ${median(alone).toFixed(2)} ms alone and ${median(counting).toFixed(2)} ms with ${viewsPerSecond} views/s: ${(slowing * 100).toFixed(1)} % slower`,
  slowing <= mostSlowing,
);
await sleep(2500);
const counted = (await countedViews()) - before;
check(`${counted} of ${accepted.length} views are counted`, counted === accepted.length);

const dying = turn(viewsPerSecond).catch(() => []);
await sleep(2600);
const killedAt = performance.now();
first.child.kill("SIGKILL");
await Promise.all([first.exited, dying]);
await using second = await runServer({ PROXIES: "1", PUBLISHABLE_KEY: key, DATA_DIR: first.dataDir });
address = started(second);
const kept = (await countedViews()) - before;
const atLeast = accepted.filter((at) => at < killedAt - mostLostMs).length;
check(
  `killed with ${accepted.length} told: ${kept} are counted, of which ${atLeast} were older than ${mostLostMs} ms`,
  kept >= atLeast && kept <= visitors,
);

/** Asks and tells for some seconds, by the clock: whoever is late catches up. */
async function turn(rate: number) {
  const times: number[] = [];
  const pending: Promise<unknown>[] = [];
  const start = performance.now();
  let views = 0;
  let pages = 0;
  for (let now = 0; now < secondsPerTurn * 1000; now = performance.now() - start) {
    for (; views < (now / 1000) * rate; views++) pending.push(tellView());
    for (; pages < (now / 1000) * pagesPerSecond; pages++) pending.push(askPage(times));
    await sleep(5);
  }
  await Promise.all(pending);
  return times;
}

async function tellView() {
  visitors += 1;
  const network = `${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}.1`;
  const headers = { "User-Agent": userAgent, "X-Forwarded-For": network, "Content-Type": "text/plain" };
  const answer = await send("/contagem", { method: "POST", headers }, JSON.stringify({ p: cast.ana.id, k: "view" }));
  if (answer.statusCode !== 204) throw new Error(`a view was answered with ${answer.statusCode}`);
  accepted.push(performance.now());
}

async function askPage(times: number[]) {
  const start = performance.now();
  const answer = await send(`/profissional/${cast.ana.id}`, { headers: { "Accept-Encoding": "br" } });
  if (answer.statusCode !== 200) throw new Error(`the page was answered with ${answer.statusCode}`);
  times.push(performance.now() - start);
}

async function send(path: string, options: RequestOptions, body?: string) {
  const sent = request(address + path, { agent, ...options }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer;
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
