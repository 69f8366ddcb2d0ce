import { afterAll, beforeAll, expect, test } from "vitest";
import { type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
beforeAll(async () => {
  server = await startRestServer();
});
afterAll(() => server.stop());

const rows = async (path: string) => (await server.ask(path)).body;
const ids = async (path: string) =>
  ((await rows(`${path}${path.includes("?") ? "&" : "?"}select=id&order=id`)) as { id: number }[]).map(({ id }) => id);

test("columns are chosen, renamed, cast and reached into", async () => {
  expect(await rows("/books?select=tags::varchar[]&id=eq.1")).toEqual([{ tags: ["short", "novel"] }]);
  const select = "id::text,writer:name,details->city,zip:details->home->>zip,details->prizes->0";
  expect(await rows(`/authors?id=eq.1&select=${select}`)).toEqual([
    { id: "1", writer: "Clarice", city: "Recife", zip: "50", prizes: 1962 },
  ]);
});

test("every column comes without select, in PostgreSQL's JSON", async () => {
  expect(await rows("/books?id=eq.1")).toEqual([
    expect.objectContaining({
      price: 20,
      tags: ["short", "novel"],
      added_at: "2026-01-02T03:04:05+00:00",
      mood: "calm",
    }),
  ]);
});

test("an empty select gives empty rows", async () => {
  expect(await rows("/shelves?select=")).toEqual([{}, {}]);
});

test.each([
  ["/books?id=eq.1", [1]],
  ["/books?id=neq.1", [2, 3, 4]],
  ["/books?pages=gt.96", [2, 3]],
  ["/books?pages=gte.96&pages=lt.256", [1, 2]],
  ["/books?pages=lte.96", [1]],
  ["/books?title=like.*the*", [1, 2, 4]],
  ["/books?title=ilike.DOM*", [3]],
  ["/books?title=match.^The", [1]],
  ["/books?title=imatch.^the", [1]],
  ["/books?id=in.(1,3)", [1, 3]],
  ['/books?title=in.("Quincas Borba, or the Dog",Dom Casmurro)', [3, 4]],
  ["/books?id=in.()", []],
  ["/books?mood=is.null", [3]],
  ["/books?mood=is.not_null", [1, 2, 4]],
  ["/books?mood=not.is.null", [1, 2, 4]],
  ["/books?is_lent=is.true", [1, 4]],
  ["/books?is_lent=is.FALSE", [2]],
  ["/books?is_lent=is.unknown", [3]],
  ["/books?mood=isdistinct.calm", [2, 3]],
  ["/books?words=fts.star", [1]],
  ["/books?words=fts(english).stars", [1]],
  ["/books?title=plfts(english).wild hearts", [2]],
  ["/books?words=phfts.wild heart", [2]],
  ["/books?words=wfts.star or heart", [1, 2]],
  ["/books?words=not.wfts(simple).star", [2, 3, 4]],
  ["/books?tags=cs.{novel}", [1, 2, 3]],
  ["/books?tags=cd.{novel,short}", [1, 2, 4]],
  ["/books?tags=ov.{short,classic}", [1, 3]],
  ["/books?lent=sl.[2026-01-15,2026-01-16)", [1]],
  ["/books?lent=sr.[2026-01-15,2026-01-16)", [2]],
  ["/books?lent=nxr.[2026-01-05,2026-01-10)", [1]],
  ["/books?lent=nxl.[2026-02-01,2026-02-02)", [2]],
  ["/books?lent=adj.[2026-01-10,2026-01-12)", [1]],
  ["/books?lent=cs.[2026-01-03,2026-01-04)", [1]],
  ['/books?details=cs.{"n":1}', [1]],
  ["/books?title=like(any).{Dom*,The*}", [1, 3]],
  ["/books?title=ilike(all).{*the*,*star*}", [1]],
  ["/books?id=eq(any).{1,4}", [1, 4]],
  ["/books?details->n=eq.2", [2]],
  ["/books?details->>n=eq.1", [1]],
  ["/books?details->>n=is.null", [3, 4]],
  ['/books?tags->0=eq."novel"', [2, 3]],
  ["/books?or=(id.eq.1,and(pages.gt.100,price.lt.20))", [1, 3]],
  ["/books?not.or=(id.eq.1,id.eq.2)", [3, 4]],
  ["/books?and=(id.gt.1,not.and(id.gt.2,id.lt.4))", [2, 4]],
  ['/books?or=(title.eq."Quincas Borba, or the Dog",id.in.(1,2))', [1, 2, 4]],
  ["/books?or=(title.not.like.*the*,tags.cs.{short})", [1, 3]],
  ["/books?or=(words.fts(english).star,details->>n.eq.2)", [1, 2]],
  ["/books?full_title=eq.Dom Casmurro!", [3]],
])("%s finds %j", async (path, expected) => {
  expect(await ids(path)).toEqual(expected);
});

test("odd names are quoted in the URL", async () => {
  expect(await rows('/odd names?select="a b","e.f","select"&"e.f"=eq.y')).toEqual([
    { "a b": 1, "e.f": "y", select: "z" },
  ]);
});

test("rows are ordered, by null places, JSON paths and embedded columns", async () => {
  const order = async (text: string) =>
    ((await rows(`/books?select=id,authors!books_author_id_fkey(name)&order=${text}`)) as { id: number }[]).map(
      ({ id }) => id,
    );
  expect(await order("price.desc,id")).toEqual([2, 1, 3, 4]);
  expect(await order("pages.asc.nullsfirst")).toEqual([4, 1, 2, 3]);
  expect(await order("pages.desc.nullslast")).toEqual([3, 2, 1, 4]);
  expect(await order("details->n.desc.nullslast,id")).toEqual([2, 1, 4, 3]);
  expect(await order("authors(name).desc,id")).toEqual([3, 4, 1, 2]);
});

test("a to-one, a to-many and a many-to-many resource are embedded", async () => {
  const select =
    "title,shelves(label),author:authors!books_author_id_fkey(name),genres(name),covers(colour),notes(body)";
  expect(await rows(`/books?id=eq.1&select=${select}`)).toEqual([
    {
      title: "The Hour of the Star",
      shelves: { label: "north" },
      author: { name: "Clarice" },
      genres: [{ name: "modern" }],
      covers: { colour: "red" },
      notes: [],
    },
  ]);
});

test("embedded rows have their own filters, order, limit and offset", async () => {
  const path = "/authors?select=name,books!books_author_id_fkey(title,pages)&order=id&limit=1";
  expect(await rows(`${path}&books.order=pages.desc&books.limit=1`)).toEqual([
    { name: "Clarice", books: [{ title: "Near to the Wild Heart", pages: 200 }] },
  ]);
  expect(await rows(`${path}&books.order=id&books.offset=1`)).toEqual([
    { name: "Clarice", books: [{ title: "Near to the Wild Heart", pages: 200 }] },
  ]);
  expect(await rows(`${path}&books.or=(id.eq.1,id.eq.3)`)).toEqual([
    { name: "Clarice", books: [{ title: "The Hour of the Star", pages: 96 }] },
  ]);
  expect(
    await rows("/authors?select=b:books!books_author_id_fkey(genres(name))&b.genres.name=eq.satire&id=eq.2"),
  ).toEqual([{ b: [{ genres: [{ name: "satire" }] }, { genres: [{ name: "satire" }] }] }]);
});

test("!inner keeps parents that have what is embedded; is.null those that lack it", async () => {
  const names = async (path: string) => ((await rows(path)) as { name: string }[]).map(({ name }) => name);
  const books = "books!books_author_id_fkey";
  expect(await names(`/authors?select=name,${books}!inner(id)&order=id`)).toEqual(["Clarice", "Machado"]);
  expect(await names(`/authors?select=name,${books}!inner()&books.pages=gt.220`)).toEqual(["Machado"]);
  expect(await names(`/authors?select=name,${books}()&books=is.null`)).toEqual(["Unread"]);
  expect(await names(`/authors?select=name,${books}()&books=not.is.null&order=id`)).toEqual(["Clarice", "Machado"]);
  expect(await names(`/authors?select=name,${books}()&or=(books.is.null,name.eq.Machado)&order=id`)).toEqual([
    "Machado",
    "Unread",
  ]);
  const counted = await server.ask(`/authors?select=name,${books}!inner(id)&limit=1`, {
    headers: { Prefer: "count=exact" },
  });
  expect(counted.headers.get("content-range")).toBe("0-0/2");
});

test("a spread resource's columns join its parent's", async () => {
  expect(await rows("/books?select=id,...authors!books_author_id_fkey(author:name,born)&id=eq.3")).toEqual([
    { id: 3, author: "Machado", born: "1839-06-21" },
  ]);
  expect(await rows("/books?select=id,...genres(name)&id=eq.4")).toEqual([{ id: 4, name: ["modern", "satire"] }]);
});

test("a table that refers to itself embeds by column upwards and by name downwards", async () => {
  expect(await rows("/staff?id=eq.2&select=name,boss:boss_id(name)")).toEqual([{ name: "Bia", boss: { name: "Ana" } }]);
  expect(await rows("/staff?id=eq.1&select=name,team:staff!boss_id(name)")).toEqual([
    { name: "Ana", team: [{ name: "Bia" }, { name: "Caio" }] },
  ]);
});

test("views embed by the keys of the tables they show", async () => {
  expect(await rows("/book_list?id=eq.1&select=loud,authors!books_author_id_fkey(name),covers(colour)")).toEqual([
    { loud: "THE HOUR OF THE STAR", authors: { name: "Clarice" }, covers: { colour: "red" } },
  ]);
  expect(await rows("/short_list?list_id=eq.3&select=title,writer(name),genres(name)")).toEqual([
    { title: "Dom Casmurro", writer: { name: "Machado" }, genres: [{ name: "satire" }] },
  ]);
  expect(await rows("/covers?book_id=eq.3&select=book_list(title)")).toEqual([
    { book_list: { title: "Dom Casmurro" } },
  ]);
});

test("functions of a row are its computed fields and relationships", async () => {
  expect(await rows("/books?id=eq.1&select=full_title,cheaper(id,full_title)")).toEqual([
    {
      full_title: "The Hour of the Star!",
      cheaper: [
        { id: 3, full_title: "Dom Casmurro!" },
        { id: 4, full_title: "Quincas Borba, or the Dog!" },
      ],
    },
  ]);
});

test("materialised views are read", async () => {
  expect(await rows("/book_counts?author_id=eq.1")).toEqual([{ author_id: 1, books: 2 }]);
});

test("counts: exact, planned and estimated", async () => {
  const count = async (kind: string, path = "/books?limit=2") => {
    const { status, headers } = await server.ask(path, { headers: { Prefer: `count=${kind}` } });
    return { status, range: headers.get("content-range"), applied: headers.get("preference-applied") };
  };
  expect(await count("exact")).toEqual({ status: 206, range: "0-1/4", applied: "count=exact" });
  expect(await count("exact", "/books?id=eq.9")).toEqual({ status: 200, range: "*/0", applied: "count=exact" });
  expect(await count("estimated")).toEqual({ status: 206, range: "0-1/4", applied: "count=estimated" });
  expect((await count("planned", "/books?id=eq.1")).range).toBe("0-0/1");
});

test("offset, limit and Range page; a range beyond the rows is 416", async () => {
  expect((await server.ask("/books?order=id&limit=2&offset=1")).headers.get("content-range")).toBe("1-2/*");
  const ranged = await server.ask("/books?select=id&order=id", { headers: { Range: "1-2", "Range-Unit": "items" } });
  expect(ranged.body).toEqual([{ id: 2 }, { id: 3 }]);
  const beyond = await server.ask("/books?offset=50", { headers: { Prefer: "count=exact" } });
  expect(beyond).toMatchObject({
    status: 416,
    body: { code: "PGRST103", details: "An offset of 50 was requested, but there are only 4 rows." },
  });
  expect((await server.ask("/books?limit=-1")).status).toBe(416);
  expect((await server.ask("/books", { headers: { Range: "5-2" } })).status).toBe(416);
  expect((await server.ask("/books?limit=0")).body).toEqual([]);
});

test("one object instead of a list, if there is exactly one", async () => {
  const headers = { Accept: "application/vnd.pgrst.object+json" };
  const one = await server.ask("/shelves?id=eq.1", { headers });
  expect(one.body).toEqual({ id: 1, label: "north" });
  expect(one.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  expect(await server.ask("/shelves", { headers })).toMatchObject({
    status: 406,
    body: { code: "PGRST116", details: "The result contains 2 rows", hint: null },
  });
});

test("CSV, stripped nulls and unknown media types", async () => {
  const csv = await server.ask("/books?select=id,title,mood&id=in.(3,4)&order=id", { headers: { Accept: "text/csv" } });
  expect(csv.text).toBe('id,title,mood\n3,"Dom Casmurro",\n4,"Quincas Borba, or the Dog",calm');
  const accept = "application/vnd.pgrst.array+json;nulls=stripped";
  expect((await server.ask("/books?select=id,mood&id=eq.3", { headers: { Accept: accept } })).body).toEqual([
    { id: 3 },
  ]);
  expect(await server.ask("/books", { headers: { Accept: "image/png" } })).toMatchObject({
    status: 406,
    body: { code: "PGRST107" },
  });
});

test("HEAD answers the headers alone", async () => {
  const { status, text, headers } = await server.ask("/books?limit=1", {
    method: "HEAD",
    headers: { Prefer: "count=exact" },
  });
  expect({ status, text, range: headers.get("content-range") }).toEqual({ status: 206, text: "", range: "0-0/4" });
});

test("no answer has more rows than the service allows", async () => {
  const small = await startRestServer({ maxRows: 2 });
  try {
    expect((await small.ask("/books?limit=50")).body).toHaveLength(2);
    expect((await small.ask("/genres?select=books(id)&id=eq.1")).body[0].books).toHaveLength(2);
  } finally {
    await small.stop();
  }
});

test("a page with embedded rows is planned once, not at every request", async () => {
  await server.owner.unsafe(`
    create table public.towns (name text primary key, state text);
    create table public.stalls (id int primary key, town text references public.towns);
    insert into public.towns select 'town ' || i, 'state' from generate_series(0, 6) i;
    insert into public.stalls select i, 'town ' || i % 7 from generate_series(1, 2000) i;
    analyze public.towns, public.stalls;
    grant select on public.towns, public.stalls to anon;
    create function public.planned() returns json language sql as
      'select json_agg(generic_plans > 0) from pg_prepared_statements where statement like ''%"stalls"%''';`);
  for (let request = 0; request < 12; request += 1)
    expect(await rows(`/stalls?select=id,town:towns(state)&id=gt.${request}&order=id&limit=20`)).toHaveLength(20);
  expect(await rows("/rpc/planned")).toEqual([true]);
  expect(await rows("/stalls?select=id&order=id&limit=2")).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await server.ask("/stalls?limit=two")).body.code).toBe("PGRST100");
});
