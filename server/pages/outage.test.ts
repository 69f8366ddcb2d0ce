import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { createDatabaseProxy } from "../gateway/realtime/testing/database-proxy.ts";
import { eventually } from "../testing/eventually.ts";
import { copyPrepared, type RunningServer, runServer } from "../testing/run-server.ts";

/** What visitors see while there is no database: a server whose way to it can be cut. */
let home: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let owner: Sql;
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
let server: RunningServer;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "outage-"));
  await chmod(home, 0o711);
  await copyPrepared(join(home, "data"));
  database = await startEmbedded(join(home, "data"), { onRestart() {}, onGivenUp() {} });
  owner = postgres({ host: database.socketFolder, user: "postgres", database: "postgres", max: 2, onnotice() {} });
  proxy = await createDatabaseProxy(database.socketFolder);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(proxy.host)}`;
  server = await runServer({ DATABASE_URL: url, DEMO: "1" });
  expect(server.address, server.output()).toBeDefined();
});
beforeEach(() => proxy.open());
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all([proxy.close(), owner.end()]);
  await database.stop();
  await rm(home, { recursive: true });
});

type Person = { id: string; user_id: string; name: string; specialty: string };

/** Three who are listed, each in a specialty of their own. */
const findPeople = async () => {
  const people = await owner<Person[]>`
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
  const answer = await ask(path);
  return answer.status === 200 && !isOld(answer);
};
const isOld = ({ headers }: { headers: Headers }) => headers.get("cache-control") === "no-store";

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
  const found = await owner`
    select from pg_stat_activity where datname = current_database() and query = 'listen "profiles"'`;
  return found.length > 0;
}

/** What these pages are once the way is cut. News of the last moment may take some along; the next try finds them kept. */
async function cutWhileKept(paths: string[]) {
  return eventually(async () => {
    await proxy.open();
    await eventually(async () => expect(await isListening()).toBe(true));
    for (const path of paths) await eventually(async () => expect(await isFresh(path), path).toBe(true));
    await proxy.cut();
    await eventually(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(503));
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(answers.map(isOld)).toEqual(paths.map(() => true));
    return answers;
  });
}

