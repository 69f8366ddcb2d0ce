import type { ReviewSource } from "./review.ts";

/** What the private link of a review shows. */
export type LinkedReview = {
  /** written: there is a review, which may be deleted; used: it was deleted. */
  state: "open" | "written" | "used" | "expired";
  source: ReviewSource;
  professionalId: string;
  professional: string;
  ownerId: string;
  specialty: string | null;
  allowsComment: boolean;
  isListed: boolean;
  review: {
    stars: number;
    comment: string | null;
    author: string | null;
    answer: string | null;
    createdAt: string;
    isHidden: boolean;
    /** Not shown yet: somebody looks at it first. */
    isHeld: boolean;
  } | null;
};
