import { useCallback, useState } from "react";
import { seenMarkKey } from "./seen-mark.ts";

/** Until which review the panel was looked at: in this browser, and where storage is forbidden in this window only. */
export function useSeenMark(userId: string) {
  const key = seenMarkKey(userId);
  const [seen, setSeen] = useState<string | null>(() => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  });
  const keep = useCallback(
    (moment: string) => {
      setSeen(moment);
      try {
        localStorage.setItem(key, moment);
      } catch {
        // Private windows may refuse.
      }
    },
    [key],
  );
  return [seen, keep] as const;
}
