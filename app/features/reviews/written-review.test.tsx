import { expect, test } from "vitest";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { ClosedReviewLink } from "./closed-review-link.tsx";
import type { LinkedReview } from "./linked-review.ts";
import { WrittenReview } from "./written-review.tsx";

const review: LinkedReview["review"] = {
  stars: 5,
  comment: null,
  author: null,
  answer: null,
  createdAt: "2026-11-15T12:00:00Z",
  isHidden: false,
  isHeld: false,
  heldFor: [],
  hiddenFor: null,
  mayObject: false,
};
const link: LinkedReview = {
  state: "written",
  source: "appointment",
  professionalId: "2",
  professional: "Ana",
  ownerId: "3",
  specialty: "Nutrição",
  allowsComment: true,
  isListed: true,
  review,
};
const read = (more: Partial<typeof review>, source = link.source) =>
  renderOnSite(
    <WrittenReview link={{ ...link, source, review: { ...review, ...more } }} answer={undefined} typed={undefined} />,
  );

test("who deletes a review is told of the profile and the average only where it was in them", () => {
  expect(read({})).toContain("Ela some do perfil e da média.");
  expect(read({}, "contact")).toContain("Ela some do perfil.");
  for (const more of [{ isHidden: true, isHeld: true }, { isHidden: true }])
    expect(read(more)).not.toContain("some do");
  expect(renderOnSite(<ClosedReviewLink link={{ ...link, state: "used", review: null }} />)).not.toContain("média");
});
