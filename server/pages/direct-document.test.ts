import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedDemo } from "../../supabase/seed/seed-demo.ts";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { anon } from "../database/acting.ts";
import { type BatchPool, createBatchPool } from "../database/batch/batch-pool.ts";
import { gatherInBatch } from "../database/batch/query-in-batch.ts";
import { buildFolder, buildIfStale } from "./build.ts";
import type { Drawn } from "./direct-document.ts";
import { encodeData } from "./encode-data.ts";
import { renderNonce, sealScripts } from "./policy.ts";
import { loadBuild, pageRendererOf, type Renderer, rendererOf, type Supplies } from "./renderer.ts";

let database: ProductDatabase;
let batches: BatchPool;
let build: Awaited<ReturnType<typeof loadBuild>>;
let usual: Renderer;
beforeAll(async () => {
  database = await createProductDatabase();
  batches = createBatchPool(database.connectAsLogin());
  const building = buildIfStale(() => {}).then(() => loadBuild(buildFolder));
  await Promise.all([seedDemo(database.owner), building]);
  build = await building;
  usual = rendererOf(
    build,
    "production",
    suppliesOf(() => gatherInBatch(batches, anon)),
  );
  // Pages say when they were made.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await batches.close();
  await database.drop();
});

function suppliesOf(gatherQueries: Supplies["gatherQueries"], reportError = fail): Supplies {
  const services = { backend: { supabaseUrl: "/", publishableKey: "k" }, nonce: renderNonce, reportError };
  return { services: services as unknown as Supplies["services"], gatherQueries, planSearch: () => undefined };
}

function fail(error: unknown): never {
  throw error;
}

async function expectSame(paths: string[]) {
  const otherwise = vi.fn<Renderer>(usual);
  const direct = pageRendererOf(
    build,
    suppliesOf(() => gatherInBatch(batches, anon)),
    otherwise,
  );
  for (const path of paths) {
    const address = `http://localhost${path}`;
    const response = await usual(new Request(address));
    const drawn = (await direct(new Request(address))) as Drawn;
    expect(otherwise, path).not.toHaveBeenCalled();
    expect(drawn.status).toBe(response.status);
    expect([...new Headers(drawn.headers)]).toEqual([...response.headers]);
    const { html, hashes } = sealScripts(await response.text());
    expect(drawn.pieces.join("")).toBe(html);
    expect(drawn.hashes).toEqual(hashes);
  }
}

test("parts that have yet to be loaded are waited for the usual way, once", async () => {
  const otherwise = vi.fn<Renderer>(usual);
  const direct = pageRendererOf(
    build,
    suppliesOf(() => gatherInBatch(batches, anon)),
    otherwise,
  );
  const [someone] = await database.owner`select id from directory.profiles where listed_until > now() limit 1`;
  for (const path of ["/buscar", `/profissional/${someone?.id}`]) {
    await direct(new Request(`http://localhost${path}`));
    await direct(new Request(`http://localhost${path}`));
  }
  expect(otherwise).toHaveBeenCalledTimes(2);
});

test("profiles are what the router makes of them", async () => {
  const people = await database.owner`
    select id from directory.profiles where listed_until > now() order by rating is null, rating, id limit 40`;
  await expectSame(people.map(({ id }) => `/profissional/${id}`));
});

test("searches are what the router makes of them", async () => {
  const first = await usual(new Request("http://localhost/buscar"));
  const next = /href="(\/buscar\?depois=[^"]+)"/.exec(await first.text())?.[1];
  await expectSame([
    "/buscar",
    String(next),
    "/buscar?especialidade=odontologia&modalidade=presencial",
    "/buscar?cidade=S%C3%A3o+Paulo+-+SP&raio=50",
    "/buscar?dia=terca&periodo=manha&x=%3Cb%3E",
    "/buscar?cidade=%22%26%3C%2Fscript%3E",
  ]);
});

test("somebody who is not there is missing in the same way", () =>
  expectSame(["/profissional/00000000-0000-4000-8000-000000000000"]));

test("what is no ordinary page is left to the router", async () => {
  const otherwise = vi.fn(async () => new Response());
  const failing = () => () => Promise.reject(new Error("no database"));
  const direct = pageRendererOf(build, suppliesOf(failing), otherwise);
  await direct(new Request("http://localhost/profissional/00000000-0000-4000-8000-000000000000"));
  expect(otherwise).toHaveBeenCalledOnce();
});

test("data is written as the router's client reads it, or not at all", () => {
  const shared = { name: "Ana" };
  expect(encodeData({ a: shared, b: [shared, null, undefined], at: new Date(5), isTrue: true, n: 1.5 })).toBe(
    '[{"_1":2,"_3":4,"_5":6,"_7":8,"_9":10},"a",{"_11":12},"b",[2,-5,-7],"at",["D",5],"isTrue",true,"n",1.5,"name","Ana"]\n',
  );
  for (const odd of [
    new Map(),
    new URL("http://a"),
    Number.NaN,
    -0,
    new Date(Number.NaN),
    1n,
    Symbol.for("a"),
    () => 1,
  ])
    expect(encodeData({ odd })).toBeUndefined();
});
