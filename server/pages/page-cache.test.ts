import { expect, test, vi } from "vitest";
import type { CacheRule } from "#app/public/page.ts";
import { Answer } from "./answer.ts";
import { PageCache } from "./page-cache.ts";

const answer = (body: string, cache?: CacheRule, status = 200) =>
  new Answer({ type: "text/plain", body, cache, status }, "", "identity");
/** For a second. */
const page = (body: string, ...tags: string[]) => answer(body, { seconds: 1, tags });
const textOf = (found: Answer | undefined) => String(found?.body("identity"));
const roomy = () => new PageCache(1e6);

test("a kept page is served until its time is over", async () => {
  const cache = roomy();
  const make = vi.fn(async () => page("a"));
  await cache.get("/", 0, make);
  expect(await cache.get("/", 999, make)).toMatchObject({ isHit: true });
  expect(textOf(cache.kept("/", 999))).toBe("a");
  expect(cache.kept("/", 1000)).toBeUndefined();
  expect(await cache.get("/", 1000, make)).toMatchObject({ isHit: false });
  expect(make).toHaveBeenCalledTimes(2);
});

test("whoever comes while a page is being made waits for it", async () => {
  const cache = roomy();
  const make = vi.fn(async () => page("a"));
  const found = await Promise.all([1, 2, 3].map(() => cache.get("/", 0, make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(found.map(({ isHit }) => isHit)).toEqual([false, true, true]);
});

test("a page that does not say that it may be kept is not, nor one for no time", async () => {
  const cache = roomy();
  await cache.get("/", 0, async () => answer("a"));
  await cache.get("/now", 0, async () => answer("b", { seconds: 0 }));
  expect(cache.size).toBe(0);
});

test("a page that could not be made is not kept", async () => {
  const cache = roomy();
  await expect(cache.get("/", 0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(textOf((await cache.get("/", 0, async () => page("a"))).answer)).toBe("a");
});

test("the least recently used pages go when the memory is used up", async () => {
  const one = page("x".repeat(1_000));
  const cache = new PageCache(2.5 * one.size);
  for (const key of ["/a", "/b"]) await cache.get(key, 0, async () => one);
  cache.kept("/a", 1);
  await cache.get("/c", 2, async () => one);
  expect([cache.size, cache.kept("/a", 3), cache.kept("/b", 3)]).toEqual([2, one, undefined]);
});

test("what changed takes the pages of its tag with it, and no others", async () => {
  const cache = roomy();
  const isKept = async (key: string, ...tags: string[]) =>
    (await cache.get(key, 0, async () => page(key, ...tags))).isHit;
  for (const round of [false, true]) {
    expect(await isKept("/ana", "ana")).toBe(round);
    expect(await isKept("/search", "ana", "listing")).toBe(round);
    expect(await isKept("/bruno", "bruno")).toBe(round);
  }
  cache.invalidate(["ana"]);
  expect(await isKept("/bruno", "bruno")).toBe(true);
  expect(await isKept("/ana", "ana")).toBe(false);
  expect(await isKept("/search", "ana", "listing")).toBe(false);
});

test("a page goes by the tags that it has now, not by those it had", async () => {
  const cache = roomy();
  await cache.get("/search", 0, async () => page("with Ana", "ana"));
  await cache.get("/search", 2_000, async () => page("with Bruno", "bruno"));
  cache.invalidate(["ana"]);
  expect(textOf(cache.kept("/search", 2_000))).toBe("with Bruno");
  cache.invalidate(["bruno"]);
  expect(cache.size).toBe(0);
});

test("a page that was begun before the change is neither kept nor waited for", async () => {
  const cache = roomy();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const early = cache.get("/", 0, () => promise);
  cache.invalidate(["ana"]);
  const late = await cache.get("/", 0, async () => page("new", "ana"));
  expect([textOf(late.answer), late.isHit]).toEqual(["new", false]);
  resolve(page("old", "ana"));
  expect(textOf((await early).answer)).toBe("old");
  expect(textOf(cache.kept("/", 0))).toBe("new");
});

test("a page that has expired is still there for when nothing better is to be had", async () => {
  const cache = roomy();
  await cache.get("/", 0, async () => page("a"));
  await cache.get("/termos", 0, async () => answer("b", { seconds: 1e9 }));
  cache.expire();
  for (const key of ["/", "/termos"]) expect(cache.kept(key, 0), key).toBeUndefined();
  expect(textOf(cache.stale("/"))).toBe("a");
  expect(textOf(cache.stale("/termos"))).toBe("b");
  expect(cache.stale("/never-asked-for")).toBeUndefined();
});

test("whoever has left is not there for such times either", async () => {
  const cache = roomy();
  const fill = () => cache.get("/ana", 0, async () => page("Ana", "ana"));
  await fill();
  cache.invalidate(["ana"]);
  expect(cache.stale("/ana")).toBeUndefined();
  // Nobody knows what changed.
  await fill();
  cache.clear();
  expect(cache.stale("/ana")).toBeUndefined();
  // Somebody asked again, and there was no such page.
  await fill();
  await cache.get("/ana", 5_000, async () => answer("nobody", undefined, 404));
  expect(cache.stale("/ana")).toBeUndefined();
});

test("an error of ours does not cost the last good page", async () => {
  const cache = roomy();
  await cache.get("/ana", 0, async () => page("Ana", "ana"));
  await cache.get("/ana", 5_000, async () => answer("broken", undefined, 500));
  expect(textOf(cache.stale("/ana"))).toBe("Ana");
});

for (const event of ["expire", "clear"] as const)
  test(`a page that was begun before "${event}" is given to whoever asked, and nobody else`, async () => {
    const cache = roomy();
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const early = cache.get("/", 0, () => promise);
    cache[event]();
    const late = cache.get("/", 0, async () => answer("new"));
    expect(textOf((await late).answer)).toBe("new");
    resolve(page("old"));
    expect(textOf((await early).answer)).toBe("old");
    expect([cache.kept("/", 0), cache.stale("/")]).toEqual([undefined, undefined]);
  });
