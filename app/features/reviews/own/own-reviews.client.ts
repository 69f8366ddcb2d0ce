import { loadBackend } from "#app/shared/backend/backend.ts";
import { followTable } from "#app/shared/backend/follow-table.client.ts";
import type { Invitations, OwnReview, OwnReviews } from "./own-review.ts";

const COLUMNS =
  "id, stars, comment, author, source, answer, answered_at, held_answer, correction_asked_at, hidden_at, held_at, created_at";

export async function loadOwnReviews(limit: number): Promise<OwnReviews> {
  const backend = await loadBackend();
  const { data, error, count } = await backend
    .from("reviews")
    .select(COLUMNS, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (error) throw error;
  return { reviews: data as unknown as OwnReview[], total: count ?? data.length };
}

export const followReviews = (onChange: () => void) => followTable("reviews", onChange);

/** Whether it waits for a look before it shows. */
export async function answerReview(review: string, words: string) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("answer_review", { review, words });
  if (error) throw error;
  return { isHeld: (data as OwnReview).held_answer !== null };
}

export async function loadInvitations(): Promise<Invitations> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_review_invitations");
  if (error) throw error;
  return data as unknown as Invitations;
}

/** The address of a new link; without an appointment, for somebody who came another way. Shown once: we keep a hash. */
export async function makeReviewLink(appointment?: string) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("make_review_link", appointment ? { appointment } : {});
  if (error) throw error;
  return `${location.origin}/avaliar/${data}`;
}
