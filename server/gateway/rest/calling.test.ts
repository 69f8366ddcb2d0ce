import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer();
  token = await server.tokenOf(ana);
});
afterAll(() => server.stop());

type Init = Parameters<RestServer["call"]>[1];
const post = (path: string, body?: unknown, init: Init = {}) =>
  server.ask(`/rpc${path}`, {
    method: "POST",
    ...init,
    headers: { "Content-Type": "application/json", ...(init.headers as Record<string, string>) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const get = (path: string, init?: Init) => server.ask(`/rpc${path}`, init);

test("a value is answered as JSON; parameters have names and defaults", async () => {
  expect(await post("/add", { a: 1, b: 2 })).toMatchObject({ status: 200, body: 3 });
  expect((await post("/add", { a: 1 })).body).toBe(11);
  expect((await get("/add?a=5&b=6")).body).toBe(11);
  expect((await post("/words")).body).toEqual(["a", "b"]);
});

test("void is 204 and nothing", async () => {
  expect(await post("/nothing")).toMatchObject({ status: 204, text: "" });
});

test("rows of a function are filtered, ordered, limited, embedded and counted as a table's", async () => {
  const path = "/books_by?select=id,authors!books_author_id_fkey(name)&order=id.desc&limit=1";
  const answer = await post(path, { writer: "Clarice" }, { headers: { Prefer: "count=exact" } });
  expect(answer).toMatchObject({ status: 206, body: [{ id: 2, authors: { name: "Clarice" } }] });
  expect(answer.headers.get("content-range")).toBe("0-0/2");
  expect((await get("/books_by?writer=Clarice&select=id&pages=gt.100")).body).toEqual([{ id: 2 }]);
  expect((await get("/books_by?writer=Clarice&select=full_title&id=eq.1")).body).toEqual([
    { full_title: "The Hour of the Star!" },
  ]);
  expect((await post("/pairs?x=gte.2&select=y", { n: 3 })).body).toEqual([{ y: "row 2" }, { y: "row 3" }]);
});

test("a row is an object", async () => {
  expect((await post("/first_book?select=id,title")).body).toEqual({ id: 1, title: "The Hour of the Star" });
});

test("a single unnamed parameter takes the whole body", async () => {
  expect((await post("/whole", { any: ["thing", 1] })).body).toEqual({ any: ["thing", 1] });
  expect((await post("/shout", "quiet", { headers: { "Content-Type": "text/plain" } })).body).toBe("QUIET");
  const headers = { "Content-Type": "application/octet-stream", Accept: "application/octet-stream" };
  expect((await post("/bytes", "raw\n", { headers })).text).toBe("raw\n");
  expect(
    (await post("/shout", "quiet", { headers: { "Content-Type": "text/plain", Accept: "text/plain" } })).text,
  ).toBe("QUIET");
});

test("variadic parameters come as a list or repeated", async () => {
  expect((await post("/total", { numbers: [1, 2, 3] })).body).toBe(6);
  expect((await get("/total?numbers=1&numbers=2")).body).toBe(3);
});

test("overloads are told apart by their parameters' names, and only by these", async () => {
  expect((await post("/overloaded", { a: 1 })).body).toBe("a");
  expect((await post("/overloaded", { a: 1, b: 2 })).body).toBe("a and b");
  expect(await post("/twin", { a: 1 })).toMatchObject({ status: 300, body: { code: "PGRST203" } });
});

test("what changes something cannot be called by GET", async () => {
  expect(await get("/add_shelf?label=x", { token })).toMatchObject({ status: 405, body: { code: "25006" } });
  expect((await post("/add_shelf", { label: "x" }, { token })).body).toBe(3);
});

test("a function sets status and headers of its answer", async () => {
  const { status, headers, body } = await post("/teapot");
  expect({ status, kind: headers.get("x-kind"), body }).toEqual({ status: 202, kind: "tea", body: "short" });
});

test("a function sees the request, without what proves who asks", async () => {
  const { body } = await get("/seen", { token, headers: { "X-Mine": "yes", Cookie: "a=1; b=2" } });
  expect(body).toMatchObject({
    role: "authenticated",
    uid: ana,
    method: "GET",
    path: "/rest/v1/rpc/seen",
    cookies: { a: "1", b: "2" },
    timeout: "8s",
  });
  expect(body.headers["x-mine"]).toBe("yes");
  expect(Object.keys(body.headers)).not.toEqual(expect.arrayContaining(["authorization"]));
  expect(Object.keys(body.headers)).not.toContain("apikey");
  expect((await get("/seen")).body).toMatchObject({ role: "anon", uid: null, timeout: "3s" });
});

test("one row for single, an error for more", async () => {
  const headers = { Accept: "application/vnd.pgrst.object+json" };
  expect((await post("/pairs", { n: 1 }, { headers })).body).toEqual({ x: 1, y: "row 1" });
  expect(await post("/pairs", { n: 2 }, { headers })).toMatchObject({ status: 406, body: { code: "PGRST116" } });
});
