import { paced } from "./paced.ts";

const pause = 2000;

export type FollowOptions = {
  /** Idle: soon. Reader: once somebody shows to be there, so that a glance at a public page costs no more than the page. */
  start?: "idle" | "reader" | undefined;
  /** Whether what happened before one listened is asked for. */
  asksWhenJoined?: boolean;
};

/**
 * Calls back when something about a public topic changed, and when the page comes back to the front: a phone that
 * slept missed what was told. Reading never waits for it. Gives what ends it.
 */
export function follow(topic: string, onEvent: () => void, options: FollowOptions = {}) {
  const { start = "idle", asksWhenJoined = true } = options;
  let isGone = false;
  const { ask, end: stop } = paced(onEvent, pause);
  let leave: (() => void) | undefined;
  const join = () =>
    import("./live-topic.client.ts")
      .then(({ followTopic }) => followTopic(topic, ask, asksWhenJoined))
      .then((end) => {
        leave = end;
        if (isGone) end();
      })
      // Without a connection the page shows what it has; coming back to it asks anew.
      .catch(() => {});
  const cancel = start === "idle" ? whenIdle(join) : whenRead(join);
  const onVisible = () => document.visibilityState === "visible" && ask();
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    isGone = true;
    cancel();
    stop();
    leave?.();
    document.removeEventListener("visibilitychange", onVisible);
  };
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
