import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type RunningServer, runServer } from "./testing/run-server.ts";

/** One network that takes all it can get, beside others. Each is named by the header that a proxy in front would write. */
let server: RunningServer;
let key: string;
beforeAll(async () => {
  server = await runServer({ DEMO: "1", PROXIES: "1" });
  expect(server.address, server.output()).toBeDefined();
  key = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).publishable_key;
});
afterAll(() => server[Symbol.asyncDispose]());

const urlEncoded = "application/x-www-form-urlencoded";
const id = "be7e5da0-0000-4000-8000-000000000001";

async function cpuSeconds() {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** On a connection of its own: the server ends one whose body it did not want to read. */
async function send(path: string, network: string, body: string, headers: Record<string, string> = {}) {
  const sent = request(server.address + path, {
    method: "POST",
    agent: false,
    headers: { "X-Forwarded-For": network, "Content-Type": urlEncoded, Accept: "application/json", ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  sent.on("error", () => {});
  return { status: Number(answer.statusCode), text: await text(answer) };
}

/** Each with more than its parser takes; those below the limit are the dearest that it does take. */
const megabyte = 1024 * 1024;
const nested = (bytes: number) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2);
const parts = (count: number) =>
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`;
const worstCases: [what: string, path: string, body: string, type: string][] = [
  ["fields without a value, to a page without a form", "/termos", "a&".repeat(megabyte / 2), urlEncoded],
  ["the same, to no page", "/nada/a/b/c", "a&".repeat(megabyte / 2), urlEncoded],
  ["the same, to a form", "/lgpd", "a&".repeat(megabyte / 2), urlEncoded],
  ["the same, as large as a form may be", "/lgpd", "a&".repeat(32 * 1024), urlEncoded],
  ["fields with a value", `/profissional/${id}/agendar`, "a=b&".repeat(16 * 1024), urlEncoded],
  ["parts", "/lgpd", parts(14_000), "multipart/form-data; boundary=x"],
  ["fields to the table API", "/rest/v1/appointments", "a&".repeat(128 * 1024), urlEncoded],
  ["parameters of the table API", `/rest/v1/professionals?${"a&".repeat(7_000)}`, "{}", "application/json"],
  ["lists in lists to the table API", "/rest/v1/appointments", nested(256 * 1024), "application/json"],
  ["lists in lists to a function", "/functions/v1/follow-calendar", nested(megabyte), "application/json"],
  ["lists in lists to the accounts", "/auth/v1/signup", nested(64 * 1024), "application/json"],
  ["fields to the sign-in by a provider", "/auth/v1/callback", "a&".repeat(32 * 1024), urlEncoded],
  ["lists in lists to the files", "/storage/v1/object/list/photos", nested(megabyte), "application/json"],
  ["lists in lists to the broadcasts", "/realtime/v1/api/broadcast", nested(megabyte), "application/json"],
  ["fields to a provider's webhook", "/webhooks/stripe", "a&".repeat(megabyte / 4), urlEncoded],
];

test("no body costs more than a quarter of a second, whichever parser reads it", async () => {
  await send("/lgpd", "203.0.113.1", "nome=x");
  for (const [index, [what, path, body, type]] of worstCases.entries()) {
    const before = await cpuSeconds();
    const headers = { "Content-Type": type, apikey: key };
    const { status } = await send(path, `203.0.113.${index + 2}`, body, headers);
    expect(status, what).toBeGreaterThanOrEqual(300);
    expect(status, what).toBeLessThan(500);
    expect((await cpuSeconds()) - before, what).toBeLessThan(0.25);
  }
});

test("the route and the method are looked at before the body: a page without a form never reads one", async () => {
  const body = "a=b".repeat(megabyte);
  expect((await send("/termos", "203.0.113.50", body)).status).toBe(405);
  expect((await send("/nada/a/b/c", "203.0.113.50", body)).status).toBe(404);
  expect((await send("/lgpd", "203.0.113.50", body)).status).toBe(413);
});

test("only the form's own fields come back", async () => {
  const answer = await send("/lgpd", "203.0.113.51", "nome=Maria&estranho=bilhete&pedido=access", {
    Accept: "text/html",
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Maria");
  expect(answer.text).not.toContain("bilhete");
});

test("forms have a price: a flood from one network is refused, and another network's form is read", async () => {
  const flood = await Promise.all(
    Array.from({ length: 400 }, () => send("/lgpd", "203.0.113.52", "nome=x").then(({ status }) => status)),
  );
  expect(flood).toContain(429);
  expect((await send("/lgpd", "198.51.100.1", "nome=Maria")).status).toBe(200);
});

async function begin(text: string) {
  const { port } = new URL(String(server.address));
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

const head = (path: string, network: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: ${urlEncoded}\r\n${headers}\r\n\r\n`;

const get = (path: string, network: string) =>
  fetch(server.address + path, { headers: { "X-Forwarded-For": network }, redirect: "manual" });

async function pagesMade() {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^page_cache_total\{result="miss"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

test("parameters that no page reads make no page of their own", async () => {
  const kept = ["/", "/termos", "/valores", "/buscar", `/profissional/${id}`, "/psicologia"];
  for (const path of kept) await get(path, "198.51.100.3");
  const before = await pagesMade();
  for (const path of kept)
    for (let n = 0; n < 20; n++) {
      const { status, headers } = await get(`${path}?x=${n}&utm_source=carta&&=&%`, "203.0.113.53");
      expect([status, headers.get("etag")], path).toEqual([200, expect.any(String)]);
    }
  // Within the seconds for which they are kept.
  expect((await pagesMade()) - before).toBeLessThanOrEqual(2 * kept.length);
});

test("making a page has a price, also one that says that there is none; another network's is made", async () => {
  const flood = async (path: (n: number) => string, network: string) => {
    const statuses = new Set<number>();
    for (let batch = 0; batch < 100 && !statuses.has(429); batch++) {
      const numbers = Array.from({ length: 30 }, (_, n) => 30 * batch + n);
      for (const { status } of await Promise.all(numbers.map((n) => get(path(n), network)))) statuses.add(status);
    }
    return statuses;
  };
  expect([...(await flood((n) => `/nada/${n}/b/c`, "203.0.113.54"))].sort()).toEqual([404, 429]);
  expect([...(await flood((n) => `/login?voltar=/${n}`, "203.0.113.55"))].sort()).toEqual([200, 429]);
  expect((await get("/nada/1/b/c", "198.51.100.4")).status).toBe(404);
  // What is kept costs nothing.
  expect((await get("/termos", "203.0.113.54")).status).toBe(200);
});

test("half-sent bodies keep nobody of the same network out", async () => {
  const halves: Socket[] = [];
  for (let n = 0; n < 40; n++) halves.push(await begin(`${head("/lgpd", "203.0.113.60", "Content-Length: 100")}nome=`));
  const [page, form] = await Promise.all([
    fetch(`${server.address}/buscar?cidade=olinda`, { headers: { "X-Forwarded-For": "203.0.113.60" } }),
    send("/lgpd", "203.0.113.60", "nome=Maria"),
  ]);
  expect([page.status, form.status]).toEqual([200, 200]);
  // They were there all the while.
  expect(halves.every(({ closed }) => !closed)).toBe(true);
});

test("who leaves in the middle of a chunked body is no fault of ours, in the log or on /status", async () => {
  const failures = () => server.output().match(/"level":50|request failed/g)?.length ?? 0;
  const before = failures();
  const paths = [
    `/profissional/${id}/agendar`,
    "/functions/v1/follow-calendar",
    "/auth/v1/signup",
    "/rest/v1/appointments",
  ];
  for (const path of [...paths, "/webhooks/stripe", "/realtime/v1/api/broadcast", "/storage/v1/object/list/photos"])
    for (let n = 0; n < 5; n++) {
      const headers = `apikey: ${key}\r\nTransfer-Encoding: chunked`;
      const socket = await begin(`${head(path, "203.0.113.70", headers)}5\r\nnome=\r\n`);
      socket.destroy();
      await once(socket, "close");
    }
  const { status } = await send(`/profissional/${id}/agendar`, "198.51.100.2", "nome=Maria");
  expect(status).toBe(200);
  const readMetrics = async () => (await fetch(`${server.address}/metrics`)).text();
  const bookings = /^http_request_duration_seconds_count\{route="\/profissional",method="POST",status="4xx"\} (\d+)/m;
  await expect.poll(async () => Number(bookings.exec(await readMetrics())?.[1])).toBeGreaterThanOrEqual(5);
  const metrics = await readMetrics();
  expect(metrics.match(/^http_request_duration_seconds_count\{.*status="5xx".*$/gm)).toBeNull();
  expect(failures() - before).toBe(0);
});