test("while the database is away pages are shown as old, or say when to come back; then all is fresh again", async () => {
  const [ana, bruno] = await findPeople();
  const listings = ["/", "/buscar", `/buscar?especialidade=${ana.specialty}`, `/${ana.specialty}`];
  const documents = [...listings, profile(ana), `${profile(ana)}/avaliacoes`];
  // What programs ask for has no place to say that it is old.
  const resources = ["/cidades?q=camp", "/sitemap.xml", `${profile(ana)}/widget`];
  const [old, oldResources] = [await cutWhileKept(documents), await cutWhileKept(resources)];
  for (const [index, path] of documents.entries()) expect(old[index]?.marks, path).toBe(1);
  expect(old[4]?.html).toContain(ana.name);
  expect(oldResources.slice(0, 2).map(({ marks }) => marks)).toEqual([0, 0]);
  // Other sites go on framing what they frame.
  const widget = oldResources[2]?.headers;
  expect(widget?.get("content-security-policy")).toContain("frame-ancestors *");
  expect([widget?.get("x-frame-options"), widget?.get("cross-origin-resource-policy")]).toEqual([
    "ALLOWALL",
    "cross-origin",
  ]);
  // What needs no database is as ever.
  for (const path of ["/lgpd", "/termos", "/login"]) expect(await isFresh(path), path).toBe(true);
  expect((await ask("/status")).html).toMatch(/Busca e perfis.*Fora do ar/s);
  const metrics = await fetch(`${server.address}/metrics`);
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining("http_request_duration")]);

  const never = [profile(bruno), "/buscar?cidade=nunca", `/${bruno.specialty}/sp`, "/cidades?q=nunca"];
  for (const path of never) await expectUnavailable(path);
  const request = { pedido: "access", nome: "Maria", email: "maria@exemplo.com.br", mensagem: "", prova: "x" };
  // Perhaps a file of another release: nobody can know now.
  const file = await fetch(`${server.address}/assets/page-12345678.js`);
  expect([file.status, file.headers.get("cache-control")]).toEqual([503, "no-store"]);
  const [, own] = /"(\/assets\/[^"]+\.js)"/.exec((await ask("/termos")).html) ?? [];
  expect((await fetch(`${server.address}${own}`)).status).toBe(200);

  // A form is answered with the truth, not with the page that it stands on, though that is kept.
  for (const headers of [{}, { Accept: "application/json" }] as HeadersInit[])
    await expectUnavailable("/lgpd", { method: "POST", body: new URLSearchParams(request), headers });

  await owner`update directory.profiles set name = 'Ana Depois do Apagão' where id = ${ana.id}`;
  await proxy.open();
  for (const path of [...documents, ...resources])
    await eventually(async () => expect(await isFresh(path), path).toBe(true));
  expect((await ask(profile(ana))).html).toContain("Ana Depois do Apagão");
  for (const path of never) expect((await ask(path)).status, path).toBe(200);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test("whoever left before the database went away is not shown from memory, nor whoever left during an earlier time", async () => {
  const [ana, bruno, carla] = await findPeople();
  const stay = [profile(ana), profile(carla)];
  const leave = ({ user_id }: Person) => owner`delete from auth.users where id = ${user_id}`;
  await eventually(async () => expect(await isListening()).toBe(true));
  for (const person of [ana, bruno, carla]) expect((await ask(profile(person))).html).toContain(person.name);
  // The profile is not asked for again; another page of the same person tells when the news has come.
  expect((await ask(`${profile(bruno)}/avaliacoes`)).status).toBe(200);
  await leave(bruno);
  await expect.poll(async () => (await ask(`${profile(bruno)}/avaliacoes`)).status, { interval: 20 }).toBe(404);

  const [, old] = await cutWhileKept(stay);
  expect([old?.marks, old?.html.includes(carla.name)]).toEqual([1, true]);
  expect(await expectUnavailable(profile(bruno))).not.toContain(bruno.name);
  // Nobody hears of it here.
  await leave(carla);
  await cutWhileKept([profile(ana)]);
  for (const person of [bruno, carla]) expect(await expectUnavailable(profile(person))).not.toContain(person.name);

  await proxy.open();
  await eventually(async () => expect(await isFresh(profile(ana))).toBe(true));
  for (const person of [bruno, carla]) expect((await ask(profile(person))).status).toBe(404);
});

test("a database that is silent is away, too, and whoever asks when it speaks again is answered", async () => {
  const [ana] = await findPeople();
  await eventually(async () => expect(await isListening()).toBe(true));
  proxy.freeze();
  // More than there are connections.
  await Promise.all(Array.from({ length: 15 }, (_, n) => expectUnavailable(`/buscar?depois=${n}`)));
  proxy.thaw();
  for (let n = 0; n < 15; n++) expect((await ask(`${profile(ana)}?${n}`)).status).toBe(200);
  expect(await isFresh("/buscar?depois=0")).toBe(true);
});

test("the server outlives a database that comes and goes, and no question stays without an answer", async () => {
  const [ana] = await findPeople();
  const form = { motivo: "other", texto: "x", contato: "", prova: "x" };
  const report = { method: "POST", body: new URLSearchParams(form) };
  // Of every kind: the pages' own connections, transactions, and those of several statements.
  const askAll = (round: string | number) =>
    Promise.all([
      ask(`${profile(ana)}?${round}`),
      ask(`/buscar?${round}`),
      ...Array.from({ length: 6 }, () => ask("/readyz")),
      ask(`/denunciar/perfil/${ana.id}`, report),
    ]);
  for (let round = 0; round < 5; round++) {
    await proxy.open();
    await askAll(`${round} while it is there`);
    const during = askAll(`${round} while it goes`);
    await proxy.cut();
    for (const { status } of [...(await during), ...(await askAll(`${round} while it is away`))])
      expect([200, 503]).toContain(status);
  }
  await proxy.open();
  await eventually(async () => expect((await ask("/readyz")).status).toBe(200));
  // Several times as many as there are connections.
  for (let round = 0; round < 5; round++)
    for (const { status } of await askAll(`${round} afterwards`)) expect(status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});
