import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRow } from "../../database/batch/messages.ts";
import { ana, bruno, type RestServer, startRestServer } from "./testing/rest-server.ts";

let server: RestServer;
let anasToken: string;
beforeAll(async () => {
  server = await startRestServer();
  anasToken = await server.tokenOf(ana);
});
afterAll(() => server.stop());

const json = { "Content-Type": "application/json" };
const injections = [
  `1'; drop table public.notes; --`,
  `1" from public.secrets; --`,
  `') or true; --`,
  `$1::text) union select word from public.secrets --`,
  `\\'; select pg_sleep(5); --`,
  `id" , (select word from secrets) as "x`,
];

/** Nothing was dropped, nothing hidden came out, and the server understood the request as harmless. */
async function expectHarmless(path: string, init: Parameters<RestServer["call"]>[1] = {}) {
  const { status, text } = await server.ask(path, init);
  expect({ path, status: status < 500 }).toEqual({ path, status: true });
  expect(text).not.toContain("hidden");
  expect(text).not.toContain("all of it");
}

test.each(injections)("%s does nothing, wherever it stands", async (text) => {
  const t = encodeURIComponent(text);
  const quoted = encodeURIComponent(`"${text.replace(/["\\]/g, "\\$&")}"`);
  for (const part of [t, quoted]) {
    await expectHarmless(`/${part}`);
    await expectHarmless(`/rpc/${part}`, { method: "POST", body: "{}", headers: json });
    for (const query of [
      `select=${part}`,
      `select=${part}:id`,
      `select=id::${part}`,
      `select=details->${part}`,
      `select=details->>${part}`,
      `select=${part}(id)`,
      `select=authors!${part}(id)`,
      `select=x:shelves(${part})`,
      `select=...shelves(${part}:label)`,
      `${part}=eq.1`,
      `id=eq.${part}`,
      `title=eq.${part}`,
      `id=${part}.1`,
      `title=like.${part}`,
      `title=match.${part}`,
      `id=in.(${part})`,
      `title=in.(${part})`,
      `words=fts(${part}).x`,
      `words=fts.${part}`,
      `tags=cs.${part}`,
      `or=(${part})`,
      `or=(title.eq.${part})`,
      `details->${part}=eq.1`,
      `details->>${part}=eq.1`,
      `title=is.${part}`,
      `order=${part}`,
      `order=id.${part}`,
      `order=shelves(${part})&select=shelves(label)`,
      `limit=${part}`,
      `offset=${part}`,
      `shelves.${part}=eq.1&select=shelves(id)`,
      `columns=${part}`,
      `on_conflict=${part}`,
    ])
      await expectHarmless(`/books?${query}`);
    await expectHarmless(`/rpc/add?a=${part}`);
    await expectHarmless(`/rpc/add?${part}=1`);
    await expectHarmless(`/genres?columns=${part}`, { method: "POST", token: anasToken, body: "[{}]", headers: json });
    await expectHarmless(`/genres?on_conflict=${part}`, {
      method: "POST",
      token: anasToken,
      body: '{"id":1,"name":"modern"}',
      headers: { ...json, Prefer: "resolution=merge-duplicates" },
    });
  }
  for (const body of [{ [text]: 1 }, { id: text }, { id: 77, name: text }, text])
    await expectHarmless("/genres", { method: "POST", token: anasToken, body: JSON.stringify(body), headers: json });
  await server.owner`delete from public.genres where id = 77`;
  for (const header of [
    "Accept",
    "Accept-Profile",
    "Prefer",
    "Range",
    "Range-Unit",
    "Content-Profile",
    "X-Any",
    "Cookie",
  ])
    await expectHarmless("/books?limit=1", { headers: { [header]: text } });
  await expectHarmless("/books?limit=1", {
    headers: { Prefer: `count=${text}, handling=strict, max-affected=${text}` },
  });
  expect(await server.owner`select count(*)::int as n from public.notes`).toEqual([{ n: 3 }]);
});

test("a value that looks like SQL is stored and found as it is", async () => {
  const name = `'; drop table public.notes; -- "\\$1`;
  const made = await server.ask("/genres", {
    method: "POST",
    token: anasToken,
    body: JSON.stringify({ id: 60, name }),
    headers: json,
  });
  expect(made.status).toBe(201);
  expect((await server.ask(`/genres?name=eq.${encodeURIComponent(name)}`)).body).toEqual([{ id: 60, name }]);
  await server.owner`delete from public.genres where id = 60`;
});

