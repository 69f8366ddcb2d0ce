import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type RunningServer, runServer } from "./testing/run-server.ts";
import { sendRaw } from "./testing/send-raw.ts";

type Row = { id: string; user_id: string; whatsapp: string | null; contact_email: string | null };

const object = "application/vnd.pgrst.object+json";
const own = "colhedor@betesda.test";
let server: RunningServer;
let key: string;
/** Of an account that was made a moment ago and never confirmed its address. */
let token: string;
let professionals: Row[];
beforeAll(async () => {
  server = await runServer({ DEMO: "1", PROXIES: "1" });
  key = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).publishable_key;
  const signUp = await ask("/auth/v1/signup", "setup", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: own, password: "segredo-de-sete-anos" }),
  });
  token = (await signUp.json()).access_token;
  professionals = await (await ask("/rest/v1/professionals?select=*", "setup")).json();
});
afterAll(() => server[Symbol.asyncDispose]());

/** From a network of the attacker's choice, as the proxy in front of the server saw it. */
function ask(path: string, network: string, { headers, ...init }: RequestInit = {}) {
  const address = { setup: "198.51.100.1", flood: "203.0.113.9", account: "203.0.113.10", other: "203.0.113.11" };
  const from = address[network as keyof typeof address] ?? network;
  const all = { apikey: key ?? "", "X-Forwarded-For": from, Accept: "*/*", ...(headers as Record<string, string>) };
  return fetch(server.address + path, { ...init, headers: all });
}

/** Addresses that fetch would tidy up. */
function askRaw(path: string, from: string) {
  const { host } = new URL(String(server.address));
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, `X-Forwarded-For: ${from}`, "Connection: close", "", ""];
  return sendRaw(String(server.address), lines.join("\r\n"));
}

/** The attacker's own address is no secret, and may be among the rows: nobody asked for an order. */
const contactsIn = (text: string) => text.replaceAll(own, "").match(/@betesda|@exemplo|\(\d\d\) ?9\d{4}-\d{4}/g) ?? [];

test("no list that a stranger reads has a telephone or an e-mail in it, whatever it is asked for", async () => {
  expect(professionals.length).toBeGreaterThan(5);
  const disguises = [
    { Accept: "application/json" },
    { Accept: "text/csv" },
    { Accept: `application/json, ${object};q=0.1` },
    { Accept: `${object};q=0.1, application/json` },
    { Accept: `text/html;x=${object}, */*` },
  ];
  const queries = ["select=*", "select=whatsapp,contact_email", "select=w:whatsapp::text,contact_email&order=whatsapp"];
  let asked = 0;
  for (const authorization of [undefined, `Bearer ${token}`])
    for (const headers of disguises)
      for (const query of queries) {
        // Each from a network of its own: what one has had of the database's time is another test's.
        const answer = await ask(`/rest/v1/professionals?limit=20&${query}`, `198.51.101.${++asked}`, {
          headers: { ...headers, ...(authorization && { authorization }) },
        });
        const text = await answer.text();
        expect(answer.status, `${query}: ${text}`).toBe(200);
        expect(contactsIn(text), `${headers.Accept} ${query}`).toEqual([]);
      }
  const found = await ask("/rest/v1/professionals?select=id&whatsapp=not.is.null", "198.51.100.2");
  expect(await found.json()).toEqual([]);
});

test("the contacts of one profile are there for whoever asks for that one, on the page and in the record", async () => {
  const withContacts = professionals.slice(0, 20).map(async ({ id }) => {
    const one = await ask(`/rest/v1/professionals?select=*&id=eq.${id}`, "198.51.100.3", {
      headers: { Accept: object },
    });
    return (await one.json()) as Row;
  });
  const shown = (await Promise.all(withContacts)).filter(({ whatsapp }) => whatsapp);
  expect(shown.length).toBeGreaterThan(3);
  const page = await (await ask(`/profissional/${shown[0]?.id}`, "198.51.100.3")).text();
  expect(page).toContain(`wa.me/55${shown[0]?.whatsapp?.replace(/\D/g, "")}`);
  const many = await ask("/rest/v1/professionals?select=*", "198.51.100.3", { headers: { Accept: object } });
  expect([many.status, contactsIn(await many.text())]).toEqual([406, []]);
});

