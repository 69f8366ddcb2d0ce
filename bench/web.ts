import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { buildIfStale } from "#server/pages/assets/build.ts";
import { runServer } from "#server/testing/run-server.ts";
import { browserFlags, findBrowser } from "../e2e/testing/browser.ts";
import { cast } from "../supabase/seed/cast/cast.ts";
import { measureWeight } from "./web/weight.ts";

/**
 * `npm run bench:web`: Lighthouse as a mid-range phone on a slow line, each page several times in turns, and
 * the median of each figure against its budget; then what a first visit transfers, untouched and with all islands
 * awake. A figure beyond its budget fails the command.
 */
const rounds = 5;
const pages = { landing: "/", search: "/buscar", profile: `/profissional/${cast.ana.id}`, place: "/psicologia/sp" };
const atLeast = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const atMost = { "layout shift": 0 };
/** Bytes, gzip. */
const weights = { "scripts, untouched": 5_000, "scripts, awake": 95_000, "everything, untouched": 110_000 };

type Figures = Record<
  keyof typeof atLeast | keyof typeof atMost | "first paint ms" | "largest paint ms" | "blocked ms",
  number
>;

await buildIfStale(() => console.log("Building first, which is not measured"));
const port = await freePort();
await using server = await runServer({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
if (!server.address) throw new Error(server.output());
let isWithin = true;
// What visitors have.
const executablePath = await findBrowser("whole");
const visitors = await chromium.launch({ executablePath, args: browserFlags });
for (const [name, path] of Object.entries(pages)) {
  const weight = await measureWeight(visitors, server.address + path);
  const lines = Object.entries(weights).map(([key, limit]) => line(key, weight[key as keyof typeof weights], limit));
  isWithin = print(`${name}, bytes`, lines) && isWithin;
}
await visitors.close();

// One of its own: Lighthouse takes a browser over, and loses its way in one that others have used.
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
});
const measured = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]));
for (let round = 1; round <= rounds; round++) {
  for (const [name, path] of Object.entries(pages)) measured.get(name)?.push(await measure(server.address + path));
}
await browser.close();
for (const [name, runs] of measured) isWithin = report(name, runs) && isWithin;
process.exitCode = isWithin ? 0 : 1;

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: "error" });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  for (const category of Object.keys(atLeast)) if (category !== "performance") explain(result.lhr, category);
  const time = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    "layout shift": audits["cumulative-layout-shift"]?.numericValue ?? 1,
    "first paint ms": time("first-contentful-paint"),
    "largest paint ms": time("largest-contentful-paint"),
    "blocked ms": time("total-blocking-time"),
  };
}

/** Which rule cost a point. */
function explain({ categories, audits }: Result, category: string) {
  for (const { id, weight } of categories[category]?.auditRefs ?? []) {
    const audit = audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 1)
      console.log(`  ${category}: ${audit.title} (${id})`);
  }
}

type Line = { text: string; isWithin: boolean; limit: string };

function line(key: string, value: number, limit: number): Line {
  return { text: `${key} ${value}`, isWithin: value <= limit, limit: `at most ${limit}` };
}

function report(name: string, runs: Figures[]) {
  const figure = (key: string) => median(runs.map((run) => run[key as keyof Figures]));
  const lines = [
    ...Object.entries(atLeast).map(([key, limit]) => {
      const value = figure(key);
      return { text: `${key} ${value}`, isWithin: value >= limit, limit: `at least ${limit}` };
    }),
    ...Object.entries(atMost).map(([key, limit]) => line(key, figure(key), limit)),
  ];
  const times = ["first paint ms", "largest paint ms", "blocked ms"].map((key) => `${key} ${figure(key)}`);
  return print(name, lines, times);
}

function print(name: string, lines: Line[], more: string[] = []) {
  console.log(`${name}: ${[...lines.map(({ text }) => text), ...more].join(", ")}`);
  for (const { text, limit } of lines.filter((one) => !one.isWithin))
    console.log(`  beyond its budget: ${text}, ${limit}`);
  return lines.every((one) => one.isWithin);
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
