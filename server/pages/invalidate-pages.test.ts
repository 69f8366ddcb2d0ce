import { beforeEach, expect, test, vi } from "vitest";
import { Answer } from "./answer.ts";
import { invalidatePages } from "./invalidate-pages.ts";
import { PageCache } from "./page-cache.ts";

beforeEach(() => void vi.useFakeTimers());

/** Ana and Bruno have a page each, kept for a minute. */
async function createScene() {
  const cache = new PageCache(1e6);
  const dropped = vi.spyOn(cache, "invalidate");
  const keep = (name: string) => {
    const answer = new Answer({ type: "text/plain", body: name, cache: { seconds: 60, tags: [name] } }, "", "gzip");
    return cache.get(`/${name}`, Date.now(), async () => answer);
  };
  for (const name of ["ana", "bruno"]) await keep(name);
  const { watcher } = invalidatePages(cache);
  return {
    watcher,
    keep,
    invalidations: () => dropped.mock.calls.length,
    announce: (tag: string) => watcher.channels.profiles?.(tag),
    fresh: () => ["ana", "bruno"].filter((name) => cache.kept(`/${name}`, Date.now())),
    stale: () => ["ana", "bruno"].filter((name) => cache.stale(`/${name}`)),
  };
}

test("an announced change takes its pages at once", async () => {
  const { announce, fresh, stale } = await createScene();
  announce("ana");
  expect([fresh(), stale()]).toEqual([["bruno"], ["bruno"]]);
});

test("what follows is gathered for a short while, however much is announced, and the next change is taken at once again", async () => {
  const { announce, fresh, keep, invalidations } = await createScene();
  announce("carla");
  for (let n = 0; n < 1_000; n++) announce("ana");
  expect(fresh()).toEqual(["ana", "bruno"]);
  vi.advanceTimersByTime(200);
  expect([fresh(), invalidations()]).toEqual([["bruno"], 2]);
  await keep("ana");
  vi.advanceTimersByTime(200);
  announce("ana");
  expect([fresh(), invalidations()]).toEqual([["bruno"], 3]);
});

test("when nobody says what changed, nothing is kept", async () => {
  const { announce, fresh, stale } = await createScene();
  announce("ana");
  announce("");
  vi.advanceTimersByTime(200);
  expect([fresh(), stale()]).toEqual([[], []]);
});

test("pages are old while nobody listens, and gone once somebody listens again: who left meanwhile is unknown", async () => {
  const { watcher, fresh, stale } = await createScene();
  watcher.onLost();
  expect([fresh(), stale()]).toEqual([[], ["ana", "bruno"]]);
  await watcher.onListening();
  expect([fresh(), stale()]).toEqual([[], []]);
});
