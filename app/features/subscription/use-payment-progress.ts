import { useEffect, useState } from "react";
import type { Overview } from "./overview.ts";

/** How often the page looks, and after how many looks it stops and says so. */
const PAUSE = 2000;
export const MAX_LOOKS = 45;

export type Progress = { looks: number; isOver: boolean };

/**
 * Follows a payment until `isSettled`: looks every two seconds while the page is seen, and comes to an end that can be
 * seen. The overview of each look is handed on.
 */
export function usePaymentProgress(
  look: () => Promise<Overview>,
  isSettled: (overview: Overview) => boolean,
  onOverview: (overview: Overview) => void,
): Progress {
  const [looks, setLooks] = useState(0);
  const isOver = looks >= MAX_LOOKS;
  useEffect(() => {
    if (isOver) return;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const overview = document.hidden ? undefined : await look().catch(() => undefined);
        if (!isCurrent) return;
        if (overview && isSettled(overview)) onOverview(overview);
        else setLooks((count) => count + (document.hidden ? 0 : 1));
      },
      looks === 0 ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [looks, isOver, look, isSettled, onOverview]);
  return { looks, isOver };
}
