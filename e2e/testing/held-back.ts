import type { Route } from "playwright/test";

/** An answer that comes when the journey says so: `page.route(pattern, held.hold)`. */
export function heldBack() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: markAsked } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    markAsked();
    await released;
    // Nobody may be waiting for it any more.
    await route.continue().catch(() => {});
  };
  return { hold, asked, release };
}
