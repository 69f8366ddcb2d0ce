import { useEffect, useRef } from "react";

/**
 * Calls back when something about a public topic changed, and when the page comes back to the front: a phone that
 * slept missed what was told. Loaded when the browser is idle, so that reading never waits for it.
 */
export function useLiveTopic(topic: string, onEvent: () => void) {
  const latest = useRef(onEvent);
  latest.current = onEvent;

  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    const start = () =>
      import("./live-topic.client.ts")
        .then(({ followTopic }) => followTopic(topic, () => latest.current()))
        .then((end) => {
          leave = end;
          if (isGone) end();
        })
        // Without a connection the page shows what it has; coming back to it asks anew.
        .catch(() => {});
    const cancel = whenIdle(start);
    const onVisible = () => document.visibilityState === "visible" && latest.current();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      cancel();
      leave?.();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [topic]);
}

/** Safari knows no idle callback. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
}
