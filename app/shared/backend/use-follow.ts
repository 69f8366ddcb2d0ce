import { useEffect, useRef } from "react";

/** Begins to listen and gives, perhaps later, what ends it. */
export type Follow<Event> = (onEvent: (event: Event) => void) => Promise<() => void>;

/** Listens for as long as the component is there. `onEvent` may change between renders; another `follow` begins anew. */
export function useFollow<Event>(follow: Follow<Event>, onEvent: (event: Event) => void) {
  const latest = useRef(onEvent);
  latest.current = onEvent;

  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    follow((event) => isGone || latest.current(event))
      .then((end) => {
        leave = end;
        if (isGone) end();
      })
      // Without a connection the page shows what it has.
      .catch(() => {});
    return () => {
      isGone = true;
      leave?.();
    };
  }, [follow]);
}
