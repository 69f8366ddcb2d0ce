import type { Watcher } from "../database/listen-together.ts";
import type { HtmlCache } from "./html-cache.ts";

/** Many changes in a row must not make every page be rendered anew for each of them. */
const pause = 150;

/** Takes pages out of the cache when the database says that their rows changed. */
export function forgetPages(cache: HtmlCache) {
  const changed = new Set<string>();

  function forgetSoon(tag: string) {
    if (changed.size === 0) setTimeout(forget, pause).unref();
    changed.add(tag);
  }

  /** The empty tag: so much changed that nobody says what. */
  function forget() {
    if (changed.has("")) cache.clear();
    else cache.drop(changed);
    changed.clear();
  }

  const watcher: Watcher = {
    channels: { profiles: forgetSoon },
    // What happened before is unknown.
    onListening: () => cache.clear(),
    onLost: () => cache.clear(),
  };
  return { watcher, forgetSoon };
}
