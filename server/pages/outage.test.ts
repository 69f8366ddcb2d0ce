import { afterAll, beforeAll, expect, test } from "vitest";
import { createInstallation } from "../backup/testing/installation.ts";
import { createDatabaseProxy } from "../gateway/realtime/testing/database-proxy.ts";
import { eventually } from "../testing/eventually.ts";
import { type RunningServer, runServer } from "../testing/run-server.ts";

/** What visitors see while there is no database: a server whose way to it can be cut. */
let installation: Awaited<ReturnType<typeof createInstallation>>;
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
let server: RunningServer;
beforeAll(async () => {
  [installation, proxy] = await Promise.all([createInstallation("migrated"), createDatabaseProxy()]);
  const url = new URL(installation.databaseUrl);
  url.searchParams.set("host", proxy.host);
  server = await runServer({ DATABASE_URL: url.href, DATA_DIR: installation.dataDir, DEMO: "1" });
  expect(server.address, server.output()).toBeDefined();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all([proxy.close(), installation[Symbol.asyncDispose]()]);
});

type Person = { id: string; user_id: string; name: string; specialty: string };

/** Three who are listed, each in a specialty of their own. */
const findPeople = async () => {
  const people = await installation.owner<Person[]>`
    select distinct on (s.slug) p.id, p.user_id, p.name, s.slug as specialty
    from directory.profiles p join specialties s on s.id = p.specialty_id
    where p.listed_until > now() + interval '1 day' order by s.slug, p.id`;
  return people.slice(0, 3) as unknown as [Person, Person, Person];
};
const profile = ({ id }: Person) => `/profissional/${id}`;

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.address}${path}`, { redirect: "manual", ...init });
  const html = await response.text();
  const marks = html.match(/<html[^>]*>/)?.[0].match(/data-kept="stale"/g)?.length ?? 0;
  // Whatever happens, it is none of the visitor's business how.
  expect(html, path).not.toMatch(/Unexpected Application Error|ECONN|ENOENT|CONNECTION_|\bat .*\.[jt]s:\d+/);
  return { status: response.status, headers: response.headers, html, marks };
}

const isFresh = async (path: string) => {
  const { status, marks } = await ask(path);
  return status === 200 && marks === 0;
};

async function expectUnavailable(path: string, init?: RequestInit) {
  const { status, headers, html, marks } = await ask(path, init);
  expect([status, marks], path).toEqual([503, 0]);
  expect(Number(headers.get("retry-after")), path).toBeGreaterThan(0);
  expect(headers.get("cache-control"), path).toBe("no-store");
  expect(html, path).toContain("Voltamos em instantes");
  expect(html, path).toContain('<html lang="pt-BR"');
  return html;
}

/** Whether the server hears of changes. */
async function isListening() {
  const found = await installation.owner`
    select from pg_stat_activity where datname = current_database() and query = 'listen "profiles"'`;
  return found.length > 0;
}

/** News that comes at the last moment takes pages along; the next try finds them kept. */
async function cutWhileKept(paths: string[]) {
  await eventually(async () => {
    await proxy.open();
    await eventually(async () => expect(await isListening()).toBe(true));
    for (const path of paths) await eventually(async () => expect(await isFresh(path), path).toBe(true));
    await proxy.cut();
    await eventually(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(503));
    for (const path of paths) expect((await ask(path)).marks, path).toBe(1);
  });
}

test("while the database is away pages are shown as old, or say when to come back; then all is fresh again", async () => {
  const { owner } = installation;
  const [ana, bruno] = await findPeople();
  const listings = ["/", "/buscar", `/buscar?especialidade=${ana.specialty}`, `/${ana.specialty}`];
  const kept = [...listings, profile(ana), `${profile(ana)}/avaliacoes`, "/lgpd", "/cidades?q=camp", "/sitemap.xml"];
  for (const path of kept) expect((await ask(path)).status, path).toBe(200);
  await cutWhileKept([...listings, profile(ana)]);

  for (const path of [...listings, profile(ana), `${profile(ana)}/avaliacoes`]) {
    const { status, marks, headers } = await ask(path);
    expect([status, marks, headers.get("cache-control")], path).toEqual([200, 1, "no-store"]);
  }
  expect((await ask(profile(ana))).html).toContain(ana.name);
  // Old data of a program is better than none, and no page that could say so.
  for (const path of ["/cidades?q=camp", "/sitemap.xml"]) {
    const { status, marks, headers } = await ask(path);
    expect([status, marks, headers.get("cache-control")], path).toEqual([200, 0, "no-store"]);
  }
  // What needs no database is as ever.
  for (const path of ["/lgpd", "/termos", "/login"]) expect(await isFresh(path), path).toBe(true);

  const never = [profile(bruno), "/buscar?cidade=nunca", `/${bruno.specialty}/sp`, "/cidades?q=nunca"];
  for (const path of never) await expectUnavailable(path);
  const request = { pedido: "access", nome: "Maria", email: "maria@exemplo.com.br", mensagem: "", prova: "x" };
  // A form is answered with the truth, not with the page that it stands on, though that is kept.
  for (const headers of [{}, { Accept: "application/json" }] as HeadersInit[])
    await expectUnavailable("/lgpd", { method: "POST", body: new URLSearchParams(request), headers });

  await owner`update directory.profiles set name = 'Ana Depois do Apagão' where id = ${ana.id}`;
  await proxy.open();
  for (const path of kept) await eventually(async () => expect(await isFresh(path), path).toBe(true));
  expect((await ask(profile(ana))).html).toContain("Ana Depois do Apagão");
  for (const path of never) expect((await ask(path)).status, path).toBe(200);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test("whoever left before the database went away is not shown from memory, nor whoever left during an earlier time", async () => {
  const { owner } = installation;
  const [ana, bruno, carla] = await findPeople();
  const leave = ({ user_id }: Person) => owner`delete from auth.users where id = ${user_id}`;
  await eventually(async () => expect(await isListening()).toBe(true));
  for (const person of [ana, bruno, carla]) expect((await ask(profile(person))).html).toContain(person.name);
  // The profile is not asked for again; another page of the same person tells when the news has come.
  expect((await ask(`${profile(bruno)}/avaliacoes`)).status).toBe(200);
  await leave(bruno);
  await expect.poll(async () => (await ask(`${profile(bruno)}/avaliacoes`)).status, { interval: 20 }).toBe(404);

  await cutWhileKept([profile(ana)]);
  expect(await expectUnavailable(profile(bruno))).not.toContain(bruno.name);
  const { html, marks } = await ask(profile(carla));
  expect([marks, html.includes(carla.name)]).toEqual([1, true]);
  // Nobody hears of it here.
  await leave(carla);
  await cutWhileKept([profile(ana)]);
  for (const person of [bruno, carla]) expect(await expectUnavailable(profile(person))).not.toContain(person.name);

  await proxy.open();
  await eventually(async () => expect(await isFresh(profile(ana))).toBe(true));
  for (const person of [bruno, carla]) expect((await ask(profile(person))).status).toBe(404);
});
