import { expect, test } from "vitest";
import { toPublicProfile } from "#app/features/professionals/own-record.ts";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { renderOnSite } from "#app/shared/testing/render-on-site.tsx";
import { ProfileReviews } from "./profile-reviews.tsx";
import type { Review } from "./review.ts";

const professional = { ...toPublicProfile(ownRecord()), rating: 4.5, reviewCount: 2 };
const review = (author: string, words: Partial<Review> = {}): Review => ({
  ...{ id: crypto.randomUUID(), stars: 5, comment: null, author, source: "appointment", answer: null },
  createdAt: new Date("2026-11-16T12:00:00Z"),
  ...words,
});
const reviews = [review("Rosa"), review("Lia", { answer: "Obrigada pela nota." })];
const draw = (asksForReviews: boolean) =>
  renderOnSite(<ProfileReviews {...{ professional, reviews, asksForReviews }} counts={[0, 0, 0, 1, 1]} />);

test("where a council bars testimonials there are shares of stars instead of names with stars; an answer still shows", () => {
  const html = draw(false);
  expect(html.match(/<progress/g)).toHaveLength(5);
  expect(html.match(/<progress[^>]* value="50" max="100"/g)).toHaveLength(2);
  expect(html).not.toContain("Rosa");
  expect(html).toContain("Obrigada pela nota.");
});

test("elsewhere each review is shown, and may be reported below its words", () => {
  const html = draw(true);
  expect(html).not.toContain("<progress");
  expect(html).toContain("Rosa");
  expect(html.indexOf("Obrigada pela nota.")).toBeLessThan(html.lastIndexOf("Denunciar a avaliação de Lia"));
});
