import { createRequestHandler } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { buildFolder, buildIfStale } from "./build.ts";
import { busiest } from "./busiest.ts";
import { directDocument } from "./direct-document.ts";
import { encodeData } from "./encode-data.ts";
import { renderNonce, sealScripts } from "./policy.ts";
import { entryOf, loadBuild, type Supplies } from "./renderer.ts";

let build: Awaited<ReturnType<typeof loadBuild>>;
beforeAll(async () => {
  await buildIfStale(() => {});
  build = await loadBuild(buildFolder);
});

/** A directory without anybody: whose pages these are plays no part here. */
function contextOf(queryAsVisitor: () => Promise<never[]>) {
  const services = { backend: { supabaseUrl: "/", publishableKey: "k" }, nonce: renderNonce, reportError() {} };
  const given = { ...services, queryAsVisitor, isDocument: true } as unknown as Supplies["services"];
  return entryOf(build).createRequestContext(given as never, () => undefined);
}

const nobody = async () => [];
const fail = (error: unknown) => {
  throw error;
};
const addresses: Record<string, string> = {
  "routes/search": "http://localhost/buscar?cidade=S%C3%A3o",
  "routes/professional": "http://localhost/profissional/00000000-0000-4000-8000-000000000000",
};

test.each(busiest)("$route answers as the router does", async ({ route }) => {
  const request = new Request(addresses[route] ?? "");
  const usual = await createRequestHandler(build, "production")(request, contextOf(nobody));
  const direct = await directDocument(build, route, fail)(request, contextOf(nobody));
  expect(direct?.status).toBe(usual.status);
  expect([...new Headers(direct?.headers)]).toEqual([...usual.headers]);
  const { html, hashes } = sealScripts(await usual.text());
  expect(direct?.hashes).toEqual(hashes);
  expect(direct?.pieces.join("")).toBe(html);
});

test("what is no ordinary page is left to the router", async () => {
  const request = new Request(addresses["routes/professional"] ?? "");
  const failing = () => Promise.reject(new Error("no database"));
  expect(await directDocument(build, "routes/professional", fail)(request, contextOf(failing))).toBeUndefined();
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
