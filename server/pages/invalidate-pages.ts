import type { Watcher } from "../database/listen-together.ts";
import type { PageCache } from "./page-cache.ts";

/** Many changes in a row must not make every page be rendered anew for each of them. */
const pause = 150;

/** Takes pages out of the cache when the database says that their rows changed: the first at once, then in groups. */
export function invalidatePages(cache: PageCache) {
  const changed = new Set<string>();
  let isPausing = false;

  function invalidate(tag: string) {
    changed.add(tag);
    if (!isPausing) apply();
  }

  /** The empty tag: so much changed that nobody says what. */
  function apply() {
    isPausing = changed.size > 0;
    if (!isPausing) return;
    if (changed.has("")) cache.clear();
    else cache.invalidate(changed);
    changed.clear();
    setTimeout(apply, pause).unref();
  }

  const watcher: Watcher = {
    channels: { profiles: invalidate },
    // What happened before is unknown: somebody may have left. Until the database is back, a page may be shown as old.
    onListening: () => cache.clear(),
    onLost: () => cache.expire(),
  };
  return { watcher, invalidate };
}
