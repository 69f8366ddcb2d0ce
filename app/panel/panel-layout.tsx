import { Outlet } from "react-router";
import { RequireSession } from "#app/features/account/session/require-session.tsx";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { AgendaProvider } from "#app/features/appointments/agenda/agenda-provider.tsx";
import { useIsOperator } from "#app/features/operator/use-is-operator.ts";
import { PanelFrame } from "#app/features/panel/panel-frame.tsx";
import { PanelLoading } from "#app/features/panel/panel-state.tsx";
import { OwnReviewsProvider } from "#app/features/reviews/own/own-reviews-provider.tsx";
import { ContactEventsProvider } from "#app/features/statistics/contact-events-provider.tsx";
import { RegistrationNotice, useOwnRegistration } from "#app/features/verification/registration-notice.tsx";
import { TermsNotice } from "../features/panel/terms-notice.tsx";
import { useTermsNotice } from "../features/panel/use-terms-notice.ts";

/** The frame of /dashboard and the pages under it: for who is signed in. */
export function PanelLayout() {
  return (
    <RequireSession>
      <LivePanel />
    </RequireSession>
  );
}

const operatorLinks = [{ to: "/operador", label: "Operação" }];

/** What patients do is seen on every page of the panel at once. */
function LivePanel() {
  const { user } = useAuth();
  const isOperator = useIsOperator();
  const terms = useTermsNotice();
  const registration = useOwnRegistration();
  // A notice that came later would push the page away under a click.
  const isKnown = terms.isKnown && registration.isKnown;
  return (
    <ContactEventsProvider>
      <AgendaProvider>
        {(waiting) => (
          <OwnReviewsProvider userId={user?.id ?? ""}>
            {(fresh) => (
              <PanelFrame
                counts={{ "/dashboard/agenda": waiting, "/dashboard/avaliacoes": fresh }}
                further={isOperator ? operatorLinks : []}
              >
                {isKnown ? (
                  <>
                    <TermsNotice {...terms} />
                    <RegistrationNotice own={registration.own} />
                    <Outlet />
                  </>
                ) : (
                  <PanelLoading />
                )}
              </PanelFrame>
            )}
          </OwnReviewsProvider>
        )}
      </AgendaProvider>
    </ContactEventsProvider>
  );
}
