import type { Watcher } from "../database/listen-together.ts";
import type { PageCache } from "./page-cache.ts";

/** Many changes in a row must not make every page be rendered anew for each of them. */
const pause = 150;

/** Takes pages out of the cache when the database says that their rows changed. */
export function invalidatePages(cache: PageCache) {
  const changed = new Set<string>();

  function invalidateSoon(tag: string) {
    if (changed.size === 0) setTimeout(invalidate, pause).unref();
    changed.add(tag);
  }

  /** The empty tag: so much changed that nobody says what. */
  function invalidate() {
    if (changed.has("")) cache.clear();
    else cache.invalidate(changed);
    changed.clear();
  }

  const watcher: Watcher = {
    channels: { profiles: invalidateSoon },
    // What happened before is unknown: somebody may have left. Until the database is back, a page may be shown as old.
    onListening: () => cache.clear(),
    onLost: () => cache.expire(),
  };
  return { watcher, invalidateSoon };
}
