import type { Locator } from "playwright/test";

/** How far from the top of the window something is, once what comes into view has got its own height. */
export function placeOf(part: Locator) {
  return part.evaluate(async (one) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Math.round(one.getBoundingClientRect().top);
  });
}
