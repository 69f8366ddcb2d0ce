import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { madeAnew, type Resource } from "#app/public/page.ts";
import { Answer, encodingFor, isKnown, sentHeaders } from "./answer.ts";
import type { Encoding } from "./compression.ts";

const policy = "default-src 'none'";
const words = "Consulta com a psicóloga às 9h. ".repeat(200);
const document: Resource = { type: "text/html; charset=utf-8", body: words, cache: { seconds: 30, tags: ["ana"] } };
const answer = (given: Partial<Resource> = {}, wanted: Encoding = "zstd") =>
  new Answer({ ...document, ...given }, policy, wanted);
const headersOf = (given: Partial<Resource> = {}) => Object.fromEntries(answer(given).headers);

const readers = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};
const encodings = Object.keys(readers) as Encoding[];

test("the body is the same text in every encoding, whichever was made first", () => {
  for (const wanted of encodings) {
    const one = answer({}, wanted);
    for (const encoding of encodings)
      expect(readers[encoding](one.body(encoding)).toString() === words, `${wanted}, then ${encoding}`).toBe(true);
  }
});

test("what is kept is compressed; the plain text is made again for whoever wants it, and takes no room", () => {
  const [plain, one] = [answer({}, "identity"), answer({}, "zstd")];
  const { size } = one;
  expect(plain.size).toBeGreaterThan(words.length);
  expect(size).toBeLessThan(plain.size / 3);
  expect(String(one.body("identity"))).toBe(words);
  expect(one.size).toBe(size);
  // Another encoding is made once, and counted.
  expect(one.body("br")).toBe(one.body("br"));
  expect(one.size).toBeGreaterThan(size);
  // Nothing is kept as a slice of something larger.
  for (const encoding of ["zstd", "br"] as const)
    expect(one.body(encoding).buffer.byteLength).toBe(one.body(encoding).byteLength);
});

test("two answers do not share their bytes, however they were made", () => {
  const [ana, bruno] = ["Ana", "Bruno"].map((name) => answer({ body: `${name} ${words}` }, "identity"));
  expect(String(ana?.body("identity"))).toBe(`Ana ${words}`);
  expect(String(bruno?.body("identity"))).toBe(`Bruno ${words}`);
});

test("a text may be as large as it likes, and every letter as wide", () => {
  for (const length of [100_000, 174_762, 174_763, 600_000]) {
    const body = "あ".repeat(length);
    expect(String(answer({ body }).body("identity")) === body, String(length)).toBe(true);
  }
});

test("what is small or compressed in itself is sent as it is", () => {
  expect(encodingFor(answer(), "br")).toBe("br");
  expect(encodingFor(answer({ body: "ok" }), "br")).toBe("identity");
  expect(encodingFor(answer({ type: "image/png", body: Buffer.alloc(5_000) }), "br")).toBe("identity");
});

test("a part of a larger memory is sent as that part", () => {
  const whole = Buffer.from("...picture...");
  const body = new Uint8Array(whole.buffer, whole.byteOffset + 3, 7);
  expect(String(answer({ type: "image/png", body }).body("identity"))).toBe("picture");
});

test("characters that are none become the sign for it", () => {
  expect(String(answer({ body: "a\ud800b" }).body("identity"))).toBe("a\ufffdb");
});

test("a page says how long it may be kept, and what does not say so is kept by nobody", () => {
  expect(headersOf()["cache-control"]).toBe("public, max-age=0, s-maxage=30");
  expect(headersOf({ cache: madeAnew })["cache-control"]).toBe("no-cache");
  expect(headersOf({ cache: undefined })["cache-control"]).toBe("no-store");
  expect(headersOf({ headers: { "Cache-Control": "public, max-age=86400" } })["cache-control"]).toBe(
    "public, max-age=86400",
  );
});

test("only documents carry the policy, only good answers an ETag", () => {
  expect(headersOf()).toMatchObject({
    "content-security-policy": policy,
    etag: expect.stringMatching(/^W\/"[\w-]{20}"$/),
  });
  expect(headersOf({ type: "application/json" })).not.toHaveProperty("content-security-policy");
  expect(headersOf({ status: 404 })).not.toHaveProperty("etag");
});

test("whoever has the page already is known by its ETag, weakly, among others, or by a star", () => {
  const one = answer();
  for (const known of [one.etag, one.etag.replace("W/", ""), `"other",${one.etag}`, `W/"x", ${one.etag}`, "*", " * "])
    expect(isKnown(one, known), known).toBe(true);
  for (const known of [undefined, "", '"other"', one.etag.slice(0, -2), "W/", ",,"])
    expect(isKnown(one, known), String(known)).toBe(false);
  expect(isKnown(answer({ body: `${words}!` }), one.etag)).toBe(false);
  expect(isKnown(answer({ status: 404 }), answer({ status: 404 }).etag)).toBe(false);
});

test("the headers of a body name its length and encoding; unchanged has neither, nor a type", () => {
  const one = answer();
  const body = one.body("gzip");
  expect(Object.fromEntries(sentHeaders(one, "gzip", body))).toEqual({
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
    "content-security-policy": policy,
    "cache-control": "public, max-age=0, s-maxage=30",
    etag: one.etag,
    "content-length": String(body.byteLength),
    "content-encoding": "gzip",
  });
  const plain = Object.fromEntries(sentHeaders(one, "identity", one.body("identity")));
  expect(plain).toMatchObject({ "content-length": String(Buffer.byteLength(words)) });
  expect(plain).not.toHaveProperty("content-encoding");
  const unchanged = Object.fromEntries(sentHeaders(one));
  expect(unchanged).toEqual({
    vary: "Accept-Encoding",
    "content-security-policy": policy,
    "cache-control": "public, max-age=0, s-maxage=30",
    etag: one.etag,
  });
});

test("a changed answer is the same with another text, kept by no browser, under an ETag of its own", () => {
  const one = answer();
  const changed = one.changed((text) => text.replace("9h", "10h"), { seconds: 2, tags: ["ana"] }, policy, "br");
  expect(String(changed.body("identity"))).toBe(words.replace("9h", "10h"));
  expect(changed.cache).toEqual({ seconds: 2, tags: ["ana"] });
  expect(Object.fromEntries(changed.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
  });
  expect(changed.etag).not.toBe(one.etag);
});
