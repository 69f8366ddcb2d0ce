import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer();
  token = await server.tokenOf(ana);
});
afterAll(() => server.stop());
beforeEach(() => server.owner`delete from public.genres where id > 3`);

type Init = Parameters<RestServer["call"]>[1];
const write = (method: string, path: string, body?: unknown, init: Init = {}) => {
  const headers = { "Content-Type": "application/json", ...(init.headers as Record<string, string>) };
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  return server.ask(path, { method, token, ...init, headers, body: text });
};
const prefer = (...preferences: string[]) => ({ headers: { Prefer: preferences.join(",") } });
const genres = async () =>
  (await server.owner`select id, name from public.genres where id > 3 order by id`).map((row) => ({ ...row }));

test("one row is inserted, and nothing is said about it unless asked", async () => {
  const silent = await write("POST", "/genres", { id: 4, name: "four" });
  expect({ status: silent.status, text: silent.text, type: silent.headers.get("content-type") }).toEqual({
    status: 201,
    text: "",
    type: null,
  });
  const shown = await write("POST", "/genres?select=name", { id: 5, name: "five" }, prefer("return=representation"));
  expect(shown).toMatchObject({ status: 201, body: [{ name: "five" }] });
  expect(shown.headers.get("preference-applied")).toBe("return=representation");
  expect(await genres()).toEqual([
    { id: 4, name: "four" },
    { id: 5, name: "five" },
  ]);
});

test("many rows are inserted at once, ordered in the answer, counted on request", async () => {
  const rows = [
    { id: 4, name: "b" },
    { id: 5, name: "a" },
  ];
  const answer = await write(
    "POST",
    "/genres?order=name&select=name",
    rows,
    prefer("return=representation", "count=exact"),
  );
  expect(answer).toMatchObject({ status: 201, body: [{ name: "a" }, { name: "b" }] });
  expect(answer.headers.get("content-range")).toBe("*/2");
});

test("rows must have the same keys unless columns are named", async () => {
  const rows = [{ id: 4, name: "b" }, { id: 5 }];
  expect(await write("POST", "/genres", rows)).toMatchObject({
    status: 400,
    body: { code: "PGRST102", message: "All object keys must match" },
  });
  const named = await write(
    "POST",
    "/books?columns=title,price&select=title,price&order=title",
    [
      { title: "x", price: 1 },
      { title: "y", ignored: 1 },
    ],
    prefer("return=representation"),
  );
  expect(named.body).toEqual([
    { title: "x", price: 1 },
    { title: "y", price: null },
  ]);
  const filled = await write(
    "POST",
    "/books?columns=title,price&select=title,price",
    [{ title: "z" }],
    prefer("return=representation", "missing=default"),
  );
  expect(filled.body).toEqual([{ title: "z", price: 9.5 }]);
  expect(filled.headers.get("preference-applied")).toBe("missing=default, return=representation");
});

test("an object without keys is a row of defaults", async () => {
  await server.owner`create table public.defaults (id serial primary key, word text default 'w')`;
  await server.owner`grant all on public.defaults to authenticated; grant usage on sequence public.defaults_id_seq to authenticated`.simple();
  expect(await write("POST", "/defaults", {}, prefer("return=representation"))).toMatchObject({
    body: [{ id: 1, word: "w" }],
  });
  expect(await write("POST", "/defaults", [{}, {}], prefer("return=representation"))).toMatchObject({
    body: [{ id: 2 }, { id: 3 }],
  });
  expect(await write("POST", "/defaults", [], prefer("return=representation"))).toMatchObject({
    status: 201,
    body: [],
  });
});

test("an inserted row's place is told with return=headers-only", async () => {
  const answer = await write("POST", "/genres", { id: 4, name: "four" }, prefer("return=headers-only"));
  expect({ status: answer.status, text: answer.text, location: answer.headers.get("location") }).toEqual({
    status: 201,
    text: "",
    location: "/genres?id=eq.4",
  });
});

