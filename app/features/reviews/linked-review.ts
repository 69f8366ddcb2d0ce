import type { HiddenFor } from "./hidden-for.ts";
import type { ReviewSource } from "./review.ts";
import type { WordKind } from "./word-warnings.ts";

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
    /** Why it waits, as far as that is for its author to know. */
    heldFor: (WordKind | "objection")[];
    /** Why somebody hid it. */
    hiddenFor: HiddenFor | null;
    /** A hiding can be objected to, once. */
    mayObject: boolean;
  } | null;
};
