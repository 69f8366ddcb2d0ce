import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ana, bruno, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
beforeAll(async () => {
  server = await startRestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.owner`delete from public.notes where id > 3`);

/** Both versions are typed alike for what is called here. */
type Client = Awaited<ReturnType<RestServer["clientFor"]>>;
const versions = [
  { version: "2.119", connect: (user?: string) => server.clientFor(user) },
  { version: "2.30", connect: async (user?: string) => (await server.oldClientFor(user)) as unknown as Client },
];

describe.each(versions)("supabase-js $version", ({ connect }) => {
  test("reads with filters, order, range and count", async () => {
    const client = await connect();
    const { data, count, status } = await client
      .from("books")
      .select("id, title", { count: "exact" })
      .or("id.eq.1,title.ilike.%dom%")
      .order("id", { ascending: false })
      .range(0, 0);
    expect({ data, count, status }).toEqual({ data: [{ id: 3, title: "Dom Casmurro" }], count: 2, status: 206 });
  });

  test("reads with the operators of its filter methods", async () => {
    const client = await connect();
    const found = await client
      .from("books")
      .select("id")
      .in("mood", ["calm", "wild"])
      .not("pages", "is", null)
      .contains("tags", ["novel"])
      .overlaps("tags", ["short", "none"])
      .rangeLt("lent", "[2026-03-01,2026-03-02)")
      .textSearch("words", "star", { config: "english" })
      .match({ is_lent: true })
      .filter("details->>n", "eq", "1");
    expect(found).toMatchObject({ error: null, data: [{ id: 1 }] });
  });

  test("counts without rows", async () => {
    const { count, data } = await (await connect()).from("books").select("*", { count: "exact", head: true });
    expect({ count, data }).toEqual({ count: 4, data: null });
  });

  test("embeds with filters and limits of embedded tables", async () => {
    const client = await connect();
    const { data } = await client
      .from("authors")
      .select("name, books!books_author_id_fkey!inner(title)")
      .eq("books.id", 3)
      .limit(1, { foreignTable: "books" });
    expect(data).toEqual([{ name: "Machado", books: [{ title: "Dom Casmurro" }] }]);
  });

  test("single and maybeSingle", async () => {
    const client = await connect();
    expect((await client.from("shelves").select().eq("id", 1).single()).data).toEqual({ id: 1, label: "north" });
    expect((await client.from("shelves").select().eq("id", 9).maybeSingle()).data).toBeNull();
    const none = await client.from("shelves").select().eq("id", 9).single();
    expect(none).toMatchObject({ status: 406, error: { code: "PGRST116", details: "The result contains 0 rows" } });
  });

  test("inserts, updates, upserts and deletes what belongs to the user", async () => {
    const client = await connect(ana);
    const made = await client.from("notes").insert({ body: "mine" }).select("id, owner, body").single();
    expect(made).toMatchObject({ status: 201, data: { owner: ana, body: "mine" } });
    const id = made.data?.id;
    const many = await client
      .from("notes")
      .insert([{ body: "a" }, { body: "b", is_public: true }])
      .select("body");
    expect(many).toMatchObject({ error: { code: "23502" } });
    const filled = await client
      .from("notes")
      .insert([{ body: "a" }, { body: "b", is_public: true }], { defaultToNull: false })
      .select("body");
    expect(filled.data).toEqual([{ body: "a" }, { body: "b" }]);
    expect((await client.from("notes").update({ body: "changed" }).eq("id", id).select("body")).data).toEqual([
      { body: "changed" },
    ]);
    const upserted = await client
      .from("notes")
      .upsert({ id, body: "again", owner: ana }, { onConflict: "id" })
      .select("body");
    expect(upserted).toMatchObject({ data: [{ body: "again" }], status: 200 });
    expect(await client.from("notes").delete().eq("id", id)).toMatchObject({ status: 204, error: null });
    expect((await client.from("notes").select().eq("id", id)).data).toEqual([]);
  });

  test("updates a view through its trigger", async () => {
    const client = await connect(bruno);
    const { data, error } = await client
      .from("book_list")
      .update({ title: "Dom Casmurro" })
      .eq("id", 3)
      .select()
      .single();
    expect({ error, title: data?.title, loud: data?.loud }).toEqual({
      error: null,
      title: "Dom Casmurro",
      loud: "DOM CASMURRO",
    });
  });

  test("calls functions by POST, GET and HEAD", async () => {
    const client = await connect();
    expect((await client.rpc("add", { a: 2, b: 3 })).data).toBe(5);
    expect((await client.rpc("add", { a: 2 }, { get: true })).data).toBe(12);
    expect(await client.rpc("books_by", { writer: "Clarice" }, { count: "exact", head: true })).toMatchObject({
      count: 2,
      data: null,
    });
    expect((await client.rpc("books_by", { writer: "Clarice" }).select("id").gt("pages", 100)).data).toEqual([
      { id: 2 },
    ]);
    expect(await client.rpc("nothing")).toMatchObject({ status: 204, error: null });
    expect((await client.rpc("total", { numbers: [1, 2] })).data).toBe(3);
  });

  test("reads CSV and reports errors with all their parts", async () => {
    const client = await connect();
    expect((await client.from("shelves").select("id,label").order("id").csv()).data).toBe("id,label\n1,north\n2,south");
    const { error, status } = await client.from("booksy").select();
    expect({ status, code: error?.code, hint: error?.hint }).toEqual({
      status: 404,
      code: "PGRST205",
      hint: "Perhaps you meant the table 'public.books'",
    });
  });
});

test("the secret key acts for the service and passes row-level security where it is granted", async () => {
  const client = await server.clientFor(undefined, server.settings.keys.secretKey);
  expect((await client.from("secrets").select("word")).data).toEqual([{ word: "hidden" }]);
  expect((await client.from("notes").select("id").order("id")).data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
