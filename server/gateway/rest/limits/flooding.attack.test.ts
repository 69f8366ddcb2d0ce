import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokenBuckets } from "../../../http/rate-limit.ts";
import { ana, bruno, type RestServer, startRestServer } from "../testing/rest-server.ts";

const rows = 300;
let server: RestServer;
beforeAll(async () => {
  server = await startRestServer({
    sharing: {
      networkOf: (request) => request.headers.get("x-network") ?? undefined,
      budgetOf: createTokenBuckets({ perSecond: 0.001, burst: rows, debt: Number.POSITIVE_INFINITY }),
      least: 1,
      time: { perSecond: 1, burst: 3_000 },
      bodyTime: { perSecond: 0.1, burst: 100 },
      atOnce: 2,
      waiting: 6,
    },
  });
  await server.owner`insert into public.books (title) select 'Volume ' || n from generate_series(1, 900) n`;
  // A lock that somebody else holds: statements that last exactly as long as the test wants.
  await server.owner.unsafe(`
    create table public.loans (id int primary key);
    revoke all on public.loans from anon;
    grant select on public.loans to authenticated;
    create function public.wait_for_key() returns int language sql volatile as 'select 1 from pg_advisory_xact_lock(7)';
    create view public.sleepers as select pg_sleep(30)::text as word;
    grant select on public.sleepers to anon;
    grant execute on all functions in schema public to anon`);
});
afterAll(() => server.stop());

const from = (network: string) => ({ headers: { "x-network": network } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const together = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));

test("sixty text searches in one request are refused before the database sees them, also inside a group", async () => {
  const words = Array.from({ length: 60 }, (_, n) => `title.not.wfts.word${n}`);
  for (const query of [
    words.map((word) => word.replace(".not", "=not")).join("&"),
    `or=(${words.join(",")})`,
    `and=(or(${words.slice(0, 5).join(",")}),title.eq.x)`,
    `title=wfts.${Array.from({ length: 25 }, (_, n) => `w${n}`).join(" or ")}`,
    `or=(title.wfts.${Array.from({ length: 25 }, (_, n) => `w${n}`).join(" ")})`,
    Array.from({ length: 41 }, (_, n) => `id=neq.${n}`).join("&"),
    `or=${"(or".repeat(7)}(id.eq.1)${")".repeat(7)}`,
    `select=${Array.from({ length: 13 }, (_, n) => `a${n}:shelves(id)`).join(",")}`,
  ])
    expect(await server.ask(`/books?${query}`, from("fine")), query.slice(0, 80)).toMatchObject({
      status: 400,
      body: { code: "PGRST100" },
    });
  const honest = "/books?select=title,shelves(label)&title=wfts.star or heart&or=(id.eq.1,id.eq.2)&order=id";
  expect((await server.ask(honest, from("fine"))).body).toHaveLength(2);
});

test("a statement that never ends is cut after a second, and paid for though it failed", async () => {
  const answers: Awaited<ReturnType<RestServer["ask"]>>[] = [];
  while (answers.length < 8 && answers.at(-1)?.status !== 429)
    answers.push(await server.ask("/sleepers?limit=1", from("sleeper")));
  const [refused, ...failed] = answers.reverse();
  // On a busy machine it is cut later, and costs more.
  expect(failed.length).toBeLessThanOrEqual(4);
  expect(new Set(failed.map(({ body }) => body.code))).toEqual(new Set(["57014"]));
  expect(refused).toMatchObject({ status: 429, body: { code: "PGRST429" } });
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("thirty requests at once get no more rows than the budget, whatever they say about limits", async () => {
  for (const [network, query] of Object.entries({ all: "", pages: "?limit=200", ranges: "?limit=1000&offset=1" })) {
    const answers = await together(30, () => server.ask(`/books${query}`, from(network)));
    const got = answers.reduce((sum, { body }) => sum + (Array.isArray(body) ? body.length : 0), 0);
    // Whoever has something left gets one answer, and owes the rest of it.
    expect(got, network).toBeLessThanOrEqual(rows + 1_000);
    expect(answers.filter(({ status }) => status === 429).length, network).toBeGreaterThan(26);
  }
});

test("an account buys no second budget, nor do two", async () => {
  const tokens = await Promise.all([ana, bruno].map((user) => server.tokenOf(user)));
  expect((await server.ask("/books", from("household"))).status).toBe(200);
  for (const token of tokens)
    expect((await server.ask("/books?limit=1", { ...from("household"), token })).status).toBe(429);
  // Nobody else's rows are to be had there: the own stay within reach.
  for (const token of tokens) expect((await server.ask("/loans", { ...from("household"), token })).status).toBe(200);
  expect((await server.ask("/books?limit=1", { ...from("neighbour"), token: tokens[0] })).status).toBe(200);
});

test("a network that floods has its share of connections; others do not wait, and too many are refused at once", async () => {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lock = server.owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7)`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const wait = () => server.ask("/rpc/wait_for_key", { method: "POST", ...from("flood") });
  const first = Array.from({ length: 8 }, wait);
  const refused = await Promise.race([...first, wait(), wait()]);
  expect(refused.status).toBe(429);
  const others = await together(6, () => server.ask("/books?limit=1", from("elsewhere")));
  expect(statuses(others)).toEqual(Array(6).fill(200));
  release.resolve();
  await lock;
  expect(statuses(await Promise.all(first)).filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
});

const post = (path: string, body: string, more: Parameters<RestServer["ask"]>[1] = {}) =>
  server.ask(path, { method: "POST", body, ...more, headers: { "Content-Type": "application/json", ...more.headers } });

test("a body larger than any form is refused unread to visitors and accounts, and taken from our own programs", async () => {
  const large = JSON.stringify([{ id: 50, name: "Ensaio" }]) + " ".repeat(256 * 1024);
  const token = await server.tokenOf(ana);
  for (const caller of [from("large"), { ...from("large"), token }])
    expect((await post("/genres", large, caller)).status).toBe(413);
  const ours = { ...from("large"), key: server.settings.keys.secretKey };
  expect((await post("/genres", large, ours)).status).toBe(201);
});

test("a network pays for the time of its bodies, also of those that end in an error; others do not wait", async () => {
  const rows = JSON.stringify(Array.from({ length: 20_000 }, () => ({ a: 1 })));
  const answers: number[] = [];
  while (answers.length < 100 && answers.at(-1) !== 429)
    answers.push((await post("/no_such_table", rows, from("bodies"))).status);
  expect(new Set(answers)).toEqual(new Set([404, 429]));
  expect((await post("/rpc/wait_for_key", "{}", from("bodies"))).headers.get("retry-after")).toMatch(/^[1-9]/);
  expect((await post("/rpc/wait_for_key", "{}", from("small forms"))).status).toBe(200);
  // What has no body costs nothing of it.
  expect((await server.ask("/books?limit=1", from("bodies"))).status).toBe(200);
});

test("names that a body brings come back cut", async () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`name${n}`, 1])));
  const long = JSON.stringify({ ["x".repeat(100_000)]: 1 });
  for (const [path, body] of Object.entries({ "/rpc/nothing": many, "/rpc/wait_for_key": long, "/genres": long })) {
    const answer = await post(path, body, from(`names ${path}`));
    expect([answer.body.code, answer.text.length < 2_000], path).toEqual([
      path === "/genres" ? "PGRST204" : "PGRST202",
      true,
    ]);
  }
});
