import { type RefObject, useEffect, useState } from "react";
import { useLiveTopic } from "#app/shared/use-live-topic.ts";

/** The next free time on a card, in words: as the page was drawn, and as it changes once the card was in view. */
export function useNextTime(professionalId: string, rendered: string | null, card: RefObject<HTMLElement | null>) {
  const [next, setNext] = useState(rendered);
  useEffect(() => setNext(rendered), [rendered]);
  const wasInView = useWasInView(card);
  const refresh = async () => {
    const response = await fetch(`/profissional/${professionalId}/horarios?proximo`).catch(() => undefined);
    if (response?.ok) setNext(await response.json());
  };
  // The page was drawn seconds ago: joining is no reason to ask, for a list of twenty.
  useLiveTopic(wasInView ? `availability:${professionalId}` : null, refresh, {
    start: "reader",
    asksWhenJoined: false,
  });
  return next;
}

/** From then on: somebody who scrolls up and down joins nothing twice. */
function useWasInView(card: RefObject<HTMLElement | null>) {
  const [wasInView, setInView] = useState(false);
  useEffect(() => {
    if (!card.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setInView(true);
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [card]);
  return wasInView;
}
