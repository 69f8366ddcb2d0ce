/** Times that texts about reviews name and the database keeps; supabase/tests/reviews/review-terms.test.ts compares them. */
export const reviewTerms = {
  /** How long a link serves. */
  linkDays: 60,
  /** How long an answer can be corrected. */
  answerHours: 24,
  /** Reviews of an account are read by an operator first for so long. */
  newAccountDays: 30,
};
