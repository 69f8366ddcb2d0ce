import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer({ body: { bytes: 10_000, milliseconds: 5_000 } });
  token = await server.tokenOf(ana);
});
afterAll(() => server.stop());

const seed = 20_261_115;

/** Without a socket: hundreds of requests in a second. */
async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const { keys } = server.settings;
  const all = { apikey: keys.publishableKey, authorization: `Bearer ${token}`, ...headers };
  const response = await server.app.request(`http://gateway/rest/v1${path}`, { method, headers: all, body });
  return { status: response.status, text: await response.text() };
}

const words = fc.constantFrom(
  "books",
  "authors",
  "notes",
  "id",
  "title",
  "details",
  "tags",
  "lent",
  "words",
  "mood",
  "price",
  "is_lent",
  "shelves",
  "genres",
  "eq",
  "in",
  "is",
  "not",
  "or",
  "and",
  "like",
  "fts",
  "cs",
  "ov",
  "any",
  "all",
  "null",
  "true",
  "inner",
  "left",
  "asc",
  "desc",
  "nullsfirst",
  "select",
  "order",
  "limit",
  "offset",
  "columns",
  "on_conflict",
  "books_author_id_fkey",
  "full_title",
  "cheaper",
  "int",
  "text",
  "jsonb",
  "1",
  "-1",
  "99999999999999999999",
  "0.5",
  "*",
  "calm",
  "{a,b}",
  "[1,2)",
  "english",
);
const marks = fc.constantFrom(
  ".",
  ",",
  "(",
  ")",
  "!",
  ":",
  "::",
  "->",
  "->>",
  "...",
  '"',
  "\\",
  "'",
  "{",
  "}",
  "*",
  "%",
  " ",
  "=",
  "&",
  "\n",
  "\0",
  "é",
  "🦊",
);
const junk = fc.string({ unit: "binary", maxLength: 6 });
const fragment = fc
  .array(fc.oneof({ weight: 6, arbitrary: words }, { weight: 6, arbitrary: marks }, junk), { maxLength: 9 })
  .map((parts) => parts.join(""));
const key = fc.oneof(
  words,
  fragment,
  fc.tuple(words, words).map((pair) => pair.join(".")),
);
const query = fc
  .array(
    fc.tuple(
      key,
      fc.oneof(
        fragment,
        fc.tuple(words, fragment).map(([head, tail]) => `${head}.${tail}`),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&"));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

test("no query string is more than the service can take", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/books", "/authors", "/notes", "/rpc/books_by", "/rpc/add", "/book_list"),
      query,
      async (path, text) => {
        const { status } = await ask("GET", `${path}?${text}`);
        expect(status).toBeLessThan(500);
      },
    ),
    { seed, numRuns: 400 },
  );
});

const column = fc.constantFrom(
  "id",
  "title",
  "author_id",
  "isbn",
  "price",
  "pages",
  "tags",
  "lent",
  "mood",
  "is_lent",
  "details",
  "details->n",
  "details->>n",
  "tags->0",
  "words",
  "added_at",
  "full_title",
);
const operator = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "in",
  "is",
  "isdistinct",
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
  "eq(any)",
  "like(all)",
  "match(any)",
  "fts(english)",
  "wfts(nonsense)",
  "not.eq",
  "not.in",
  "not.fts",
);
const operand = fc.oneof(
  fc.constantFrom(
    "1",
    "-1",
    "2.5",
    "null",
    "true",
    "calm",
    "(1,2)",
    '(a,"b,c")',
    "{1,2}",
    "{a}",
    "{",
    "[1,2)",
    "[2026-01-01,)",
    "(,)",
    '{"n":1}',
    "a & b",
    "a &",
    "((",
    "[[:alpha:",
    "\\",
    "infinity",
    "2026-01-01",
    "''",
    "%",
    "",
  ),
  fragment,
);
const selected = fc.constantFrom(
  "*",
  "id::text",
  "price::int",
  "title::jsonb",
  "tags::text",
  "x:details->n",
  "details->>n",
  "mood::mood",
  "lent::text",
  "full_title",
  "cheaper(id)",
  "shelves(*)",
  "genres(name)",
  "genres!inner(name)",
  "...shelves(label)",
  "...genres(g:name)",
  "covers()",
  "author_id(*)",
  "words",
  "added_at::date",
);
const sorting = fc.constantFrom(
  "id",
  "title.desc",
  "lent.nullsfirst",
  "details->n",
  "details->>n.desc",
  "tags->1",
  "full_title",
  "mood.desc.nullslast",
  "words",
);
const wellFormed = fc
  .record({
    select: fc.array(selected, { minLength: 1, maxLength: 4 }),
    filters: fc.array(fc.tuple(column, operator, operand), { maxLength: 3 }),
    order: fc.array(sorting, { minLength: 1, maxLength: 2 }),
    limit: fc.constantFrom("0", "1", "1000000000", "x"),
    embedded: fc.constantFrom(
      "",
      "&shelves.label=eq.north",
      "&genres.order=name.desc&genres.limit=1",
      "&covers=is.null",
    ),
  })
  .map(({ select, filters, order, limit, embedded }) => {
    const conditions = filters.map(([name, op, value]) => `${encode(name)}=${encode(`${op}.${value}`)}`);
    return (
      [`select=${encode(select.join(","))}`, `order=${order.join(",")}`, `limit=${limit}`, ...conditions].join("&") +
      embedded
    );
  });
