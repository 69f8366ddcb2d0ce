import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bothClients } from "./testing/both-clients.ts";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
beforeAll(async () => {
  server = await startRestServer({ aggregates: true });
  await server.owner`grant select (id) on public.secrets to anon`;
});
afterAll(() => server.stop());

const rows = async (path: string) => (await server.ask(path)).body;

describe.each(bothClients(() => server))("supabase-js $version", ({ connect }) => {
  test("counts rows and embedded rows, also where aggregates are off", async () => {
    const closed = await startRestServer();
    try {
      for (const at of [server, closed]) {
        const client = await bothClients(() => at)[0]?.connect();
        expect((await client?.from("books").select("count"))?.data).toEqual([{ count: 4 }]);
        const { data } = (await client?.from("genres").select("name, books(count)").order("id")) ?? {};
        expect(data).toEqual([
          { name: "modern", books: [{ count: 3 }] },
          { name: "satire", books: [{ count: 2 }] },
          { name: "none", books: [{ count: 0 }] },
        ]);
      }
    } finally {
      await closed.stop();
    }
  });

  test("adds up, grouped by what is selected beside it", async () => {
    const client = await connect();
    const all = await client.from("books").select("price.sum(), price.max(), cheapest:price.min(), count()").single();
    expect(all.data).toEqual({ sum: 80.5, max: 30.5, cheapest: 15, count: 4 });
    const byAuthor = await client.from("books").select("author_id, price.sum(), pages.count()").order("author_id");
    expect(byAuthor.data).toEqual([
      { author_id: 1, sum: 50.5, count: 2 },
      { author_id: 2, sum: 30, count: 1 },
    ]);
  });

  test("adds up in embedded rows", async () => {
    const client = await connect();
    const { data } = await client
      .from("authors")
      .select("name, books!books_author_id_fkey(total:price.sum(), shelf_id)")
      .eq("id", 1)
      .order("shelf_id", { referencedTable: "books" } as never);
    expect(data).toEqual([
      {
        name: "Clarice",
        books: [
          { total: 20, shelf_id: 1 },
          { total: 30.5, shelf_id: 2 },
        ],
      },
    ]);
  });
});

test("a type before the function and one after it", async () => {
  expect(await rows("/books?select=price::integer.sum()::text")).toEqual([{ sum: "81" }]);
  expect(await rows("/books?select=n:details->n.max()&id=lt.3")).toMatchObject({ code: "42883" });
  expect(await rows("/books?select=n:details->>n::integer.max()&id=lt.3")).toEqual([{ n: 2 }]);
});

test("groups by embedded rows, and by columns spread from them", async () => {
  expect(await rows("/books?select=price.sum(),shelves(label)&shelf_id=not.is.null&order=shelf_id")).toMatchObject({
    code: "42803",
  });
  const byShelf = (await rows("/books?select=price.sum(),shelves(label)")) as { sum: number; shelves: unknown }[];
  expect(byShelf.toSorted((a, b) => b.sum - a.sum)).toEqual([
    { sum: 35, shelves: { label: "north" } },
    { sum: 30.5, shelves: { label: "south" } },
    { sum: 15, shelves: null },
  ]);
  const spread = (await rows("/books?select=price.sum(),...shelves(label)&shelf_id=not.is.null")) as { sum: number }[];
  expect(spread.toSorted((a, b) => b.sum - a.sum)).toEqual([
    { sum: 35, label: "north" },
    { sum: 30.5, label: "south" },
  ]);
});

test("an aggregate of a spread row is one of its parent's", async () => {
  expect(await rows("/books?select=author_id,...shelves(highest:id.max())&order=author_id")).toEqual([
    { author_id: 1, highest: 2 },
    { author_id: 2, highest: 1 },
  ]);
  expect(await server.ask("/authors?select=name,...books!books_author_id_fkey(price.sum())")).toMatchObject({
    status: 400,
    body: { code: "PGRST127", message: "Feature not implemented" },
  });
});

test("what was written is added up, and rows of a function are", async () => {
  const token = await server.tokenOf(ana);
  const written = await server.ask("/genres?select=count(),id.max()", {
    method: "POST",
    token,
    headers: { "Content-Type": "application/json", Prefer: "return=representation" },
    body: JSON.stringify([
      { id: 70, name: "x" },
      { id: 71, name: "y" },
    ]),
  });
  expect(written).toMatchObject({ status: 201, body: [{ count: 2, max: 71 }] });
  expect(await rows("/rpc/books_by?writer=Clarice&select=price.sum()")).toEqual([{ sum: 50.5 }]);
});

test("a column that is called count is itself", async () => {
  await server.owner`create table public.tallies (count integer); insert into public.tallies values (7), (8);
    grant select on public.tallies to anon`.simple();
  expect(await rows("/tallies?select=count&order=count")).toEqual([{ count: 7 }, { count: 8 }]);
  expect(await rows("/tallies?select=count.sum(),count()")).toEqual([{ sum: 15, count: 2 }]);
});
