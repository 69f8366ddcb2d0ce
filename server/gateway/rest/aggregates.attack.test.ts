import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, type RestServer, startRestServer } from "./testing/rest-server.ts";

/** Somebody who wants to learn from sums and plans what they may not read. */
let server: RestServer;
let token: string;
beforeAll(async () => {
  server = await startRestServer({ aggregates: true, plans: true, txEnd: "commit-allow-override" });
  token = await server.tokenOf(ana);
  await server.owner`grant select (id, book_id) on public.secrets to anon, authenticated`;
  await server.owner`create function public.planner() returns int language sql as 'select 1'`;
});
afterAll(() => server.stop());

test("a column that one may not read is not added up, grouped by or counted either", async () => {
  for (const select of ["word.max()", "word.count()", "id.sum(),word", "word.min()::text"]) {
    expect((await server.ask(`/secrets?select=${select}`)).body.code).toBe("42501");
    expect((await server.ask(`/secrets?select=${select}`, { token })).body.code).toBe("42501");
    expect((await server.ask(`/books?select=id,secrets(${select})`)).body.code).toBe("42501");
  }
  expect((await server.ask("/secrets?select=id.sum(),count()")).body).toEqual([{ sum: 1, count: 1 }]);
});

test("rows that one may not read are not counted", async () => {
  expect((await server.ask("/notes?select=count")).body).toEqual([{ count: 1 }]);
  expect((await server.ask("/notes?select=count()", { token })).body).toEqual([{ count: 2 }]);
  expect((await server.ask("/books?select=notes(count)&id=eq.1", { token })).body).toEqual([{ notes: [{ count: 1 }] }]);
});

test("groups are as limited as rows", async () => {
  const few = await startRestServer({ aggregates: true, maxRows: 2 });
  try {
    expect((await few.ask("/books?select=id,count()")).body).toHaveLength(2);
    expect((await few.ask("/books?select=id,count()&limit=50")).body).toHaveLength(2);
  } finally {
    await few.stop();
  }
});

test("nobody without the secret key sees a plan, whatever is allowed", async () => {
  for (const accept of [
    "application/vnd.pgrst.plan",
    "application/vnd.pgrst.plan+json",
    'application/vnd.pgrst.plan+text; for="application/json"; options=analyze|verbose;',
  ]) {
    for (const init of [{}, { token }]) {
      const answer = await server.ask("/books", { ...init, headers: { Accept: accept } });
      expect(answer).toMatchObject({ status: 406, body: { code: "PGRST107" } });
      expect(answer.text).not.toMatch(/cost=|Node Type/);
      const written = { method: "DELETE", ...init, headers: { Accept: accept, Prefer: "return=representation" } };
      expect((await server.ask("/books?id=eq.1", written)).text).not.toMatch(/cost=|Node Type/);
      const called = await server.ask("/rpc/planner", { method: "POST", ...init, headers: { Accept: accept } });
      expect(called).toMatchObject({ status: 406, body: { code: "PGRST107" } });
    }
  }
});

test("options of a plan are none but those that are known", async () => {
  const key = server.settings.keys.secretKey;
  for (const options of ["analyze|drop", "format xml", "analyze, costs off) select 1; --"]) {
    const headers = { Accept: `application/vnd.pgrst.plan+json; options=${options}` };
    const answer = await server.ask("/books", { key, headers });
    expect(answer.status === 406 || Array.isArray(answer.body)).toBe(true);
    expect(answer.text).not.toContain("syntax error");
  }
});

test("a wish for a plan is not kept for those who did not have it", async () => {
  const key = server.settings.keys.secretKey;
  const plan = { key, headers: { Accept: "application/vnd.pgrst.plan+json" } };
  expect((await server.ask("/shelves?select=id", plan)).body[0].Plan).toBeDefined();
  expect((await server.ask("/shelves?select=id", { key })).body).toEqual([{ id: 1 }, { id: 2 }]);
});
