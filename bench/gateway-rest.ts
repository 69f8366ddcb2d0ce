// What the table API costs: a select of 20 rows under row-level security, against the same statement through
// a bare Hono and postgres.js route without keys, roles or transactions, and through `queryInBatch`, the way our own
// pages act for a caller; and the same 20 rows with an embedded row each. Rounds alternate, so that a noisy machine is noisy for all of them.
// Run with `node bench/gateway-rest.ts [requests]`.
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pino from "pino";
import postgres from "postgres";
import { readConfig } from "../server/config/config.ts";
import { anon } from "../server/database/acting.ts";
import { queryInBatch } from "../server/database/batch/query-in-batch.ts";
import { openDatabase } from "../server/database/database.ts";
import { LiveSessions } from "../server/gateway/live-sessions.ts";
import { createRest } from "../server/gateway/rest/rest.ts";
import { generateKeys, openKeys } from "../server/kernel/keys.ts";
import { countArgument } from "./count-argument.ts";

const connections = 16;
const rounds = 10;
const total = process.argv[2] === "load" ? 0 : countArgument(20_000);

if (process.argv[2] === "load")
  await load(Number(process.argv[3]), process.argv[4] ?? "", Number(process.argv[5]), process.argv[6] ?? "");
else await measure();

async function measure() {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-rest-"));
  await chmod(dataDir, 0o711);
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), { onRestart() {}, onGivenUp() {} });
  const owner = postgres({ host: database.embedded?.socketFolder ?? "", user: "postgres", max: 1, onnotice() {} });
  await owner.unsafe(`
    create table public.bench (id int primary key, name text, city text, price numeric, details jsonb, at timestamptz);
    insert into public.bench select i, 'name ' || i, 'city ' || i % 7, i * 1.5, '{"a": 1}', now() from generate_series(1, 2000) i;
    create table public.bench_cities (name text primary key, state text);
    insert into public.bench_cities select 'city ' || i, 'state' from generate_series(0, 6) i;
    alter table public.bench add foreign key (city) references public.bench_cities;
    grant select on public.bench_cities to anon, authenticator;
    alter table public.bench enable row level security;
    create policy "all" on public.bench for select to anon using (true);
    grant select on public.bench to anon; grant select on public.bench to authenticator;
    create policy "bare" on public.bench for select to authenticator using (true); analyze public.bench`);
  const keys = openKeys(generateKeys());
  const app = new Hono();
  const settings = {
    sql: database.sql,
    batches: database.batches,
    keys,
    sessions: new LiveSessions(database.sql),
    log: pino({ level: "warn" }),
    publicUrl: "http://localhost",
    apiSchemas: ["public"],
  };
  const rest = createRest(settings);
  app.route("/rest/v1", rest.app);
  const text = `select coalesce(json_agg(r), '[]')::text as body from (
    select id, name, city, price, details, at from public.bench where id > $1 order by id limit 20) r`;
  app.get("/bare", async (c) => {
    const [row] = await database.sql.unsafe(text, [c.req.query("after") ?? "0"], { prepare: true });
    return c.body(row?.body, 200, { "Content-Type": "application/json" });
  });
  const embedding = `select coalesce(json_agg(r), '[]')::text as body from (
    select id, name, (select row_to_json(e) from (select state from public.bench_cities c where c.name = b.city) e) as city
    from public.bench b where id > $1 order by id limit 20) r`;
  app.get("/bare-embed", async (c) => {
    const [row] = await database.sql.unsafe(embedding, [c.req.query("after") ?? "0"], { prepare: true });
    return c.body(row?.body, 200, { "Content-Type": "application/json" });
  });
  app.get("/acting", async (c) => {
    const [row] = await queryInBatch<{ body: string }>(database.batches, anon, text, [c.req.query("after") ?? "0"]);
    return c.body(row?.body ?? "", 200, { "Content-Type": "application/json" });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };

  const paths = {
    gateway: "/rest/v1/bench?select=id,name,city,price,details,at&id=gt.100&order=id&limit=20",
    bare: "/bare?after=100",
    acting: "/acting?after=100",
    "gateway with an embed": "/rest/v1/bench?select=id,name,city:bench_cities(state)&id=gt.100&order=id&limit=20",
    "bare with an embed": "/bare-embed?after=100",
  };
  type Lane = keyof typeof paths;
  const lanes = Object.keys(paths) as Lane[];
  const spent = Object.fromEntries(lanes.map((name) => [name, { seconds: 0, cpu: 0 }])) as Record<
    Lane,
    { seconds: number; cpu: number }
  >;
  const perRound = Math.ceil(total / rounds);
  for (const path of Object.values(paths)) await runLoad(port, path, 2_000, keys.publishableKey);
  const before = heapAfterCollection();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of lanes) {
      const cpu = process.cpuUsage();
      spent[name].seconds += await runLoad(port, paths[name], perRound, keys.publishableKey);
      const used = process.cpuUsage(cpu);
      spent[name].cpu += (used.user + used.system) / 1_000;
    }
  }
  const after = heapAfterCollection();
  const requests = perRound * rounds;
  const rate = (name: Lane) => requests / spent[name].seconds;
  console.log(`${requests} requests each, ${connections} connections`);
  for (const name of lanes)
    console.log(
      `${name}: ${rate(name).toFixed(0)} requests/s, ${(spent[name].cpu / requests).toFixed(3)} ms of Node CPU each`,
    );
  const share = (name: Lane, of: Lane) => `${((100 * rate(name)) / rate(of)).toFixed(0)} %`;
  console.log(`ratio: ${share("gateway", "bare")} of bare, ${share("gateway", "acting")} of acting as the same role`);
  console.log(`ratio with an embed: ${share("gateway with an embed", "bare with an embed")} of bare`);
  const [mb, rss] = [(bytes: number) => (bytes / 1e6).toFixed(1), process.memoryUsage().rss];
  console.log(`heap: ${mb(before)} MB before, ${mb(after)} MB after; resident ${mb(rss)} MB`);

  server.close();
  await rest.close();
  await owner.end();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

function heapAfterCollection() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

/** The caller is a process of its own, so that its work is not counted as the server's. Returns the seconds. */
function runLoad(port: number, path: string, count: number, key: string) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, "load", `${port}`, path, `${count}`, key]);
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.pipe(process.stderr);
    child.once("exit", (code) => (code === 0 ? resolve(Number(out)) : reject(new Error(`load ended with ${code}`))));
  });
}

/** As little of a client as counts answers: one request at a time on each connection. */
async function load(port: number, path: string, count: number, key: string) {
  const request = `GET ${path} HTTP/1.1\r\nHost: bench\r\napikey: ${key}\r\nauthorization: Bearer ${key}\r\n\r\n`;
  let left = count;
  const started = performance.now();
  const worker = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let pending = "";
      const next = () => {
        if (left-- <= 0) socket.end(resolve);
        else socket.write(request);
      };
      socket.on("data", (chunk) => {
        pending += chunk.toString("latin1");
        const head = pending.indexOf("\r\n\r\n");
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(pending)?.[1] ?? 0);
        if (pending.length < head + 4 + length) return;
        if (!pending.startsWith("HTTP/1.1 200")) reject(new Error(pending.slice(0, 300)));
        pending = "";
        next();
      });
      socket.on("error", reject);
      next();
    });
  await Promise.all(Array.from({ length: connections }, worker));
  console.log((performance.now() - started) / 1_000);
}
