import { follow } from "#app/shared/follow-topic.ts";

/**
 * Keeps the next free times on cards current, each from the moment when its card came into view: one that somebody takes
 * while the list is looked at gives way to the next. It writes into the page itself, because the server's cards are not
 * React's (see app/shared/ui/still.tsx). `onMissing`: a card that showed no time has one now.
 */
export function followNextTimes(onMissing: () => void) {
  const seen = new WeakSet<Element>();
  const ends: (() => void)[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      ends.push(followCard(target, onMissing));
    }
  });
  return {
    watch(cards: Iterable<Element>) {
      for (const card of cards) {
        if (!seen.has(card)) observer.observe(card);
        seen.add(card);
      }
    },
    end() {
      observer.disconnect();
      for (const end of ends) end();
    },
  };
}

function followCard(card: Element, onMissing: () => void) {
  const profile = card.querySelector("a")?.pathname ?? "";
  const refresh = async () => {
    const response = await fetch(`${profile}/horarios?proximo`).catch(() => undefined);
    if (response?.ok) show(card, await response.json(), onMissing);
  };
  // The page was drawn seconds ago: joining is no reason to ask, for a list of twenty.
  return follow(`availability:${profile.slice(profile.lastIndexOf("/") + 1)}`, refresh, {
    start: "reader",
    asksWhenJoined: false,
  });
}

function show(card: Element, next: string | null, onMissing: () => void) {
  const line = card.querySelector<HTMLElement>(".result-next");
  const words = line?.querySelector("b");
  if (line) line.hidden = !next;
  if (words) words.textContent = next;
  else if (next) onMissing();
}
