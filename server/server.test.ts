import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingHref } from "#app/features/availability/booking-href.ts";
import { eventually } from "./testing/eventually.ts";
import { type RunningServer, runServer } from "./testing/run-server.ts";
import { createBooking } from "./testing/send-booking-form.ts";
import { sendRaw } from "./testing/send-raw.ts";

let server: RunningServer;
let address: string;
beforeAll(async () => {
  server = await runServer({ METRICS_TOKEN: "a-token-of-some-length" });
  address = String(server.address);
});
afterAll(() => server[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: "manual" });

async function socketFolder() {
  const [, , , , host] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  return host;
}

test("a page comes with its policy and an ETag, and is not sent to whoever has it", async () => {
  const response = await get("/");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("Encontrar Profissional Agora");
  expect(html).not.toMatch(/ style=/);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toContain("unsafe");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const etag = String(response.headers.get("etag"));
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const again = await get("/", { "If-None-Match": known });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  }
});

test("without a public address pages, their pictures and the site map name the one that answers, with its port", async () => {
  const html = await (await get("/psicologia")).text();
  expect(html).toContain(`<link rel="canonical" href="${address}/psicologia"/>`);
  expect(html).toContain(`<meta property="og:image" content="${address}/share.png"/>`);
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(await (await get("/sitemap.xml")).text()).toContain(`<loc>${address}/sitemap/paginas.xml</loc>`);
  expect(address).toMatch(/:\d+$/);
});

test("a browser that takes everything gets pages in zstd and files in brotli, others what they take", async () => {
  const html = await (await get("/")).text();
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const [, styles = ""] = /"(\/assets\/[^"]+\.css)"/.exec(html) ?? [];
  const [, font = ""] = /"(\/assets\/[^"]+\.woff2)"/.exec(html) ?? [];
  const encoding = async (path: string, accepted: string) =>
    (await get(path, { "Accept-Encoding": accepted })).headers.get("content-encoding");
  const everything = "gzip, deflate, br, zstd";
  expect(await encoding("/", everything)).toBe("zstd");
  for (const file of [script, styles]) expect(await encoding(file, everything), file).toBe("br");
  for (const path of ["/", script, styles]) {
    expect(await encoding(path, "gzip, br"), path).toBe("br");
    expect(await encoding(path, "gzip, deflate"), path).toBe("gzip");
    expect(await encoding(path, "identity"), path).toBeNull();
  }
  // It is compressed in itself.
  expect(await encoding(font, everything)).toBeNull();
  for (const file of [script, styles, font])
    expect((await get(file)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a page from memory is, byte by byte, the answer that the application gives", async () => {
  const { port } = new URL(address);
  const ask = async (host: string, path: string, method: string, headers: Record<string, string>) => {
    const request = httpRequest({ port, path, method, headers: { host: `${host}:${port}`, ...headers } });
    const [answer] = (await once(request.end(), "response")) as [IncomingMessage];
    const { date: _, "x-request-id": id, ...rest } = answer.headers;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return { status: answer.statusCode, headers: rest, body: await buffer(answer) };
  };
  // A document, and something small with rules of its own.
  for (const path of ["/termos", "/cidades?q=camp"]) {
    const etag = (await get(path)).headers.get("etag") ?? "";
    const wishes: Record<string, string>[] = [
      {},
      { "Accept-Encoding": "gzip" },
      { "Accept-Encoding": "br" },
      { "Accept-Encoding": "gzip, deflate, br, zstd" },
      { "If-None-Match": etag },
    ];
    for (const method of ["GET", "HEAD"])
      for (const wish of wishes) {
        // The first makes the encoding; a host in brackets is left to the application.
        await ask("localhost", path, method, wish);
        const kept = await ask("localhost", path, method, wish);
        expect(kept, path).toEqual(await ask("[::1]", path, method, wish));
        expect(kept.status).toBe("If-None-Match" in wish ? 304 : 200);
      }
  }
  expect((await ask("elsewhere.example", "/termos", "GET", {})).status).toBe(421);
});

test("a form that anybody may open is not thrown away by a browser; what somebody sent with it is kept by nobody", async () => {
  const [profile = ""] = /\/profissional\/[0-9a-f-]{36}/.exec(await (await get("/buscar")).text()) ?? [];
  for (const path of [
    `${profile}/agendar`,
    `${profile}/avise-me`,
    profile.replace("profissional", "denunciar/perfil"),
  ]) {
    const empty = await get(path);
    expect([empty.status, empty.headers.get("cache-control")], path).toEqual([200, "no-cache"]);
    const sent = await fetch(address + path, {
      method: "POST",
      body: new URLSearchParams({ nome: "Maria das Dores" }),
    });
    expect([sent.status, sent.headers.get("cache-control")], path).toEqual([200, "no-store"]);
  }
});

test("HEAD answers as GET does, without the body", async () => {
  const [head, full] = await Promise.all([fetch(address, { method: "HEAD" }), get("/")]);
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
  expect(await head.text()).toBe("");
});

