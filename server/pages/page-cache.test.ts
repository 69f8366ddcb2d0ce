import { expect, test, vi } from "vitest";
import { HtmlCache, type Page } from "./html-cache.ts";

const page = (text: string, ...tags: string[]): Page => ({
  status: 200,
  headers: [],
  body: async () => Buffer.from(text),
  readyBody: () => Buffer.from(text),
  size: text.length,
  isCompressible: false,
  etag: `"${text}"`,
  tags,
});
const forASecond = () => 1000;

test("a kept page is served until its time is over", async () => {
  const cache = new HtmlCache(1e6);
  const render = vi.fn(async () => page("a"));
  await cache.get("/", 0, render, forASecond);
  expect(await cache.get("/", 999, render, forASecond)).toMatchObject({ isHit: true });
  expect(await cache.get("/", 1000, render, forASecond)).toMatchObject({ isHit: false });
  expect(render).toHaveBeenCalledTimes(2);
});

test("whoever comes during a rendering waits for it", async () => {
  const cache = new HtmlCache(1e6);
  const render = vi.fn(async () => page("a"));
  await Promise.all([1, 2, 3].map(() => cache.get("/", 0, render, forASecond)));
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page that may not be kept is not", async () => {
  const cache = new HtmlCache(1e6);
  await cache.get(
    "/",
    0,
    async () => page("a"),
    () => 0,
  );
  expect(cache.size).toBe(0);
});

test("a failed rendering is not kept", async () => {
  const cache = new HtmlCache(1e6);
  const failing = () => Promise.reject(new Error("no database"));
  await expect(cache.get("/", 0, failing, forASecond)).rejects.toThrow("no database");
  expect((await cache.get("/", 0, async () => page("a"), forASecond)).page.etag).toBe('"a"');
});

test("the least recently used pages go when the memory is used up", async () => {
  const cache = new HtmlCache(4_000);
  const body = "x".repeat(1_000);
  for (const key of ["/a", "/b"]) await cache.get(key, 0, async () => page(body), forASecond);
  await cache.get("/a", 1, async () => page(body), forASecond);
  await cache.get("/c", 2, async () => page(body), forASecond);
  expect(cache.size).toBe(2);
  expect(await cache.get("/a", 3, async () => page(body), forASecond)).toMatchObject({ isHit: true });
  expect(await cache.get("/b", 3, async () => page(body), forASecond)).toMatchObject({ isHit: false });
});

test("a page whose rendering began before a clearing is not kept", async () => {
  const cache = new HtmlCache(1e6);
  const { promise, resolve } = Promise.withResolvers<Page>();
  const first = cache.get("/", 0, () => promise, forASecond);
  cache.clear();
  resolve(page("old"));
  expect((await first).page.etag).toBe('"old"');
  expect(await cache.get("/", 1, async () => page("new"), forASecond)).toMatchObject({
    page: { etag: '"new"' },
    isHit: false,
  });
});

test("what changed takes the pages of its tag with it, and no others", async () => {
  const cache = new HtmlCache(1e6);
  const isKept = async (key: string, ...tags: string[]) =>
    (await cache.get(key, 0, async () => page(key, ...tags), forASecond)).isHit;
  for (const round of [false, true]) {
    expect(await isKept("/ana", "ana")).toBe(round);
    expect(await isKept("/search", "ana", "listing")).toBe(round);
    expect(await isKept("/bruno", "bruno")).toBe(round);
  }
  cache.drop(["ana"]);
  expect(await isKept("/bruno", "bruno")).toBe(true);
  expect(await isKept("/ana", "ana")).toBe(false);
  expect(await isKept("/search", "ana", "listing")).toBe(false);
});

test("a rendering that began before the change is neither kept nor waited for", async () => {
  const cache = new HtmlCache(1e6);
  const { promise, resolve } = Promise.withResolvers<Page>();
  const early = cache.get("/", 0, () => promise, forASecond);
  cache.drop(["ana"]);
  const late = await cache.get("/", 0, async () => page("new", "ana"), forASecond);
  expect(late).toMatchObject({ page: { etag: '"new"' }, isHit: false });
  resolve(page("old", "ana"));
  expect((await early).page.etag).toBe('"old"');
  expect(await cache.get("/", 0, async () => page("other"), forASecond)).toMatchObject({ page: { etag: '"new"' } });
});
