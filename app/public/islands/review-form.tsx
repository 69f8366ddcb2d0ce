export { WriteReview as default } from "#app/features/reviews/write-review.tsx";