const preferences = fc
  .array(
    fc.constantFrom(
      "return=representation",
      "return=minimal",
      "return=headers-only",
      "count=exact",
      "count=planned",
      "count=estimated",
      "resolution=merge-duplicates",
      "resolution=ignore-duplicates",
      "missing=default",
      "handling=strict",
      "max-affected=1",
      "x",
    ),
    { maxLength: 4 },
  )
  .map((list) => list.join(", "));
const accepted = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "*/*",
      "application/json",
      "text/csv",
      "application/vnd.pgrst.object+json",
      "application/vnd.pgrst.array+json;nulls=stripped",
    ),
  },
  fc.string({ maxLength: 30 }).map((value) => value.replace(/[^\x20-\x7e]/g, "")),
);

test("no operator, operand, cast or order is more than the service can take", async () => {
  await fc.assert(
    fc.asyncProperty(wellFormed, preferences, accepted, async (text, Prefer, Accept) => {
      const { status, text: body } = await ask("GET", `/books?${text}`, { Prefer, Accept: Accept || "*/*" });
      expect({ text, body: status < 500 ? "" : body }).toEqual({ text, body: "" });
    }),
    { seed, numRuns: 700 },
  );
});

test("no path, header or body is more than the service can take", async () => {
  const payload = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc
      .record({ id: fc.integer({ min: 10, max: 40 }), name: fc.string({ unit: "binary", maxLength: 4 }) })
      .map((row) => JSON.stringify(row)),
    fc
      .array(
        fc.dictionary(fc.constantFrom("id", "name", "nope", "é\0"), fc.oneof(fc.integer(), junk, fc.constant(null)), {
          maxKeys: 3,
        }),
        { maxLength: 3 },
      )
      .map((rows) => JSON.stringify(rows)),
    junk,
  );
  const type = fc.oneof(
    { weight: 4, arbitrary: fc.constant("application/json") },
    fc.constantFrom("text/csv", "application/x-www-form-urlencoded", "text/plain", "application/octet-stream"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("POST", "PATCH", "PUT", "DELETE"),
      fc.oneof(
        fc.constantFrom("/genres", "/shelves", "/book_list", "/rpc/whole", "/rpc/shout", "/rpc/pairs"),
        fragment.map((text) => `/${encode(text)}`),
      ),
      fc.oneof(
        fc.constantFrom("", "select=id", "columns=id,name", "on_conflict=id", "order=id&limit=1", "id=eq.5"),
        query,
      ),
      preferences,
      accepted,
      type,
      payload,
      async (method, path, text, Prefer, accept, contentType, body) => {
        const headers = { Prefer, Accept: accept || "*/*", "Content-Type": contentType, "X-Any": accept };
        const filter = method === "PATCH" || method === "DELETE" ? "id=gt.1000000&" : "";
        const { status, text: answer } = await ask(method, `${path}?${filter}${text}`, headers, body);
        expect({ path, text, body, answer: status < 500 ? "" : answer }).toEqual({ path, text, body, answer: "" });
      },
    ),
    { seed, numRuns: 500 },
  );
});

