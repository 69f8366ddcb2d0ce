import { createContext, use } from "react";
import type { OwnReviews } from "./own/own-review.ts";

export type OwnReviewsState = {
  status: "loading" | "failed" | "ready";
  own: OwnReviews;
  /** How many came since the page was last looked at. */
  newCount: number;
  reload: () => Promise<void>;
  /** Loads further back. */
  showMore: () => void;
  /** The page is open: nothing in it is new any more. */
  markSeen: () => void;
};

export const OwnReviewsContext = createContext<OwnReviewsState | null>(null);

export function useOwnReviews() {
  const state = use(OwnReviewsContext);
  if (!state) throw new Error("useOwnReviews must be used within an OwnReviewsProvider");
  return state;
}