test("an unknown page is a designed 404", async () => {
  for (const path of [
    "/nada",
    "/profissional",
    "/assets/none.js",
    "/.env",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/package.json",
  ]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Página não encontrada");
  }
});

test("health, readiness and metrics answer; metrics to loopback or with the token only", async () => {
  expect(await (await get("/healthz")).text()).toBe("ok\n");
  await expect.poll(async () => (await get("/readyz")).text()).toBe("ready\n");
  expect(await (await get("/metrics")).text()).toContain("http_request_duration_seconds");
  expect((await get("/metrics", { "X-Forwarded-For": "203.0.113.9" })).status).toBe(403);
  expect((await get("/metrics", { "X-Forwarded-For": "203.0.113.9", Authorization: "Bearer wrong" })).status).toBe(403);
  const allowed = await get("/metrics", {
    "X-Forwarded-For": "203.0.113.9",
    Authorization: "Bearer a-token-of-some-length",
  });
  expect(allowed.status).toBe(200);
});

test("a demo answers at loopback names only, and not through a proxy", async () => {
  const ask = (host: string, extra = "") =>
    sendRaw(address, `GET / HTTP/1.1\r\nHost: ${host}\r\n${extra}Connection: close\r\n\r\n`);
  expect(await ask("localhost:3000")).toMatch(/^HTTP\/1.1 200/);
  expect(await ask("127.0.0.1")).toMatch(/^HTTP\/1.1 200/);
  for (const host of ["betesda.exemplo.com.br", "localhost.exemplo.com.br", "127.0.0.1.nip.io"]) {
    expect(await ask(host)).toMatch(/^HTTP\/1.1 421/);
  }
  expect(await ask("localhost", "X-Forwarded-For: 203.0.113.9\r\n")).toMatch(/^HTTP\/1.1 421/);
});

/** A form as a browser sends it to the page about one's data. */
const sendForm = (headers: Record<string, string>, body = "pedido=x", type = "application/x-www-form-urlencoded") =>
  sendRaw(
    address,
    [
      "POST /lgpd HTTP/1.1",
      "Host: www.betesda.localhost",
      ...[`Content-Type: ${type}`, `Content-Length: ${body.length}`, "Connection: close"],
      ...Object.entries(headers).map((header) => header.join(": ")),
      `\r\n${body}`,
    ].join("\r\n"),
  );

test("forms arrive through a proxy that ends TLS and from pages without a referrer, and not from other sites", async () => {
  const own = { "Sec-Fetch-Site": "same-origin" };
  expect(await sendForm({ ...own, Origin: "https://www.betesda.localhost" })).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendForm({ ...own, Origin: "null" })).toMatch(/^HTTP\/1\.1 200 /);
  for (const site of ["cross-site", "same-site"])
    expect(await sendForm({ "Sec-Fetch-Site": site, Origin: "https://outro.example" })).toMatch(/^HTTP\/1\.1 403 /);
});

test("an edit shows on its page and in the search at once, and other pages stay kept", async () => {
  const owner = postgres({ host: await socketFolder(), user: "postgres", database: "postgres", max: 1 });
  // Where there are few, so that the one is on the first page.
  const [ana] = await owner<Record<"id" | "name" | "specialty" | "state" | "city" | "slug", string>[]>`
    select p.id, p.name, s.slug as specialty, lower(c.state) as state, c.name as city, c.slug
    from directory.profiles p join specialties s on s.id = p.specialty_id join cities c on c.id = p.city_id
    where p.listed_until > now() + interval '1 day' order by count(*) over (partition by s.id, c.id), p.id limit 1`;
  if (!ana) throw new Error("nobody is listed");
  const search = `/buscar?${new URLSearchParams({ especialidade: ana.specialty, cidade: `${ana.city} - ${ana.state}` })}`;
  const pages = [`/profissional/${ana.id}`, search, `/${ana.specialty}/${ana.state}/${ana.slug}`];
  const read = async (path: string) => {
    const response = await get(path);
    return { html: await response.text(), etag: response.headers.get("etag"), tag: response.headers.get("cache-tag") };
  };
  const before = await Promise.all(pages.map(read));
  const unrelated = await read("/termos");
  for (const { html, tag } of before) expect([html.includes(ana.name), tag]).toEqual([true, null]);
  await owner`update directory.profiles set name = 'Ana Recém Casada' where id = ${ana.id}`;
  const isSeen = async () =>
    (await Promise.all(pages.map(read))).every(({ html }) => html.includes("Ana Recém Casada"));
  // Long before a kept page would have been made anew by its age.
  await expect.poll(isSeen, { interval: 20 }).toBe(true);
  const again = await get(pages[0] ?? "", { "If-None-Match": String(before[0]?.etag) });
  expect(again.status).toBe(200);
  expect((await get("/termos", { "If-None-Match": String(unrelated.etag) })).status).toBe(304);
  await owner`update directory.profiles set name = ${String(ana?.name)} where id = ${ana.id}`;
  await owner.end();
});

