import { use, useEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/** How long a page may take to get its content. */
const PATIENCE = 10_000;

/**
 * The router scrolls back to where a page was left while that page still loads and is short: what it could not reach is
 * reached once the content is there, unless somebody has begun to read meanwhile.
 */
export function useScrollWhenGrown() {
  const state = use(RouterState);
  const top = state?.restoreScrollPosition;
  const key = state?.location.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have been left at the same height
  useEffect(() => (typeof top === "number" && top > 0 ? scrollWhenGrown(top) : undefined), [top, key]);
}

function scrollWhenGrown(top: number) {
  const done = new AbortController();
  const { signal } = done;
  const stop = () => done.abort();
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: "instant" });
    if (Math.abs(scrollY - top) <= 1) stop();
  });
  signal.addEventListener("abort", () => growth.disconnect());
  growth.observe(document.body);
  for (const act of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(act, stop, { signal, passive: true });
  const timer = setTimeout(stop, PATIENCE);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return stop;
}
