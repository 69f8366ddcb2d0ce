import { useCallback, useEffect, useRef, useState } from "react";
import type { Overview } from "../overview.ts";
import { askAndLoadOverview, loadOverview } from "../subscription.client.ts";

/** Seconds between two ticks, and after how many ticks the page stops and says so. */
const PAUSE = 2;
export const MAX_TICKS = 45;

type Waiting = {
  isSettled: (overview: Overview) => boolean;
  onSettled: (overview: Overview) => void;
  /** Grows whenever the server tells that something changed. */
  events: number;
};

/**
 * Follows a payment until `isSettled`. The server tells when it has heard from the provider; for what nobody tells, the
 * provider is asked now and then, and when the page comes back to the front, as from a bank's app. It comes to an end
 * that can be seen.
 */
export function usePaymentProgress({ isSettled, onSettled, events }: Waiting) {
  const [ticks, setTicks] = useState(0);
  const isOver = ticks >= MAX_TICKS;
  const latest = useRef({ isSettled, onSettled });
  latest.current = { isSettled, onSettled };
  const isDone = useRef(false);

  const look = useCallback(async (load: () => Promise<Overview>) => {
    const overview = await load().catch(() => undefined);
    if (isDone.current || !overview || !latest.current.isSettled(overview)) return;
    isDone.current = true;
    latest.current.onSettled(overview);
  }, []);

  useEffect(() => {
    if (events > 0) void look(loadOverview);
  }, [events, look]);

  useEffect(() => {
    if (isOver) return;
    if (isAsking(ticks) && !document.hidden) void look(askAndLoadOverview);
    const timer = setTimeout(() => !document.hidden && setTicks(ticks + 1), PAUSE * 1000);
    const onVisible = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void look(askAndLoadOverview);
      setTicks(ticks + 1);
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [ticks, isOver, look]);

  // Whoever has left hears nothing more.
  useEffect(() => {
    isDone.current = false;
    return () => {
      isDone.current = true;
    };
  }, []);
  const lookNow = useCallback(() => look(loadOverview), [look]);
  return { ticks, isOver, lookNow };
}

/** Soon a few times, then every ten seconds: what the server tells is not waited for. */
function isAsking(ticks: number) {
  return ticks < 3 || ticks % 5 === 0;
}
