import { throttle } from "#app/shared/throttle.ts";

const pause = 2000;
/** Of several appointments within it only the first is told (120_availability.sql): whoever hears looks again after it. */
const silence = 31_000;

/**
 * Calls back when something about a public topic changed, once it is joined, and when the page comes back to the front or
 * from the browser's memory: what was told before and meanwhile was not heard. Reading never waits for it. Gives what ends it.
 */
export function follow(topic: string, onEvent: () => void, { asksWhenJoined = true } = {}) {
  let isGone = false;
  const { ask, end: stop } = throttle(onEvent, pause);
  let later: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(later);
    later = setTimeout(ask, silence);
    ask();
  };
  let leave: (() => void) | undefined;
  const join = () =>
    import("./live-topic.client.ts")
      .then(({ followTopic }) => followTopic(topic, hear, asksWhenJoined))
      .then((end) => {
        leave = end;
        if (isGone) end();
      })
      // Without a connection the page shows what it has; coming back to it asks anew.
      .catch(() => {});
  void join();
  const onVisible = () => document.visibilityState === "visible" && ask();
  // A page with an open socket is not kept for "Back": it leaves, and joins again when it is shown.
  const onHide = () => leave?.();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    ask();
    void join();
  };
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    isGone = true;
    clearTimeout(later);
    stop();
    leave?.();
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
  };
}