test("CSV and form bodies are rows too", async () => {
  await write("POST", "/genres", 'id,name\n4,"four, or\n""vier"""\n5,NULL5\n', {
    headers: { "Content-Type": "text/csv" },
  });
  await write("POST", "/genres", "id=6&name=six+6", {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(await genres()).toEqual([
    { id: 4, name: 'four, or\n"vier"' },
    { id: 5, name: "NULL5" },
    { id: 6, name: "six 6" },
  ]);
});

test("an upsert merges or ignores, by the primary key or by named columns", async () => {
  await write("POST", "/genres", { id: 4, name: "four" });
  const merged = await write(
    "POST",
    "/genres",
    { id: 4, name: "vier" },
    prefer("resolution=merge-duplicates", "return=representation"),
  );
  expect(merged).toMatchObject({ status: 200, body: [{ id: 4, name: "vier" }] });
  const mixed = await write(
    "POST",
    "/genres",
    [
      { id: 4, name: "quatro" },
      { id: 5, name: "cinco" },
    ],
    prefer("resolution=merge-duplicates"),
  );
  expect(mixed.status).toBe(201);
  const ignored = await write(
    "POST",
    "/genres?on_conflict=name",
    { id: 9, name: "cinco" },
    prefer("resolution=ignore-duplicates", "return=representation"),
  );
  expect(ignored).toMatchObject({ status: 201, body: [] });
  expect(await genres()).toEqual([
    { id: 4, name: "quatro" },
    { id: 5, name: "cinco" },
  ]);
});

test("PUT writes the one row that its URL names", async () => {
  expect((await write("PUT", "/genres?id=eq.4", { id: 4, name: "four" })).status).toBe(201);
  expect((await write("PUT", "/genres?id=eq.4", { id: 4, name: "vier" })).status).toBe(204);
  expect(await genres()).toEqual([{ id: 4, name: "vier" }]);
  expect(await write("PUT", "/genres?id=eq.5", { id: 4, name: "x" })).toMatchObject({
    status: 400,
    body: { code: "PGRST115" },
  });
  expect(await write("PUT", "/genres?name=eq.x", { id: 4, name: "x" })).toMatchObject({
    status: 405,
    body: { code: "PGRST105" },
  });
});

test("rows are updated by filters; the answer counts and embeds", async () => {
  const answer = await write(
    "PATCH",
    "/books?id=eq.3&select=id,price,authors!books_author_id_fkey(name)",
    { price: 16 },
    prefer("return=representation", "count=exact"),
  );
  expect(answer).toMatchObject({ status: 200, body: [{ id: 3, price: 16, authors: { name: "Machado" } }] });
  expect(answer.headers.get("content-range")).toBe("0-0/1");
  expect((await write("PATCH", "/books?id=eq.3", { price: 15 })).status).toBe(204);
  expect(await write("PATCH", "/books?id=eq.999", { price: 1 }, prefer("return=representation"))).toMatchObject({
    status: 200,
    body: [],
  });
  expect(await write("PATCH", "/books?id=eq.3", {}, prefer("return=representation"))).toMatchObject({
    status: 200,
    body: [],
  });
});

test("a view with a trigger is updated and returns its own columns", async () => {
  const answer = await write(
    "PATCH",
    "/book_list?id=eq.3&select=*",
    { title: "Casmurro" },
    prefer("return=representation"),
  );
  expect(answer.body).toEqual([{ id: 3, title: "Casmurro", writer: 2, loud: "CASMURRO", author_name: "Machado" }]);
  const single = { headers: { Prefer: "return=representation", Accept: "application/vnd.pgrst.object+json" } };
  expect((await write("PATCH", "/book_list?id=eq.3&select=title", { title: "Dom Casmurro" }, single)).body).toEqual({
    title: "Dom Casmurro",
  });
});

test("rows are deleted by filters, and at most so many by order and limit", async () => {
  await write(
    "POST",
    "/genres",
    [4, 5, 6].map((id) => ({ id, name: `${id}` })),
  );
  expect(
    (
      await write(
        "DELETE",
        "/genres?id=gt.3&order=id.desc&limit=1&select=id",
        undefined,
        prefer("return=representation"),
      )
    ).body,
  ).toEqual([{ id: 6 }]);
  expect((await write("PATCH", "/genres?id=gt.3&order=id&limit=1", { name: "first" })).status).toBe(204);
  expect(await genres()).toEqual([
    { id: 4, name: "first" },
    { id: 5, name: "5" },
  ]);
  expect(await write("DELETE", "/genres?id=gt.3&limit=1")).toMatchObject({ status: 400, body: { code: "PGRST109" } });
  expect((await write("DELETE", "/genres?id=gt.3")).status).toBe(204);
  expect(await genres()).toEqual([]);
});

test("a write that is refused by its number of rows leaves nothing behind", async () => {
  const single = { headers: { Prefer: "return=representation", Accept: "application/vnd.pgrst.object+json" } };
  const rows = [
    { id: 4, name: "4" },
    { id: 5, name: "5" },
  ];
  expect(await write("POST", "/genres", rows, single)).toMatchObject({
    status: 406,
    body: { code: "PGRST116", details: "The result contains 2 rows" },
  });
  expect(await genres()).toEqual([]);
  expect(await write("POST", "/genres", rows[0], single)).toMatchObject({ status: 201, body: { id: 4, name: "4" } });
  const many = await write("PATCH", "/books?id=gt.0", { price: 1 }, prefer("handling=strict", "max-affected=1"));
  expect(many).toMatchObject({ status: 400, body: { code: "PGRST124" } });
  const few = await write("PATCH", "/books?id=eq.3", { price: 15 }, prefer("handling=strict", "max-affected=1"));
  expect(few.status).toBe(204);
  expect(few.headers.get("preference-applied")).toBe("handling=strict, max-affected=1");
  expect((await server.owner`select count(*)::int as n from public.books where price = 1`)[0]?.n).toBe(1);
});

test("tx=rollback is not honoured, and a strict caller is told of preferences that mean nothing", async () => {
  expect((await write("POST", "/genres", { id: 4, name: "4" }, prefer("tx=rollback"))).status).toBe(201);
  expect(await genres()).toEqual([{ id: 4, name: "4" }]);
  expect(await write("POST", "/genres", { id: 5, name: "5" }, prefer("handling=strict", "nonsense"))).toMatchObject({
    status: 400,
    body: { code: "PGRST122" },
  });
});
