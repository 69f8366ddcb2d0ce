import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bothClients } from "./testing/both-clients.ts";
import { type RestServer, startRestServer } from "./testing/rest-server.ts";

/** What users of the clients expect of single answers, as PostgREST gives them. */
let server: RestServer;
beforeAll(async () => {
  server = await startRestServer();
  await server.owner.unsafe(`
    create view public.writers as select id, name from public.authors;
    create view public.living_writers as select id, name from public.authors;
    create function public.first_by(a public.authors) returns setof public.books language sql stable rows 1
      as $$ select * from public.books b where b.author_id = a.id order by b.id limit 1 $$;
    create function public.measure(integer) returns integer language sql immutable as $$ select $1 $$;
    create function public.length_of(text) returns integer language sql immutable as $$ select length($1) $$;
    grant select on public.writers, public.living_writers to anon;
    grant execute on all functions in schema public to anon;
    insert into public."odd names" values (2, 'a "quoted" word', 'one,two', ''), (3, null, '(in)', E'back\\\\slash');`);
});
afterAll(() => server.stop());

describe.each(bothClients(() => server))("supabase-js $version", ({ connect }) => {
  test("embeds by a foreign key's column or name, whatever views show its target", async () => {
    const client = await connect();
    const found = { data: { id: 1, author_id: { name: "Clarice" } }, error: null };
    expect(await client.from("books").select("id, author_id(name)").eq("id", 1).single()).toMatchObject(found);
    const byName = await client.from("books").select("books_author_id_fkey(name)").eq("id", 1).single();
    expect(byName.data).toEqual({ books_author_id_fkey: { name: "Clarice" } });
    const view = await client.from("books").select("writers!books_author_id_fkey(name)").eq("id", 1).single();
    expect(view.data).toEqual({ writers: { name: "Clarice" } });
  });

  test("a computed relation of one row is an object", async () => {
    const client = await connect();
    const { data } = await client.from("authors").select("name, first_by(title)").order("id");
    expect(data).toEqual([
      { name: "Clarice", first_by: { title: "The Hour of the Star" } },
      { name: "Machado", first_by: { title: "Dom Casmurro" } },
      { name: "Unread", first_by: null },
    ]);
  });

  test("a function's value, and its one row, are counted as one", async () => {
    const client = await connect();
    expect(await client.rpc("add", { a: 1 }, { count: "exact" })).toMatchObject({ data: 11, count: 1, status: 200 });
    expect(await client.rpc("words", {}, { count: "exact" })).toMatchObject({ data: ["a", "b"], count: 2 });
    expect(await client.rpc("first_book", {}, { count: "exact" })).toMatchObject({ data: { id: 1 }, count: 1 });
    const answer = await server.call("/rpc/add?a=1", { headers: { Prefer: "count=exact" } });
    expect(answer.headers.get("content-range")).toBe("0-0/1");
  });

  test("the same table twice needs other names", async () => {
    const client = await connect();
    const twice = await client.from("books").select("authors!books_author_id_fkey(id), authors!books_translator(id)");
    expect(twice).toMatchObject({
      status: 400,
      error: { code: "42712", message: 'table name "books_authors_1" specified more than once' },
    });
    const named = "writer:authors!books_author_id_fkey(id), translator:authors!books_translator(id)";
    expect((await client.from("books").select(named).eq("id", 1)).data).toEqual([
      { writer: { id: 1 }, translator: { id: 2 } },
    ]);
  });

  test("a single unnamed parameter may be given under the empty name, and takes the body as PostgREST hands it over", async () => {
    const client = await connect();
    expect((await client.rpc("whole", { "": { a: 1 } })).data).toEqual({ "": { a: 1 } });
    expect((await client.rpc("length_of", { "": "quiet" })).data).toBe('{"":"quiet"}'.length);
    expect(await client.rpc("measure", { "": 1 })).toMatchObject({
      status: 404,
      error: {
        code: "PGRST202",
        details:
          "Searched for the function public.measure with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
        message: "Could not find the function public.measure() in the schema cache",
      },
    });
  });

  test("CSV is quoted as PostgreSQL writes rows", async () => {
    const client = await connect();
    const { data } = await client.from("odd names").select("*").order("a b").csv();
    expect(data).toBe('a b,"c""d",e.f,select\n1,x,y,z\n2,"a ""quoted"" word","one,two",""\n3,,"(in)","back\\\\slash"');
    const books = await client.from("books").select("id, title, lent").eq("id", 1).csv();
    expect(books.data).toBe(
      'id,title,lent\n1,"The Hour of the Star","[""2026-01-01 00:00:00"",""2026-01-10 00:00:00"")"',
    );
  });

  test("what is missing is named, with what was probably meant", async () => {
    const client = await connect();
    expect((await client.from("books").select("shelfs(*)")).error).toMatchObject({
      code: "PGRST200",
      message: "Could not find a relationship between 'books' and 'shelfs' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'books' and 'shelfs' in the schema 'public', but no matches were found.",
      hint: "Perhaps you meant 'shelves' instead of 'shelfs'.",
    });
    expect((await client.from("books").select("authors!nope(*)")).error).toMatchObject({
      details:
        "Searched for a foreign key relationship between 'books' and 'authors' using the hint 'nope' in the schema 'public', but no matches were found.",
      hint: null,
    });
    expect((await client.rpc("overloaded", { b: 1, c: 2 })).error).toMatchObject({
      code: "PGRST202",
      message: "Could not find the function public.overloaded(b, c) in the schema cache",
      details:
        "Searched for the function public.overloaded with parameters b, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
      hint: "Perhaps you meant to call the function public.overloaded(a, b)",
    });
    expect((await client.rpc("overloaded", { nothing_alike: 1 })).error?.hint).toBeNull();
    expect((await client.rpc("twin", { a: 1 })).error).toMatchObject({
      code: "PGRST203",
      message: expect.stringMatching(
        /^Could not choose the best candidate function between: public\.twin\(a => (integer|text)\), public\.twin\(a => (integer|text)\)$/,
      ),
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
      details: null,
    });
  });
});

test("a function that takes another kind of body is looked for by that alone", async () => {
  const plain = { method: "POST", body: "x", headers: { "Content-Type": "text/plain" } };
  expect((await server.ask("/rpc/overloaded", plain)).body).toEqual({
    code: "PGRST202",
    message: "Could not find the function public.overloaded in the schema cache",
    details:
      "Searched for the function public.overloaded with a single unnamed text parameter, but no matches were found in the schema cache.",
    hint: null,
  });
});
