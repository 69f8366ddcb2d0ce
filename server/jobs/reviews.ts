import { defineJob } from "./define-job.ts";
import { runBatches } from "./run-batches.ts";

/** Patients whose consultation took place are asked how it was. */
export const inviteReviews = defineJob({
  name: "invite-reviews",
  label: "Convidar para avaliar",
  cron: "12,42 8-20 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.invite_reviews", signal),
});

export const purgeReviewLinks = defineJob({
  name: "purge-review-links",
  label: "Apagar convites vencidos",
  cron: "15 4 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_review_links", signal),
});

/** When the day is over, nothing tells any more who came. */
export const purgeMarks = defineJob({
  name: "purge-marks",
  label: "Apagar marcas de visita do dia",
  cron: "1 0 * * *",
  work: ({ sql }, _, signal) => runBatches(sql, "directory.purge_marks", signal),
});
