import { useEffect, useRef } from "react";
import { paced } from "./paced.ts";

const pause = 2000;

/** Idle: soon. Reader: once somebody shows to be there, so that a glance at a public page costs no more than the page. */
type Start = "idle" | "reader";
type Options = {
  start?: Start | undefined;
  /** Whether what happened before one listened is asked for. */
  asksWhenJoined?: boolean;
};

/**
 * Calls back when something about a public topic changed, and when the page comes back to the front: a phone that
 * slept missed what was told. Reading never waits for it. Without a topic nothing is followed.
 */
export function useLiveTopic(topic: string | null, onEvent: () => void, options: Options = {}) {
  const { start = "idle", asksWhenJoined = true } = options;
  const latest = useRef(onEvent);
  latest.current = onEvent;

  useEffect(() => {
    if (!topic) return;
    let isGone = false;
    const { ask, end: stop } = paced(() => latest.current(), pause);
    let leave: (() => void) | undefined;
    const follow = () =>
      import("./live-topic.client.ts")
        .then(({ followTopic }) => followTopic(topic, ask, asksWhenJoined))
        .then((end) => {
          leave = end;
          if (isGone) end();
        })
        // Without a connection the page shows what it has; coming back to it asks anew.
        .catch(() => {});
    const cancel = start === "idle" ? whenIdle(follow) : whenRead(follow);
    const onVisible = () => document.visibilityState === "visible" && ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      cancel();
      stop();
      leave?.();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [topic, start, asksWhenJoined]);
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

const signs = ["pointerdown", "keydown", "scroll", "mousemove"];
const patience = 20_000;

/** At the first sign of a reader, or after a while. */
function whenRead(work: () => void) {
  const end = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin);
  };
  const begin = () => {
    end();
    work();
  };
  const timer = setTimeout(begin, patience);
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  return end;
}
