import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { bothClients } from "./testing/both-clients.ts";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

/** What an operator allows: plans, transactions that are rolled back, and settings kept in the database. */
let server: RestServer;
let open: RestServer;
beforeAll(async () => {
  [server, open] = await Promise.all([
    startRestServer(),
    startRestServer({ plans: true, txEnd: "commit-allow-override" }),
  ]);
});
afterAll(() => Promise.all([server.stop(), open.stop()]));
beforeEach(() => open.owner`delete from public.notes where id > 3`);

describe.each(bothClients(() => open))("supabase-js $version", ({ connect }) => {
  test("the secret key reads plans where they are allowed", async () => {
    const client = await connect(undefined, open.settings.keys.secretKey);
    const text = await client.from("books").select().eq("id", 1).explain();
    expect(text.error).toBeNull();
    expect(text.data).toMatch(/^Aggregate .*cost=/);
    const json = await client.from("books").select().explain({ format: "json", analyze: true, verbose: true });
    expect(json.data).toMatchObject([{ Plan: { "Node Type": "Aggregate", "Actual Rows": 1 } }]);
  });

  test("a transaction is rolled back where the caller may ask for it", async () => {
    const client = await connect(ana);
    const kept = await client.from("notes").insert({ body: "kept" }).select("body");
    expect(kept.data).toEqual([{ body: "kept" }]);
    const undone = await client.from("notes").insert({ body: "undone" }).select("body").rollback();
    expect(undone).toMatchObject({ status: 201, data: [{ body: "undone" }] });
    expect((await client.from("notes").select("body").gt("id", 3)).data).toEqual([{ body: "kept" }]);
    const refused = await client.from("notes").insert({ body: "x", book_id: 999 }).rollback();
    expect(refused.error?.code).toBe("23503");
    expect((await client.from("notes").select("body").gt("id", 3)).data).toEqual([{ body: "kept" }]);
  });
});

test("elsewhere a wish to roll back is not followed, and not said to be", async () => {
  const [token, headers] = [await server.tokenOf(ana), { "Content-Type": "application/json", Prefer: "tx=rollback" }];
  const post = { method: "POST", token, headers, body: JSON.stringify({ body: "stays" }) };
  const answer = await server.ask("/notes", post);
  expect(answer).toMatchObject({ status: 201 });
  expect(answer.headers.get("preference-applied")).toBeNull();
  const [row] = await server.owner`delete from public.notes where body = 'stays' returning body`;
  expect(row).toEqual({ body: "stays" });
  const followed = await open.ask("/notes", { ...post, token: await open.tokenOf(ana) });
  expect(followed.headers.get("preference-applied")).toBe("tx=rollback");
});

test("a database that only ever tries things out keeps nothing", async () => {
  const trying = await startRestServer({ txEnd: "rollback" });
  try {
    const headers = { "Content-Type": "application/json", Prefer: "tx=commit" };
    const post = { method: "POST", token: await trying.tokenOf(ana), headers, body: JSON.stringify({ body: "gone" }) };
    expect((await trying.ask("/notes", post)).status).toBe(201);
    expect(await trying.owner`select 1 from public.notes where body = 'gone'`).toHaveLength(0);
  } finally {
    await trying.stop();
  }
});

test("settings of the login's role in the database are followed, and read again when told", async () => {
  const name = server.settings.sql.options.database;
  const set = (what: string) =>
    server.owner.unsafe(
      `alter role authenticator in database "${name}" ${what}; select pg_notify('pgrst', 'reload config')`,
    );
  expect((await server.ask("/books?select=price.sum()")).body.code).toBe("PGRST123");
  await set("set pgrst.db_aggregates_enabled = 'true'");
  await eventually(async () => expect((await server.ask("/books?select=price.sum()")).body).toEqual([{ sum: 80.5 }]));
  await set("set pgrst.db_max_rows = '2'");
  await eventually(async () => expect((await server.ask("/books?select=id")).body).toHaveLength(2));
  await set("set pgrst.db_schemas = 'public, private'");
  const secret = { key: server.settings.keys.secretKey, headers: { "Accept-Profile": "private" } };
  await eventually(async () => expect((await server.ask("/vault", secret)).body.code).toBe("42501"));
  // Nonsense changes nothing.
  await set("set pgrst.db_max_rows = 'many'");
  await set("set pgrst.db_schemas = 'public'");
  await eventually(async () => expect((await server.ask("/vault", secret)).body.code).toBe("PGRST106"));
  expect((await server.ask("/books?select=id")).body).toHaveLength(4);
  await set("reset all");
  await eventually(async () => expect((await server.ask("/books?select=price.sum()")).body.code).toBe("PGRST123"));
});
