import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { countNew, type OwnReviews } from "./own-review.ts";
import { followReviews, loadOwnReviews } from "./own-reviews.client.ts";
import { authorOf } from "./review.ts";
import { OwnReviewsContext, type OwnReviewsState } from "./use-own-reviews.ts";

const PAGE = 20;
const EMPTY: OwnReviews = { reviews: [], total: 0 };

/** Around the panel: the own reviews, live on every page of it, with a toast for a new one. */
export function OwnReviewsProvider({ userId, children }: { userId: string; children: (fresh: number) => ReactNode }) {
  const state = useLiveReviews(userId);
  return <OwnReviewsContext value={state}>{children(state.newCount)}</OwnReviewsContext>;
}

function useLiveReviews(userId: string): OwnReviewsState {
  const [status, setStatus] = useState<OwnReviewsState["status"]>("loading");
  const [own, setOwn] = useState(EMPTY);
  const [seen, setSeen] = useSeenMark(userId);
  const latest = useRef<OwnReviews>(undefined);
  const limit = useRef(PAGE);
  const turn = useRef(0);

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const loaded = await loadOwnReviews(limit.current);
      // An older answer that comes late would undo what is shown.
      if (mine !== turn.current) return;
      if (latest.current) tellOfNew(latest.current, loaded);
      latest.current = loaded;
      setOwn(loaded);
      setStatus("ready");
    } catch {
      if (mine === turn.current && !latest.current) setStatus("failed");
    }
  }, []);

  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    // Followed first, loaded then: nothing that happens in between is missed.
    followReviews(() => void reload())
      .then((end) => {
        leave = end;
        if (isGone) end();
      })
      .catch(() => {});
    void reload();
    return () => {
      isGone = true;
      turn.current += 1;
      leave?.();
    };
  }, [reload]);

  const newest = own.reviews[0]?.created_at;
  // The first time in this browser nothing is new.
  useEffect(() => {
    if (status === "ready" && !seen) setSeen(newest ?? new Date(0).toISOString());
  }, [status, seen, newest, setSeen]);
  const markSeen = useCallback(() => newest && setSeen(newest), [newest, setSeen]);
  const showMore = useCallback(() => {
    limit.current += PAGE;
    void reload();
  }, [reload]);
  return { status, own, newCount: countNew(own.reviews, seen), reload, showMore, markSeen };
}

function tellOfNew(before: OwnReviews, after: OwnReviews) {
  const [newest] = after.reviews;
  const isNew = newest && (before.reviews[0]?.created_at ?? "") < newest.created_at;
  if (isNew && !before.reviews.some(({ id }) => id === newest.id))
    toast({
      title: "Nova avaliação",
      description: `${authorOf(newest)}: ${plural(newest.stars, "estrela", "estrelas")}`,
    });
}

/** In this browser, and where storage is forbidden only in this window. */
function useSeenMark(userId: string) {
  const key = `reviews-seen:${userId}`;
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
