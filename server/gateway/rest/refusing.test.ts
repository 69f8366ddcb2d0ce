import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer({ body: { bytes: 1_000, milliseconds: 5_000 } });
  token = await server.tokenOf(ana);
});
afterAll(() => server.stop());

const json = { "Content-Type": "application/json" };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.ask(path, { method: "POST", token, body: JSON.stringify(body), headers: { ...json, ...headers } });

test.each([
  ["/books?id=eq.x", 400, "22P02"],
  ["/books?nope=eq.1", 400, "42703"],
  ["/books?select=nope", 400, "42703"],
  ["/books?order=nope", 400, "42703"],
  ["/books?select=id::nope", 400, "42704"],
  ["/books?id=1", 400, "PGRST100"],
  ["/books?id=", 400, "PGRST100"],
  ["/books?id=is.maybe", 400, "PGRST100"],
  ["/books?id=in.1", 400, "PGRST100"],
  ["/books?select=id,", 400, "PGRST100"],
  ["/books?or=(id.eq.1", 400, "PGRST100"],
  ["/books?order=id.upwards", 400, "PGRST100"],
  ["/books?limit=ten", 400, "PGRST100"],
  ["/books?price=like.1", 404, "42883"],
  ["/books?select=sum:price.sum()", 400, "PGRST123"],
  ["/books?select=count()", 400, "PGRST123"],
  ["/books?select=authors(name)", 300, "PGRST201"],
  ["/books?select=staff(name)", 400, "PGRST200"],
  ["/books?authors.name=eq.x", 400, "PGRST108"],
  ["/authors?select=books!books_author_id_fkey(id)&order=books(id)", 400, "PGRST118"],
  ["/bookz", 404, "PGRST205"],
  ["/vault", 404, "PGRST205"],
  ["/rpc/nope", 404, "PGRST202"],
  ["/rpc/add?c=1", 404, "PGRST202"],
  ["/secrets", 401, "42501"],
  ["/a/b/c", 404, "PGRST125"],
])("%s is %i %s", async (path, status, code) => {
  const answer = await server.ask(path);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(Object.keys(answer.body).sort()).toEqual(["code", "details", "hint", "message"]);
});

test("what was probably meant is said", async () => {
  expect((await server.ask("/bookz")).body).toEqual({
    code: "PGRST205",
    details: null,
    hint: "Perhaps you meant the table 'public.books'",
    message: "Could not find the table 'public.bookz' in the schema cache",
  });
  expect((await server.ask("/rpc/ad")).body.hint).toBe("Perhaps you meant to call the function public.add");
  expect((await server.ask("/books?select=authors(name)")).body).toMatchObject({
    hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_translator'. Find the desired relationship in the 'details' key.",
    details: [
      { cardinality: "many-to-one", embedding: "books with authors" },
      { cardinality: "many-to-one", embedding: "books with authors" },
    ],
  });
});

test("the database's refusals keep their words", async () => {
  expect(await post("/genres", { id: 1, name: "x" })).toMatchObject({
    status: 409,
    body: { code: "23505", details: "Key (id)=(1) already exists." },
  });
  expect(await post("/covers", { book_id: 999 })).toMatchObject({ status: 409, body: { code: "23503" } });
  expect(await post("/genres", { id: 9 })).toMatchObject({ status: 400, body: { code: "23502" } });
  expect(await post("/books", { title: "x", pages: -1 })).toMatchObject({ status: 400, body: { code: "23514" } });
  expect(await post("/books", { title: "x", nope: 1 })).toMatchObject({ status: 400, body: { code: "PGRST204" } });
  expect(await post("/secrets", { id: 2, word: "x" })).toMatchObject({ status: 403, body: { code: "42501" } });
  expect(await post("/keyless", "word")).toMatchObject({ status: 400, body: { code: "PGRST102" } });
});

test("raised errors choose their status", async () => {
  const raise = (state: string) => post("/rpc/fail", { state, words: "told" });
  expect(await raise("P0001")).toMatchObject({
    status: 400,
    body: { code: "P0001", details: "why", hint: "how", message: "told" },
  });
  expect(await raise("PT402")).toMatchObject({ status: 402, body: { code: "PT402", message: "told" } });
  const refused = await post("/rpc/refuse", {});
  expect(refused).toMatchObject({ status: 418, body: { code: "X1", message: "no", details: "d", hint: "h" } });
  expect(refused.headers.get("x-tea")).toBe("pot");
});

