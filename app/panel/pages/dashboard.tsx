import { useEffect, useRef } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { AgendaNote } from "#app/features/appointments/agenda/agenda-note.tsx";
import { useAgenda } from "#app/features/appointments/agenda/use-agenda.ts";
import { DashboardPage } from "#app/features/panel/dashboard-page.tsx";
import {
  countWaiting,
  loadAttributes,
  loadOwnRecord,
  loadStatistics,
  loadUnconfirmedEmail,
} from "#app/features/panel/own-record.client.ts";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { loadInvitations } from "#app/features/reviews/own/own-reviews.client.ts";
import { useOwnReviews } from "#app/features/reviews/use-own-reviews.ts";
import { toCard } from "#app/features/search/results/found.ts";
import { ProfessionalCard } from "#app/features/search/results/professional-card.tsx";
import { useContactEvents } from "#app/features/statistics/use-contact-events.ts";
import { loadOverview } from "#app/features/subscription/subscription.client.ts";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard */
export function Dashboard() {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const load = async () => {
    const [record, days, overview, waiting, inviting, unconfirmedEmail] = await Promise.all([
      loadOwnRecord(userId),
      loadStatistics(),
      // The page is whole without these.
      loadOverview().catch(() => undefined),
      countWaiting().catch(() => 0),
      loadInvitations().catch(() => undefined),
      user?.email_confirmed_at ? undefined : loadUnconfirmedEmail().catch(() => undefined),
    ]);
    const needsAttributes = record.plans_to_confirm.length > 0;
    const attributes = needsAttributes ? await loadAttributes().catch(() => []) : [];
    return { record, attributes, days, overview, waiting, inviting, unconfirmedEmail };
  };
  const { status, data, reload, replace } = useLoaded(load);
  useFreshFigures(() => void load().then(replace, () => {}));
  // What waits in it stands above the tabs.
  const isAgendaKnown = useAgenda().status !== "loading";
  if (status === "loading" || !isAgendaKnown) return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return (
    <DashboardPage
      {...data}
      now={new Date()}
      agenda={<AgendaNote now={Date.now()} />}
      card={(professional) => <ProfessionalCard professional={toCard(professional)} />}
      onRecord={(record) => replace({ ...data, record })}
    />
  );
}

/** New contacts and reviews change the figures while somebody looks at them. */
function useFreshFigures(refresh: () => void) {
  const contacts = useContactEvents();
  const { total } = useOwnReviews().own;
  const latest = useRef(refresh);
  latest.current = refresh;
  const known = useRef({ contacts, total });
  useEffect(() => {
    const isFirst = known.current.contacts === contacts && known.current.total === total;
    known.current = { contacts, total };
    if (!isFirst) latest.current();
  }, [contacts, total]);
}
