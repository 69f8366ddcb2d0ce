/* Where somebody is in a list of cards, found again in another copy of it. */

/** A card, and how far from the top of the window it is: the height of cards that were never seen is a guess. */
export type Place = { card: number; distance: number; top: number };

const listedCards = () => [...document.querySelectorAll("[data-cards] > li")];

export function findPlace(): Place {
  const cards = listedCards();
  const card = cards.findIndex((one) => one.getBoundingClientRect().bottom > 0);
  return { card, distance: cards[card]?.getBoundingClientRect().top ?? 0, top: scrollY };
}

/** The browser goes there, too, and later, but by the guessed heights: so once more, unless somebody scrolls by then. */
export function goToPlace(place: Place) {
  const list = document.querySelector("[data-cards]");
  const { signal, abort } = untilTouched();
  // All cards get their own height, which the browser then remembers.
  list?.setAttribute("data-whole", "");
  scrollToPlace(place);
  whenSettled(() => {
    if (!signal.aborted) scrollToPlace(place);
    abort();
    list?.removeAttribute("data-whole");
  });
}

function scrollToPlace({ card, distance, top }: Place) {
  const found = listedCards()[card];
  const way = found ? found.getBoundingClientRect().top - distance : top - scrollY;
  scrollBy({ top: way, behavior: "instant" });
}

function whenSettled(work: () => void) {
  const later = () => requestAnimationFrame(() => requestAnimationFrame(work));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

function untilTouched() {
  const own = new AbortController();
  const { signal } = own;
  const abort = () => own.abort();
  for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(sign, abort, { signal, passive: true });
  return { signal, abort };
}