/** Reads pages of profiles until the network is told to wait. */
async function harvest(network: string, addressOf: (id: string) => string, init: RequestInit = {}) {
  let read = 0;
  let answer: Response | undefined;
  while (answer?.status !== 429 && read < 1_000) {
    const batch = Array.from({ length: 40 }, (_, at) => professionals[(read + at) % professionals.length]?.id ?? "");
    const answers = await Promise.all(batch.map((id) => ask(addressOf(id), network, init)));
    read += answers.filter(({ status }) => status === 200).length;
    answer = answers.find(({ status }) => status === 429) ?? answers[0];
  }
  return { read, answer };
}

/** As soon as there is anything left of its budget, a network spends two minutes of it on a thousand rows. */
const overspend = (network: string) =>
  expect.poll(async () => (await ask("/rest/v1/cities?select=id,name", network)).status).toBe(200);

test("whoever copies profile after profile is slowed down, at every door, and nobody else is", async () => {
  const { read, answer } = await harvest("flood", (id) => `/profissional/${id}`, { headers: { Accept: "text/html" } });
  expect(read).toBeGreaterThan(200);
  expect(read).toBeLessThan(400);
  expect(answer?.status).toBe(429);
  expect(await answer?.text()).toContain("Espere um minuto e tente de novo.");
  // One profile a second, as a polite robot reads, goes on.
  expect(Number(answer?.headers.get("retry-after"))).toBeLessThanOrEqual(10);
  await overspend("flood");
  const [{ id = "" } = {}] = professionals;
  const own = { headers: { authorization: `Bearer ${token}` } };
  for (const door of ["/buscar", `/profissional/${id}/horarios`, `/profissional/${id}?x=1`, "/buscar?cidade=recife"])
    expect((await ask(door, "flood")).status, door).toBe(429);
  const origin = `http://${new URL(String(server.address)).host}`;
  for (const disguise of [
    `/Profissional/${id}`,
    `/PROFISSIONAL/${id.toUpperCase()}`,
    `/x/../profissional/${id}`,
    `/%2e/profissional/${id}`,
    `${origin}/profissional/${id}`,
    `/profissional/./${id}?horarios`,
    "/BUSCAR",
  ])
    expect(await askRaw(disguise, "203.0.113.9"), disguise).toMatch(/^HTTP\/1\.1 429/);
  expect((await ask("/rest/v1/professionals?limit=1", "flood")).status).toBe(429);
  expect((await ask("/rest/v1/professionals?limit=1", "flood", own)).status).toBe(429);
  expect((await ask("/", "flood")).status).toBe(200);
  for (const path of [`/profissional/${id}`, "/buscar", "/rest/v1/professionals?limit=1"])
    expect((await ask(path, "other")).status, path).toBe(200);
});

test("an account of a minute reads no more than a stranger, in single rows either", async () => {
  const headers = { Accept: object, authorization: `Bearer ${token}` };
  const { read } = await harvest("account", (id) => `/rest/v1/professionals?select=*&id=eq.${id}`, { headers });
  // On a slow machine the database's time is spent before the rows are.
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(400);
});

test("a household's IPv6 addresses are one network", async () => {
  const readCities = async () => (await ask("/rest/v1/cities?select=id,name", "2001:db8:1:2::3")).status;
  await expect.poll(readCities, { interval: 1 }).toBe(429);
  expect((await ask("/buscar", "2001:db8:1:2:ffff::2")).status).toBe(429);
  expect((await ask("/buscar", "2001:db8:1:3::1")).status).toBe(200);
});

test("a household's IPv6 addresses have one household's realtime connections", async () => {
  const url = `${String(server.address).replace("http", "ws")}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`;
  const open = (address: string) =>
    new Promise<WebSocket | number | undefined>((resolve, reject) => {
      const socket = new WebSocket(url, { headers: { "X-Forwarded-For": address } });
      socket.on("open", () => resolve(socket));
      socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode));
      socket.on("error", reject);
    });
  const opened = await Promise.all(Array.from({ length: 201 }, (_, at) => open(`2001:db8:7:7::${at.toString(16)}`)));
  expect(opened.filter((answer) => answer === 429)).toHaveLength(1);
  const neighbour = await open("2001:db8:7:8::1");
  expect(neighbour).toBeInstanceOf(WebSocket);
  for (const socket of [...opened, neighbour]) if (socket instanceof WebSocket) socket.terminate();
});