test("sixty people send the form for one time at once: one has it, 59 read why not, kept pages show the next", async () => {
  const owner = postgres({ host: await socketFolder(), user: "postgres", database: "postgres", max: 1 });
  const [ana] = await owner<{ id: string; specialty: string; city: string; at: Date; modality: string }[]>`
    select one.*, slot.starts_at as at, case when slot.modality & 2 > 0 then 'online' else 'presencial' end as modality
    from (
      select p.id, s.slug as specialty, c.name || ' - ' || c.state as city
      from directory.profiles p join specialties s on s.id = p.specialty_id join cities c on c.id = p.city_id
      where p.listed_until > now() + interval '1 day' and p.weekly_hours <> '[]'
        and not exists (select from appointments a where a.professional_id = p.id)
      order by count(*) over (partition by s.id, c.id), p.id limit 1
    ) one, directory.free_slots(one.id, current_date, current_date + 20) slot
    order by slot.starts_at limit 1`;
  if (!ana) throw new Error("nobody has a free time");
  const pages = [
    `/profissional/${ana.id}`,
    `/buscar?${new URLSearchParams({ especialidade: ana.specialty, cidade: ana.city })}`,
  ];
  const wayToBook = `href="${bookingHref(ana.id, ana.at.getTime())}"`;
  const etags = () => Promise.all(pages.map(async (path) => (await get(path)).headers.get("etag")));
  const before = await etags();
  expect(await (await get(pages[0] ?? "")).text()).toContain(wayToBook);

  const book = await createBooking(server);
  const wish = { professional: ana.id, at: ana.at, modality: ana.modality };
  // Several times as many as there are connections.
  const answers = await Promise.all(Array.from({ length: 60 }, (_, patient) => book({ ...wish, patient })));
  const polite = answers.filter(
    ({ status, body }) => status === 200 && body.includes("Alguém o pediu um instante antes"),
  );
  expect([polite.length, answers.filter(({ status }) => status === 303)]).toMatchObject([
    59,
    [{ location: expect.stringMatching(/^\/consulta\/[\w-]{43}\?novo$/) }],
  ]);
  expect(await owner`select status from appointments where professional_id = ${ana.id}`).toEqual([
    { status: "requested" },
  ]);
  // Past the form nobody asks: not by the table API either.
  const { publishable_key: apikey } = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
  const past = await fetch(`${address}/rest/v1/rpc/request_appointment`, { method: "POST", headers: { apikey } });
  expect(past.status).toBe(404);

  // Long before the pages would have run out by themselves.
  const areNew = async () => (await etags()).every((etag, index) => etag !== before[index]);
  await expect.poll(areNew, { interval: 20 }).toBe(true);
  expect(await (await get(pages[0] ?? "")).text()).not.toContain(wayToBook);
  const taken = await etags();
  await owner`select directory.move_appointment(id, 'declined', 'professional') from appointments where professional_id = ${ana.id}`;
  await expect
    .poll(async () => (await etags()).every((etag, index) => etag !== taken[index]), { interval: 20 })
    .toBe(true);
  expect(await (await get(pages[0] ?? "")).text()).toContain(wayToBook);
  await owner`delete from appointments where professional_id = ${ana.id}`;
  await owner.end();
});

test("who leaves the directory leaves the search and its total at once", async () => {
  const owner = postgres({ host: await socketFolder(), user: "postgres", database: "postgres", max: 1 });
  const total = async () => {
    const html = await (await get("/buscar?especialidade=psicologia")).text();
    return Number(/([\d.]+) (?:<!-- -->)?profissiona/.exec(html)?.[1]?.replace(".", ""));
  };
  const [left] =
    await owner`select p.id, p.city_id from directory.profiles p join specialties s on s.id = p.specialty_id
    where s.name = 'Psicologia' and p.listed_until > now() + interval '1 day' limit 1`;
  const before = await total();
  expect(before).toBeGreaterThan(0);
  await owner`update directory.profiles set specialty_id = 2, approach = null where id = ${left?.id}`;
  await expect.poll(total, { interval: 20 }).toBe(before - 1);
  await owner.end();
});

test("a page that fails shows the fallback with a way home, and nothing of the reason", async () => {
  const owner = postgres({ host: await socketFolder(), user: "postgres", database: "postgres", max: 1 });
  await owner`alter view public.professionals rename to hidden_professionals`;
  try {
    const response = await get(`/profissional/${crypto.randomUUID()}`);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("Ir para o início");
    expect(html).not.toMatch(/professionals|does not exist|PostgresError|\bat .*\.js:\d+/);
    await eventually(() => expect(server.output()).toContain("42P01"));
  } finally {
    await owner`alter view public.hidden_professionals rename to professionals`;
    await owner.end();
  }
  expect((await get(`/profissional/${crypto.randomUUID()}`)).status).toBe(404);
});
