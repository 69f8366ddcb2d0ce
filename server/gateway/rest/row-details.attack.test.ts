import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

/** Somebody breaks every kind of constraint, to read in the refusal what a row holds that is not theirs to read. */
const secret = "hidden-from-everybody";

const schema = `
create domain public.word as text check (value <> '${secret}!');
create table public.guarded (
  id integer primary key, needed text not null, amount integer check (amount > 0),
  code text not null default '${secret}' unique, during int4range default '[1,5)', kept text default '${secret}', word public.word,
  author_id integer references public.authors,
  exclude using gist (during with &&)
);
insert into public.guarded (id, needed, amount) values (1, 'of another', 1);
create table public.halves (id integer not null, kept text default '${secret}') partition by range (id);
create table public.lower_half partition of public.halves for values from (0) to (10);
-- Writers of this table may not read what the defaults and triggers put in.
grant insert, update, delete on public.guarded, public.halves to anon, authenticated;
grant select (id, needed, amount) on public.guarded to anon, authenticated;
grant select on public.halves to anon, authenticated;
create view public.small with (security_invoker = false) as
  select id, needed, amount, code, during from public.guarded where id < 10 with check option;
grant select (id), insert (id, needed, amount, code, during), update (id, needed, amount) on public.small to anon, authenticated;
-- Product functions write with their owner's rights, who may read everything.
create function public.keep(id integer, needed text, amount integer default 1, author_id integer default null, word text default null,
  code text default null, during text default null) returns void
  language plpgsql volatile security definer set search_path = public as $$
begin
  insert into guarded values (id, needed, amount, coalesce(code, '${secret}' || keep.id), coalesce(during::int4range, int4range(keep.id, keep.id + 1)),
    '${secret}', word, author_id);
end $$;
create function public.same_code() returns void language sql volatile security definer set search_path = public as $$
  insert into guarded (id, needed, during) values (7, 'x', '[70,71)') $$;
create function public.cast_secret() returns json language plpgsql stable security definer set search_path = public as $$
begin return (select g.kept::json from guarded g limit 1); end $$;
create function public.refuse_in_words() returns void language plpgsql as $$
begin raise check_violation using message = 'Escolha outro.', detail = 'meant for people'; end $$;
grant execute on function public.keep, public.same_code, public.cast_secret, public.refuse_in_words to anon, authenticated;
`;

let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer();
  await server.owner.unsafe(schema);
  token = await server.tokenOf(ana);
});
afterAll(() => server.stop());

const json = { "Content-Type": "application/json" };
const send = (method: string, path: string, body: unknown, as?: string) =>
  server.ask(path, { method, ...(as && { token: as }), body: JSON.stringify(body), headers: json });

type Attempt = [kind: string, code: string, method: string, path: string, body: object];
const keep = (body: object) => ["POST", "/rpc/keep", body] as const;
const attempts: Attempt[] = [
  ["not null", "23502", "POST", "/guarded", { id: 2, during: "[20,21)" }],
  ["not null, by an update", "23502", "PATCH", "/guarded?id=eq.1", { needed: null }],
  ["check", "23514", "POST", "/guarded", { id: 2, needed: "x", amount: -1, during: "[20,21)" }],
  ["check, by an update", "23514", "PATCH", "/guarded?id=eq.1", { amount: -1 }],
  ["exclusion", "23P01", "POST", "/guarded", { id: 2, needed: "x", code: "own", during: "[2,3)" }],
  ["unique, by a default", "23505", "POST", "/guarded", { id: 2, needed: "x", during: "[20,21)" }],
  ["a view's own condition", "44000", "POST", "/small", { id: 20, needed: "x", code: "own", during: "[20,21)" }],
  ["a view's own condition, by an update", "44000", "PATCH", "/small?id=eq.1", { id: 20 }],
  ["partition", "23514", "POST", "/halves", { id: 50 }],
  ["domain", "23514", ...keep({ id: 20, needed: "x", word: `${secret}!` })],
  ["not null, in a function", "23502", ...keep({ id: 20, needed: null })],
  ["check, in a function", "23514", ...keep({ id: 20, needed: "x", amount: -1 })],
  ["exclusion, in a function", "23P01", ...keep({ id: 20, needed: "x", during: "[2,3)" })],
  ["unique, in a function", "23505", "POST", "/rpc/same_code", {}],
  ["foreign key, in a function", "23503", ...keep({ id: 20, needed: "x", author_id: 999 })],
  ["a value that cannot be read, in a function", "22P02", "POST", "/rpc/cast_secret", {}],
];

test.each(attempts)("a refusal by %s (%s) tells nothing of the row", async (_, code, method, path, body) => {
  for (const as of [undefined, token]) {
    const { status, text, body: refused } = await send(method, path, body, as);
    expect([status >= 400, refused.code]).toEqual([true, code]);
    expect(refused.details).toBeNull();
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/Failing row|conflicts with|\[1,5\)/);
  }
});

test("the answer still quotes what the caller wrote, and what SQL raises for people", async () => {
  expect((await send("POST", "/genres", { id: 1, name: "x" }, token)).body.details).toBe(
    "Key (id)=(1) already exists.",
  );
  expect((await send("POST", "/covers", { book_id: 999 }, token)).body.details).toBe(
    'Key (book_id)=(999) is not present in table "books".',
  );
  expect((await send("POST", "/rpc/refuse_in_words", {})).body).toMatchObject({
    message: "Escolha outro.",
    details: "meant for people",
  });
  expect((await send("POST", "/guarded", { id: 3, needed: "mine", code: "c", during: "[30,31)" })).status).toBe(201);
});
