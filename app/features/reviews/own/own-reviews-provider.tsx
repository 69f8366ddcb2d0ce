import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useFollowed } from "#app/shared/backend/use-followed.ts";
import { plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { authorOf } from "../review.ts";
import { OwnReviewsContext, type OwnReviewsState } from "../use-own-reviews.ts";
import { useSeenMark } from "../use-seen-mark.ts";
import { countNew, type OwnReviews } from "./own-review.ts";
import { followReviews, loadOwnReviews } from "./own-reviews.client.ts";

const PAGE = 20;
const EMPTY: OwnReviews = { reviews: [], total: 0 };

/** Around the panel: the own reviews, live on every page of it, with a toast for a new one. */
export function OwnReviewsProvider({ userId, children }: { userId: string; children: (fresh: number) => ReactNode }) {
  const state = useLiveReviews(userId);
  return <OwnReviewsContext value={state}>{children(state.newCount)}</OwnReviewsContext>;
}

function useLiveReviews(userId: string): OwnReviewsState {
  const limit = useRef(PAGE);
  const load = () => loadOwnReviews(limit.current);
  const { status, data: own = EMPTY, reload } = useFollowed({ load, follow: followReviews, onChange: notifyOfNew });
  const [seen, setSeen] = useSeenMark(userId);
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

function notifyOfNew(before: OwnReviews, after: OwnReviews) {
  const [newest] = after.reviews;
  const isNew = newest && (before.reviews[0]?.created_at ?? "") < newest.created_at;
  if (isNew && !before.reviews.some(({ id }) => id === newest.id))
    toast({
      title: "Nova avaliação",
      description: `${authorOf(newest)}: ${plural(newest.stars, "estrela", "estrelas")}`,
    });
}
