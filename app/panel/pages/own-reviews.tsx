import { useEffect, useRef } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { loadInvitations } from "#app/features/reviews/own/own-reviews.client.ts";
import { OwnReviewsPage } from "#app/features/reviews/own/own-reviews-page.tsx";
import { useOwnReviews } from "#app/features/reviews/use-own-reviews.ts";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard/avaliacoes */
export function OwnReviews() {
  const { user } = useAuth();
  const { status, own, reload, markSeen } = useOwnReviews();
  const load = () => loadOwnRecord(user?.id ?? "");
  const record = useLoaded(load);
  const invitations = useLoaded(loadInvitations);
  const wereKnown = useRef(false);
  const latest = useRef({ load, replace: record.replace });
  latest.current = { load, replace: record.replace };

  // What the average has become with the newest review.
  const shown = own.reviews.map(({ id, hidden_at }) => id + hidden_at).join();
  const known = useRef(shown);
  useEffect(() => {
    markSeen();
    if (shown === known.current) return;
    known.current = shown;
    latest.current
      .load()
      .then((fresh) => latest.current.replace?.(fresh))
      .catch(() => {});
  }, [shown, markSeen]);

  if (status === "failed" || record.status === "failed")
    return (
      <PanelFailure
        onRetry={() => {
          void reload();
          record.reload();
        }}
      />
    );
  // They stand above the reviews. Asked for once more, they do not take the page away.
  if (invitations.status !== "loading") wereKnown.current = true;
  if (status === "loading" || record.status === "loading" || !wereKnown.current) return <PanelLoading />;
  const { name, specialty, rating, review_count } = record.data;
  return <OwnReviewsPage {...{ name, rating, invitations }} specialty={specialty ?? ""} count={review_count} />;
}
