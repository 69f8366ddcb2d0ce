import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
beforeAll(async () => {
  server = await startRestServer();
  await server.ask("/books?limit=1");
});
afterAll(() => server.stop());

const statusOf = async (path: string) => (await server.ask(path)).status;

test("a table made while the service runs is served, a dropped one no longer", async () => {
  await server.owner`create table public.fresh (id integer primary key); grant select on public.fresh to anon`.simple();
  await eventually(async () => expect(await statusOf("/fresh")).toBe(200));
  await server.owner`alter table public.fresh add column word text`;
  await eventually(async () => expect(await statusOf("/fresh?select=word")).toBe(200));
  await server.owner`drop table public.fresh`;
  await eventually(async () => expect((await server.ask("/fresh")).body.code).toBe("PGRST205"));
});

test("a name that was missed makes the schema be read again, without any notification", async () => {
  const other = await startRestServer();
  try {
    await other.owner`alter event trigger gateway_ddl_command_end disable`;
    await other.ask("/books?limit=1");
    await other.owner`create function public.newest() returns integer language sql immutable as 'select 7'`;
    expect(await other.ask("/rpc/newest")).toMatchObject({ status: 200, body: 7 });
  } finally {
    await other.stop();
  }
});

test("a temporary table is announced to nobody", async () => {
  const heard: string[] = [];
  const pool = server.connect();
  await pool.listen("pgrst", (payload) => heard.push(payload));
  await server.owner.begin(async (tx) => {
    await tx`create temporary table passing (id integer) on commit drop`;
  });
  await server.owner`create table public.lasting (id integer)`;
  await eventually(() => expect(heard).toContain("reload schema"));
  expect(heard.length).toBeLessThanOrEqual(2);
});
