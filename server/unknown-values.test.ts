import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "./testing/run-server.ts";

/** While an upgrade runs, the release before serves a database in which a newer one has already written. */
let server: RunningServer;
let owner: Sql;
beforeAll(async () => {
  server = await runServer({ DEMO: "1" });
  const [, , , , host] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  owner = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
});
afterAll(async () => {
  await owner?.end();
  await server?.[Symbol.asyncDispose]();
});

async function read(path: string) {
  const response = await fetch(server.address + path, { headers: { Accept: "text/html" } });
  return { status: response.status, text: await response.text() };
}

test("a search offers what this build knows, whatever else is in the list", async () => {
  await owner`alter table directory.attributes drop constraint attributes_kind_check`;
  await owner`
    insert into directory.attributes (kind, slug, name, specialty_ids, words) values
      ('theme', 'tema-novo', 'Tema bem novo', '{}', '{}'), ('plan', 'plano-novo', 'Plano bem novo', '{}', '{}'),
      ('mode', 'modo-novo', 'Modo bem novo', '{}', '{modo}'), ('constructor', 'obra', 'Obra nova', '{}', '{}')`;
  await owner`select pg_notify('facets', '')`;
  const isOffered = async () => (await read(`/buscar?cidade=${crypto.randomUUID()}`)).text.includes("Plano bem novo");
  await expect.poll(isOffered).toBe(true);
  for (const query of [
    "",
    "especialidade=psicologia",
    "tema=tema-novo",
    "tema=modo-novo",
    "mode=modo-novo",
    "q=modo bem novo",
  ]) {
    const { status, text } = await read(`/buscar?${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(text).toContain("Tema bem novo");
    expect(text).not.toMatch(/value="(?:modo-novo|obra)"/);
  }
  const [row] = await owner`select id from directory.profiles where listed_until > now() limit 1`;
  expect((await read(`/profissional/${row?.id}`)).status).toBe(200);
  expect((await read("/sugestoes?q=modo")).status).toBe(200);
});

test("a patient's page and a privacy request's are readable in a state that this build has no words for", async () => {
  await owner`alter table public.appointments drop constraint appointments_status_check`;
  const [made] = await owner`
    insert into public.appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email)
    select id, 'paused', now() + interval '300 days', now() + interval '300 days 1 hour', 'online', 'Paula', 'a@b.test'
    from directory.profiles limit 1 returning directory.new_appointment_link(id, is_mailed => false) as token`;
  const appointment = await read(`/consulta/${made?.token}`);
  expect([appointment.status, appointment.text]).toEqual([
    200,
    expect.stringContaining("A situação desta consulta mudou"),
  ]);
  await owner`alter table directory.privacy_requests drop constraint privacy_requests_kind_check`;
  const [proof] = await owner`
    with token as (select directory.random_token() as token), made as (
      insert into directory.privacy_requests (protocol, kind, name, email)
      values (directory.new_protocol(), 'portability', 'Paula', 'paula@exemplo.test') returning id), kept as (
      insert into directory.privacy_proofs (token_hash, request_id)
      select directory.hash_token(token), id from token, made returning 1)
    select token from token`;
  const request = await read(`/lgpd/confirmar/${proof?.token}`);
  expect([request.status, request.text]).toEqual([200, expect.stringContaining("Sim, o pedido é meu")]);
});