type Sample = { url: string; sql: string };
const escapeSql = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quoteUrl = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const text = fc.oneof(
  fc.constantFrom("calm", "wild", "The Hour of the Star", "a,b", 'say "hi"', "x.y", "(z)", "back\\slash", "100%"),
  fc.string({ maxLength: 5 }).map((value) => value.replaceAll("\0", "")),
);
const symbols = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
const comparison = fc.constantFrom(...(Object.keys(symbols) as (keyof typeof symbols)[]));

const condition: fc.Arbitrary<Sample> = fc.oneof(
  fc
    .tuple(fc.constantFrom("id", "pages", "price"), comparison, fc.integer({ min: -5, max: 300 }))
    .map(([column, op, n]) => ({ url: `${column}.${op}.${n}`, sql: `${column} ${symbols[op]} ${n}` })),
  fc
    .tuple(fc.constantFrom("title", "details->>n"), comparison, text)
    .map(([column, op, value]) => ({
      url: `${column}.${op}.${quoteUrl(value)}`,
      sql: `${column.replace("n", "'n'").replace("detai'n'", "details")} ${symbols[op]} ${escapeSql(value)}`,
    }))
    .map(({ url, sql }) => ({ url, sql: sql.replace("details->>'n'", "(details->>'n')") })),
  fc.array(text, { maxLength: 3 }).map((values) => ({
    url: `title.in.(${values.map(quoteUrl).join(",")})`,
    sql: values.length > 0 ? `title in (${values.map(escapeSql).join(",")})` : "false and title is not null",
  })),
  fc
    .constantFrom("null", "true", "false", "unknown")
    .map((word) => ({ url: `is_lent.is.${word}`, sql: `is_lent is ${word}` })),
  fc
    .constantFrom("*o*", "D*", "*")
    .map((pattern) => ({ url: `title.like.${pattern}`, sql: `title like ${escapeSql(pattern.replaceAll("*", "%"))}` })),
  fc.constantFrom("novel", "short").map((tag) => ({ url: `tags.cs.{${tag}}`, sql: `tags @> '{${tag}}'` })),
);

const { tree } = fc.letrec<{ tree: Sample }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    condition,
    condition.map(({ url, sql }) => ({ url: url.replace(".", ".not."), sql: `not (${sql})` })),
    fc
      .tuple(fc.boolean(), fc.constantFrom("and", "or"), fc.array(tie("tree"), { minLength: 1, maxLength: 3 }))
      .map(([isNegated, joiner, members]) => ({
        url: `${isNegated ? "not." : ""}${joiner}(${members.map(({ url }) => url).join(",")})`,
        sql: `${isNegated ? "not " : ""}(${members.map(({ sql }) => sql).join(` ${joiner} `)})`,
      })),
  ),
}));

test("a filter finds what the same condition in SQL finds", async () => {
  await fc.assert(
    fc.asyncProperty(tree, async ({ url, sql }) => {
      const { status, text: body } = await ask("GET", `/books?select=id&order=id&and=(${encode(url)})`);
      expect({ url, status, body: status === 200 ? "" : body }).toEqual({ url, status: 200, body: "" });
      const expected = await server.owner.unsafe(`select id from public.books where ${sql} order by id`);
      expect(JSON.parse(body)).toEqual([...expected]);
    }),
    { seed, numRuns: 250 },
  );
});

test("a filter in its own parameter finds what it finds in a group", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("title", "isbn", "mood::text"), comparison, text, async (_, op, value) => {
      const alone = await ask("GET", `/books?select=id&order=id&title=${op}.${encode(value)}`);
      const expected = await server.owner.unsafe(
        `select id from public.books where title ${symbols[op]} ${escapeSql(value)} order by id`,
      );
      expect(JSON.parse(alone.text)).toEqual([...expected]);
    }),
    { seed, numRuns: 100 },
  );
});