test("tokens that we did not sign, or that are over, are refused; ours are taken", async () => {
  const status = async (token: string) => {
    const { status, body, headers } = await server.ask("/rpc/seen", { token });
    return { status, code: body.code, challenge: headers.get("www-authenticate") };
  };
  const claims = { sub: ana, role: "authenticated" };
  const { kid } = server.settings.keys.signing;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const later = Math.floor(Date.now() / 1_000) + 3_600;
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid })
    .setExpirationTime(later)
    .sign(privateKey);
  const secret = new TextEncoder().encode(JSON.stringify(server.settings.keys.jwks.keys[0]));
  const symmetric = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid })
    .setExpirationTime(later)
    .sign(secret);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${encode({ alg: "none", kid })}.${encode({ ...claims, exp: later })}.`;
  for (const token of [forged, symmetric, unsigned, "a.b.c", "x"])
    expect(await status(token)).toMatchObject({ status: 401, code: "PGRST301" });
  const expired = await server.sign(claims, later - 7_200);
  expect(await status(expired)).toEqual({
    status: 401,
    code: "PGRST303",
    challenge: 'Bearer error="invalid_token", error_description="JWT expired"',
  });
  expect(await status(anasToken)).toMatchObject({ status: 200 });
});

test("a call without a key, or with a wrong one, is refused", async () => {
  expect((await fetch(`${server.url}/rest/v1/books`)).status).toBe(401);
  expect((await server.ask("/books", { key: "sb_secret_guess" })).status).toBe(401);
});

test("claims do not choose the role", async () => {
  for (const role of ["service_role", "postgres", "supabase_auth_admin", "authenticator", "none"]) {
    const token = await server.sign({ sub: ana, role });
    expect((await server.ask("/secrets", { token })).status).toBe(401);
  }
  const hidden = await server.sign({
    sub: ana,
    role: "authenticated",
    user_role: "service_role",
    app_metadata: { role: "service_role" },
  });
  expect((await server.ask("/secrets", { token: hidden })).status).toBe(403);
  expect((await server.ask("/rpc/seen", { token: hidden })).body).toMatchObject({ role: "authenticated", uid: ana });
});

test("others' rows stay unseen by every way of reading; the own are seen by each", async () => {
  const own = [{ id: 1 }, { id: 3 }];
  const read = async (path: string, token?: string) => (await server.ask(path, { token })).body;
  expect(await read("/notes?select=id&order=id", anasToken)).toEqual(own);
  expect(await read("/notes?select=id&order=id", await server.tokenOf(bruno))).toEqual([{ id: 2 }, { id: 3 }]);
  expect(await read("/notes?select=id")).toEqual([{ id: 3 }]);
  expect(await read("/notes?select=id&order=id&or=(id.gt.0,owner.not.is.null)", anasToken)).toEqual(own);
  expect(await read(`/notes?select=id&owner=eq.${bruno}&is_public=is.false`, anasToken)).toEqual([]);
  expect(await read("/books?select=notes(id)&id=eq.1&notes.order=id", anasToken)).toEqual([{ notes: [{ id: 1 }] }]);
  expect(await read("/books?select=id,notes!inner()&notes.body=like.*Bruno&id=eq.1", anasToken)).toEqual([]);
  expect(await read("/books?select=id,notes!inner()&notes.body=like.*Ana&id=eq.1", anasToken)).toEqual([{ id: 1 }]);
  expect(await read("/book_list?select=notes(id)&id=eq.1", anasToken)).toEqual([{ notes: [{ id: 1 }] }]);
  expect(await read("/rpc/books_by?writer=Clarice&select=notes(id)&id=eq.1", anasToken)).toEqual([
    { notes: [{ id: 1 }] },
  ]);
  const counted = await server.ask("/notes?limit=1", { token: anasToken, headers: { Prefer: "count=exact" } });
  expect(counted.headers.get("content-range")).toBe("0-0/2");
});

test("tables without a grant stay closed by embedding, ordering, filtering and functions", async () => {
  for (const path of [
    "/secrets",
    "/books?select=id,secrets(word)",
    "/books?select=id,secrets!inner()",
    "/books?select=id,secrets()&secrets=is.null",
    "/books?select=id,secrets()&secrets.word=like.h*",
    "/rpc/secret_word",
  ]) {
    const { status, text } = await server.ask(path, { token: anasToken });
    // An embedding that nothing uses is not even asked for.
    if (status === 200)
      expect(text).toBe(JSON.stringify((await server.ask("/books?select=id")).body).replaceAll("},{", "}, \n {"));
    else expect({ path, status }).toEqual({ path, status: 403 });
    expect(text).not.toContain("hidden");
  }
  const { secretKey } = server.settings.keys;
  expect((await server.ask("/books?select=secrets(word)&id=eq.1", { key: secretKey })).body).toEqual([
    { secrets: [{ word: "hidden" }] },
  ]);
});

test("others' rows cannot be written; the own can", async () => {
  const send = (method: string, path: string, body?: unknown) =>
    server.ask(path, {
      method,
      token: anasToken,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { ...json, Prefer: "return=representation,resolution=merge-duplicates" },
    });
  const bodyOf = async (id: number) => (await server.owner`select body, owner from public.notes where id = ${id}`)[0];
  expect((await send("PATCH", "/notes?id=eq.2", { body: "taken" })).body).toEqual([]);
  expect((await send("PATCH", "/notes?id=eq.3", { body: "taken" })).body).toEqual([]);
  expect((await send("DELETE", "/notes?id=gt.1")).body).toEqual([]);
  expect((await send("POST", "/notes", { id: 2, owner: ana, body: "taken" })).status).toBe(403);
  expect((await send("POST", "/notes", { owner: bruno, body: "planted" })).status).toBe(403);
  expect((await send("PATCH", "/notes?id=eq.1", { owner: bruno })).status).toBe(403);
  expect(await bodyOf(2)).toEqual({ body: "of Bruno", owner: bruno });
  expect((await send("PATCH", "/notes?id=eq.1", { body: "of Ana" })).body).toMatchObject([{ id: 1, owner: ana }]);
  expect(await server.owner`select count(*)::int as n from public.notes`).toEqual([{ n: 3 }]);
});

test("visitors write nothing that they were not granted", async () => {
  const insert = { method: "POST", body: '{"id":70,"name":"x"}', headers: json };
  expect(await server.ask("/genres", insert)).toMatchObject({ status: 401, body: { code: "42501" } });
  expect((await server.ask("/genres", { ...insert, token: anasToken })).status).toBe(201);
  expect((await server.ask("/genres?id=eq.70", { method: "DELETE" })).status).toBe(401);
  expect((await server.ask("/genres?id=eq.70", { method: "DELETE", token: anasToken })).status).toBe(204);
});

test("one shape serves everybody, and nobody gets another's values, role or rows", async () => {
  const brunosToken = await server.tokenOf(bruno);
  const asked = Array.from({ length: 60 }, (_, index) => {
    const [token, expected] = [
      [undefined, [3]],
      [anasToken, [1, 3]],
      [brunosToken, [2, 3]],
    ][index % 3] as [string | undefined, number[]];
    const least = 1 + (index % 4);
    return { path: `/notes?select=id&order=id&id=gte.${least}`, token, expected: expected.filter((id) => id >= least) };
  });
  const answers = await Promise.all(asked.map(({ path, token }) => server.ask(path, { token })));
  expect(answers.map(({ body }) => body.map(({ id }: { id: number }) => id))).toEqual(
    asked.map(({ expected }) => expected),
  );
});

test("a failed transaction leaves no role behind on its connection", async () => {
  const failing = Array.from({ length: 20 }, (_, i) =>
    server.ask(i % 2 ? "/books?id=eq.x" : "/secrets", { token: anasToken }),
  );
  await Promise.all(failing);
  const who = { text: "select current_user, current_setting('request.jwt.claims', true)", parameters: [] };
  const rows = await Promise.all(
    Array.from({ length: 8 }, () => server.settings.batches.run([{ ...who, isPrepared: false }])),
  );
  expect(new Set(rows.flatMap(([found]) => found?.map((row) => readRow(row).join("|"))))).toEqual(
    new Set(["authenticator|"]),
  );
});

test("statements that the server forgot are prepared again, and never run without the caller's role", async () => {
  const read = async () => (await server.ask("/notes?select=id&order=id&id=lt.50", { token: anasToken })).body;
  const write = () =>
    server.ask("/notes?id=eq.1", { method: "PATCH", token: anasToken, body: '{"body":"of Ana"}', headers: json });
  // Each often enough to be prepared on every connection of the pool.
  for (let round = 0; round < 4; round += 1)
    await Promise.all([read(), read(), read(), read(), write(), write(), write(), write()]);
  const forget = { text: "deallocate all", parameters: [], isPrepared: false };
  await Promise.all(Array.from({ length: 4 }, () => server.settings.batches.run([forget])));
  for (let round = 0; round < 4; round += 1) {
    expect(await read()).toEqual([{ id: 1 }, { id: 3 }]);
    expect((await write()).status).toBe(204);
  }
});
