import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#app/public/routes.ts";
import { eventually } from "./testing/eventually.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";
import { sendRaw } from "./testing/send-raw.ts";

/** Somebody looks for the one kind of answer that forgot the headers by which browsers protect whoever reads it. */
const publicUrl = "https://betesda.exemplo.com.br";
let server: RunningServer;
let address: string;
let publishable: string;
/** Of a signed-in professional. */
let token: string;
let professional: string;
let feed: string;
let kept: string;

beforeAll(async () => {
  server = await runServer({ DEMO: "1", PUBLIC_URL: publicUrl });
  address = String(server.address);
  const keys = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
  publishable = keys.publishable_key;
  const client = createClient(address, publishable, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data } = await client.auth.signInWithPassword({ email: "ana@betesda.test", password: "betesda-demo" });
  token = String(data.session?.access_token);
  const { data: own } = await client.from("professionals").select("id").eq("user_id", data.user?.id).single();
  professional = String(own?.id);
  feed = String((await client.rpc("new_calendar_address")).data);
  const service = createClient(address, keys.secret_key, { auth: { persistSession: false } });
  expect((await service.storage.createBucket("anything", { public: true })).error).toBeNull();
  for (const [name, [contentType, text]] of Object.entries(uploads)) {
    const { error } = await service.storage.from("anything").upload(name, Buffer.from(text), { contentType });
    expect(error).toBeNull();
  }
  await client.auth.resetPasswordForEmail("ana@betesda.test");
  const mailbox = async () => (await get("/dev/mailbox", { Accept: "application/json" })).json();
  await eventually(async () => {
    const [email] = (await mailbox()) as { id: string }[];
    expect(email).toBeDefined();
    kept = String(email?.id);
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

const script = "<script>alert(document.domain)</script>";
const uploads: Record<string, [string, string]> = {
  "page.html": ["text/html", `<!doctype html>${script}`],
  "page.xhtml": ["application/xhtml+xml", `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  "drawing.svg": ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  "code.js": ["text/javascript", "alert(1)"],
  "paper.pdf": ["application/pdf", "%PDF-1.4"],
  "notes.txt": ["text/plain", script],
};

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(address + path, { headers, redirect: "manual", ...init });
const post = (path: string, headers: Record<string, string> = {}, body: BodyInit = "") =>
  get(path, headers, { method: "POST", body });
const asAna = () => ({ apikey: publishable, Authorization: `Bearer ${token}` });
const json = { "Content-Type": "application/json" };
const object = (name: string) => `/storage/v1/object/public/anything/${name}`;
const page = { Accept: "text/html" };

/** Every kind of answer with the status that shows that it is the one meant. */
const kinds: Record<string, [number, () => Promise<Response>]> = {
  "a page that is made": [200, () => get(`/buscar?cidade=${crypto.randomUUID()}`, page)],
  "a page from memory": [200, () => get("/termos").then(() => get("/termos"))],
  "a page that the browser has": [304, async () => get("/termos", { "If-None-Match": etagOf(await get("/termos")) })],
  "the head of a page": [200, () => get("/termos", {}, { method: "HEAD" })],
  "somebody's profile": [200, () => get(`/profissional/${professional}`)],
  "a form": [200, () => get(`/profissional/${professional}/agendar`)],
  "a form sent wrongly": [400, () => post(`/profissional/${professional}/agendar`, { ...json, ...page }, "{}")],
  "a form sent from elsewhere": [403, () => post("/lgpd", { "Sec-Fetch-Site": "cross-site", ...page })],
  "a form that is too large": [
    413,
    () => post("/lgpd", { ...page, "Content-Type": "application/x-www-form-urlencoded" }, "x".repeat(70_000)),
  ],
  "a page that is not there": [404, () => get("/nao/existe/mesmo/nunca", page)],
  "a private link that is none": [404, () => get("/consulta/nenhuma")],
  "a broken address": [400, () => get("/%E0%A4%A", page)],
  "a broken address, to a program": [400, () => get("/%E0%A4%A")],
  "an odd method": [405, () => get("/", {}, { method: "DELETE" })],
  "the methods of a page": [405, () => get("/", {}, { method: "OPTIONS" })],
  "the sign-in page": [200, () => get("/login")],
  "the panel's shell": [200, () => get("/dashboard")],
  "the operators' shell": [200, () => get("/operador")],
  "a redirect": [303, () => get("/consulta/x/avaliar")],
  "a script of the website": [200, async () => get(await asset("js"))],
  "a style sheet of the website": [200, async () => get(await asset("css"))],
  "a script that the browser has": [
    304,
    async () => get(await asset("js"), { "If-None-Match": etagOf(await get(await asset("js"))) }),
  ],
  "a file that is not there": [404, () => get("/assets/none.js")],
  "the service worker": [200, () => get("/sw.js")],
  "an icon": [200, () => get("/favicon.svg")],
  "a share image": [200, () => get(`/profissional/${professional}/imagem.png`)],
  "free times": [200, () => get(`/profissional/${professional}/horarios`)],
  "a calendar feed": [200, () => get(`/agenda/${feed}.ics`)],
  "a calendar feed that is none": [404, () => get("/agenda/nenhum.ics")],
  "a proof of work": [200, () => post("/desafio", {}, new URLSearchParams())],
  "the cities": [200, () => get("/cidades?nome=Camp")],
  "robots.txt": [200, () => get("/robots.txt")],
  "the sitemap": [200, () => get("/sitemap.xml")],
  "security.txt": [200, () => get("/.well-known/security.txt")],
  "a count": [204, () => post("/contagem?x")],
  health: [200, () => get("/healthz")],
  readiness: [200, () => get("/readyz")],
  metrics: [200, () => get("/metrics")],
  "metrics, refused": [403, () => get("/metrics", { "X-Forwarded-For": "203.0.113.9" })],
  "accounts: settings": [200, () => get("/auth/v1/settings", { apikey: publishable })],
  "accounts: keys": [200, () => get("/auth/v1/.well-known/jwks.json")],
  "accounts: somebody": [200, () => get("/auth/v1/user", asAna())],
  "accounts: a refusal": [
    400,
    () =>
      post(
        "/auth/v1/token?grant_type=password",
        { apikey: publishable, ...json },
        '{"email":"a@b.test","password":"nenhuma"}',
      ),
  ],
  "accounts: a redirect": [303, () => get("/auth/v1/verify?type=signup&token=none", { apikey: publishable })],
  "accounts: no key": [401, () => get("/auth/v1/user")],
  "tables: rows": [200, () => get("/rest/v1/specialties", { apikey: publishable })],
  "tables: as CSV": [200, () => get("/rest/v1/specialties", { apikey: publishable, Accept: "text/csv" })],
  "tables: a refusal": [404, () => get("/rest/v1/none", { apikey: publishable })],
  "tables: a preflight": [
    200,
    () =>
      get(
        "/rest/v1/specialties",
        { Origin: "https://x.test", "Access-Control-Request-Method": "GET" },
        { method: "OPTIONS" },
      ),
  ],
  "tables: their description": [401, () => get("/rest/v1/", { apikey: publishable })],
  "files: a refusal": [400, () => get("/storage/v1/object/public/anything/none.png")],
  "files: an object that the browser has": [
    304,
    async () => get(object("notes.txt"), { "If-None-Match": etagOf(await get(object("notes.txt"))) }),
  ],
  "files: the head of an object": [200, () => get(object("page.html"), {}, { method: "HEAD" })],
  "files: a part of an object": [206, () => get(object("page.html"), { Range: "bytes=0-3" })],
  "realtime without a socket": [404, () => get("/realtime/v1/websocket", { apikey: publishable })],
  "functions: an export": [200, () => post("/functions/v1/export-my-data", { ...asAna(), ...json }, "{}")],
  "functions: a refusal": [401, () => post("/functions/v1/export-my-data", { apikey: publishable, ...json }, "{}")],
  "functions: none": [404, () => post("/functions/v1/none", { ...asAna(), ...json }, "{}")],
  "a webhook of nobody": [404, () => post("/webhooks/nobody")],
  "a webhook, asked": [404, () => get("/webhooks/stripe")],
  "the mailbox": [200, () => get("/dev/mailbox")],
  "an email in the mailbox": [200, () => get(`/dev/mailbox/${kept}`)],
  "no email in the mailbox": [404, () => get("/dev/mailbox/none")],
  ...Object.fromEntries(
    Object.keys(uploads).map((name) => [`files: an upload, ${name}`, [200, () => get(object(name))]]),
  ),
};

async function openAsOwner() {
  const [, , , , host] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  return postgres({ host, user: "postgres", database: "postgres", max: 1 });
}

const etagOf = ({ headers }: Response) => String(headers.get("etag"));
const asset = async (kind: string) =>
  String(new RegExp(`"(/assets/[^"]+\\.${kind})"`).exec(await (await get("/")).text())?.[1]);

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

test.each(Object.keys(kinds))("%s has every security header and a policy that starts from nothing", async (kind) => {
  const [status, ask] = kinds[kind] ?? [];
  const answer = await ask?.();
  await answer?.arrayBuffer();
  const headers = Object.fromEntries(answer?.headers ?? []);
  expect([kind, answer?.status]).toEqual([kind, status]);
  // A share image is there to be shown by others.
  const isShared = kind === "a share image" && { "cross-origin-resource-policy": "cross-origin" };
  expect(headers).toMatchObject({ ...everywhere, ...isShared });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^(sandbox; )?default-src 'none'/);
  const isOurPage = headers["content-type"]?.startsWith("text/html") && !/mailbox/.test(kind);
  if (isOurPage) expect(policy).toMatch(/form-action '(none|self)'.*frame-ancestors 'none'/);
  if (isOurPage) expect(policy).toContain("base-uri 'none'");
  // A policy may allow our own files, what a hash names, and pictures; nothing that a stranger could have written.
  expect(policy.replace("style-src 'unsafe-inline'", "")).not.toMatch(/unsafe|\*|https?:/);
  if (/unsafe-inline/.test(policy)) expect(kind).toMatch(/mailbox/);
  // Nobody is known by a cookie, and nobody learns what runs here.
  for (const name of ["set-cookie", "server", "x-powered-by", "access-control-allow-credentials"])
    expect(headers[name]).toBeUndefined();
});

test("a page that fails, and an email shown in its frame, are no exception", async () => {
  const owner = await openAsOwner();
  await owner`revoke select on public.professionals from anon`;
  const failed = await get(`/profissional/${crypto.randomUUID()}`, page);
  await owner`grant select on public.professionals to anon`;
  await owner.end();
  expect(failed.status).toBe(500);
  expect(Object.fromEntries(failed.headers)).toMatchObject(everywhere);
  expect(failed.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; frame-ancestors 'none'$/);
  // Framed by the mailbox alone, and without its origin.
  const framed = await get(`/dev/mailbox/${kept}/html`);
  expect(Object.fromEntries(framed.headers)).toMatchObject({ ...everywhere, "x-frame-options": "SAMEORIGIN" });
  expect(framed.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox /,
  );
  expect(framed.headers.get("content-security-policy")).not.toMatch(/script|allow-same-origin/);
});

test("the one page that others may frame runs nothing, takes nothing in, and knows nobody", async () => {
  for (const _ of ["made", "kept"]) {
    const framed = await get(`/profissional/${professional}/widget`, page);
    expect(framed.status).toBe(200);
    const { "x-frame-options": _denied, "cross-origin-resource-policy": _same, ...others } = everywhere;
    expect(Object.fromEntries(framed.headers)).toMatchObject(others);
    expect(framed.headers.get("x-frame-options")).not.toMatch(/DENY|SAMEORIGIN/);
    expect(framed.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    );
    expect(framed.headers.get("set-cookie")).toBeNull();
    expect(await framed.text()).not.toMatch(/<script|<form|<iframe| on\w+=/);
  }
});

test("what a stranger uploaded is never a page, a script or a style sheet of ours", async () => {
  for (const name of Object.keys(uploads)) {
    const { headers } = await get(object(name));
    expect([name, headers.get("content-type")]).toEqual([name, expect.not.stringMatching(/html|javascript|css/)]);
    const isShown = /pdf|txt/.test(name);
    expect([name, headers.get("content-disposition")]).toEqual([name, isShown ? null : "attachment"]);
    if (!name.endsWith(".pdf")) expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  }
});

test("what is one person's alone is kept by no browser and no proxy", async () => {
  const own = [
    () => get("/auth/v1/user", asAna()),
    () => get("/rest/v1/professionals?select=email", asAna()),
    () => post("/functions/v1/export-my-data", { ...asAna(), ...json }, "{}"),
    () => get(`/agenda/${feed}.ics`),
    () => get("/dev/mailbox"),
    () => get("/metrics"),
    () => post("/auth/v1/token?grant_type=password", { apikey: publishable, ...json }, signIn),
  ];
  for (const ask of own) {
    const { status, headers, url } = await ask();
    expect([url, status, headers.get("cache-control")]).toEqual([url, 200, expect.stringContaining("no-store")]);
  }
});

/** Of every route that a token opens: the address with one that holds, where there is one, and with one that does not. */
async function secretAddresses() {
  const owner = await openAsOwner();
  const [made] = await owner`
    insert into public.appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email, is_own)
    values (${professional}, 'confirmed', now() + interval '300 days', now() + interval '300 days 1 hour', 'online',
      'Paula Prado', 'paula@exemplo.test', true) returning directory.new_appointment_link(id, is_mailed => false) as token`;
  await owner.end();
  const valid: Record<string, string> = { "/consulta": String(made?.token), "/agenda": `${feed}.ics` };
  return routes
    .filter(({ path }) => /:(?:token|feed)\b/.test(path))
    .flatMap(({ path }) => {
      const known = Object.entries(valid).find(([prefix]) => path.startsWith(`${prefix}/`))?.[1];
      return [known, "invented", "%E0%A4%A"].flatMap((token) => token && path.replace(/:\w+/, token));
    });
}

test("an address that is a secret stays one, whatever it answers", async () => {
  const addresses = (await secretAddresses()).filter((address) => address !== undefined);
  expect(addresses.length).toBeGreaterThan(20);
  const below = ["/", "/nada", "/./", "?novo"].map((more) => `${addresses[0]}${more}`);
  const statuses = new Set<number>();
  for (const path of [...addresses, ...below, addresses[0]?.toUpperCase() ?? ""])
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]) {
      // fetch itself refuses TRACE.
      const [status, headers] = method === "TRACE" ? await trace(path) : await ask(path, method);
      statuses.add(status);
      expect([method, path, headers["referrer-policy"], headers["x-robots-tag"], headers["cache-control"]]).toEqual([
        ...[method, path, "no-referrer", "noindex, nofollow", "private, no-store"],
      ]);
    }
  const foreign = await post(addresses[0] ?? "", { "Sec-Fetch-Site": "cross-site", ...page });
  const large = await post(addresses[0] ?? "", page, "x".repeat(1_100_000));
  expect([foreign.headers.get("referrer-policy"), large.headers.get("referrer-policy")]).toEqual(
    Array(2).fill("no-referrer"),
  );
  // Pages, calendars, redirects and refusals were all among them.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 303, 400, 404, 405]));
  // Everybody's pages are still found, and may be kept.
  const shared = await get("/termos");
  expect(shared.headers.get("x-robots-tag")).toBeNull();
  expect(shared.headers.get("cache-control")).toMatch(/^public/);
});

async function ask(path: string, method: string): Promise<[number, Record<string, string>]> {
  const isForm = method === "POST" && { body: new URLSearchParams() };
  const { status, headers } = await get(path, {}, { method, ...isForm });
  return [status, Object.fromEntries(headers)];
}

async function trace(path: string): Promise<[number, Record<string, string>]> {
  const { host } = new URL(address);
  const [head = ""] = (
    await sendRaw(address, `TRACE ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  ).split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
  return [
    Number(first.split(" ")[1]),
    Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value])),
  ];
}

test("a request that is none is answered without a word", async () => {
  for (const request of ["hello\r\n\r\n", "GET / HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n"]) {
    const [head = "", body = ""] = (await sendRaw(address, request)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(body.replace(/^0/, "").trim()).toBe("");
  }
});

const signIn = JSON.stringify({ email: "ana@betesda.test", password: "betesda-demo" });
