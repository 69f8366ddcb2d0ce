import type { Locator } from "playwright/test";

/** How far from the top of the window a card is, once those that are in view have been laid out (content-visibility). */
export function placeOf(card: Locator) {
  return card.evaluate(async (one) => {
    const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const areLaidOut = () =>
      [...document.querySelectorAll("article")]
        .filter((each) => isInView(each.parentElement?.getBoundingClientRect() ?? each.getBoundingClientRect()))
        .every((each) => each.checkVisibility({ contentVisibilityAuto: true }));
    do await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    while (!areLaidOut());
    return Math.round(one.getBoundingClientRect().top);
  });
}
