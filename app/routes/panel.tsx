import { Outlet } from "react-router";
import { RequireSession } from "#app/features/account/require-session.tsx";
import { AgendaProvider } from "#app/features/appointments/agenda-provider.tsx";
import { TermsNotice } from "#app/features/legal/terms-notice.tsx";
import { PanelFrame } from "#app/features/panel/panel-frame.tsx";

/** The frame of /dashboard and the pages under it: for who is signed in. */
export default function Panel() {
  return (
    <RequireSession>
      <AgendaProvider>
        {(waiting) => (
          <PanelFrame counts={{ "/dashboard/agenda": waiting }}>
            <TermsNotice />
            <Outlet />
          </PanelFrame>
        )}
      </AgendaProvider>
    </RequireSession>
  );
}