test("inner errors are answered without their inside", async () => {
  const answer = await post("/rpc/fail", { state: "XX000", words: "secret inside" });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("secret inside");
});

test("methods that mean nothing here are refused", async () => {
  expect(await server.ask("/rpc/add", { method: "PATCH" })).toMatchObject({ status: 405, body: { code: "PGRST101" } });
  expect(await server.ask("/books", { method: "PURGE" })).toMatchObject({ status: 405, body: { code: "PGRST117" } });
  const view = { method: "DELETE", token };
  expect(await server.ask("/book_list?id=eq.1", view)).toMatchObject({ status: 405, body: { code: "55000" } });
});

test("only exposed schemas are served", async () => {
  const headers = { "Accept-Profile": "private" };
  expect(await server.ask("/vault", { headers })).toMatchObject({ status: 406, body: { code: "PGRST106" } });
  expect((await server.ask("/books?limit=1", { headers: { "Accept-Profile": "public" } })).status).toBe(200);
  expect((await post("/genres", {}, { "Content-Profile": "private" })).status).toBe(406);
});

test("bodies have a size, announced or not, and a media type", async () => {
  const large = JSON.stringify([{ id: 50, name: "x".repeat(2_000) }]);
  expect((await server.ask("/genres", { method: "POST", token, body: large, headers: json })).status).toBe(413);
  const chunked = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 20; i += 1) controller.enqueue(new TextEncoder().encode(" ".repeat(100)));
      controller.close();
    },
  });
  const streamed = { method: "POST", token, body: chunked, headers: json, duplex: "half" } as RequestInit;
  expect((await server.ask("/genres", streamed)).status).toBe(413);
  expect((await server.ask("/genres", { method: "POST", token, body: "{", headers: json })).body.code).toBe("PGRST102");
  const xml = { method: "POST", token, body: "<a/>", headers: { "Content-Type": "text/xml" } };
  expect((await server.ask("/genres", xml)).body).toMatchObject({
    code: "PGRST102",
    message: "Content-Type not acceptable: text/xml",
  });
});

test("a body that does not arrive in time is given up", async () => {
  const impatient = await startRestServer({ body: { bytes: 1_000, milliseconds: 30 } });
  try {
    const request = new Request("http://gateway/rest/v1/genres", {
      method: "POST",
      headers: { ...json, apikey: impatient.settings.keys.secretKey },
      body: new ReadableStream({ pull: () => new Promise(() => {}) }),
      duplex: "half",
    } as RequestInit);
    expect((await impatient.app.request(request)).status).toBe(408);
  } finally {
    await impatient.stop();
  }
});

test("what is too long or too deep is refused", async () => {
  const ask = (path: string) =>
    server.app.request(`http://gateway/rest/v1${path}`, { headers: { apikey: server.settings.keys.publishableKey } });
  expect((await ask(`/books?title=eq.${"x".repeat(40_000)}`)).status).toBe(414);
  expect((await ask(`/books?or=${"(or".repeat(40)}(id.eq.1)${")".repeat(40)}`)).status).toBe(400);
  expect((await ask(`/staff?select=${"staff!boss_id(".repeat(30)}id${")".repeat(30)}`)).status).toBe(400);
  expect((await ask(`/books?select=${Array(60).fill("shelves(id)").join(",")}`)).status).toBe(400);
  expect((await ask(`/books?${"id=gt.0&".repeat(300)}`)).status).toBe(400);
  expect((await ask("/staff?select=staff!boss_id(staff!boss_id(id))")).status).toBe(200);
});

test("the schema is described to the secret key alone", async () => {
  expect((await server.ask("/")).status).toBe(401);
  expect((await server.ask("/", { token })).status).toBe(401);
  const described = await server.ask("/", { key: server.settings.keys.secretKey });
  expect(described.headers.get("content-type")).toBe("application/openapi+json; charset=utf-8");
  expect(Object.keys(described.body.paths)).toEqual(expect.arrayContaining(["/books", "/rpc/add"]));
});

test("OPTIONS tells what can be done", async () => {
  const allow = async (path: string) => (await server.ask(path, { method: "OPTIONS" })).headers.get("allow");
  expect(await allow("/books")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
  expect(await allow("/book_counts")).toBe("OPTIONS,GET,HEAD");
  expect(await allow("/rpc/add")).toBe("OPTIONS,GET,HEAD,POST");
});
