import { useEffect, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { useAgenda } from "#app/features/appointments/agenda/use-agenda.ts";
import { CalendarAddress } from "#app/features/appointments/calendars/calendar-address.tsx";
import { CalendarSources, useCalendars } from "#app/features/appointments/calendars/calendar-sources.tsx";
import { RoomSettings } from "#app/features/appointments/rooms/room-settings.tsx";
import { RoomsProvider } from "#app/features/appointments/rooms/rooms-provider.tsx";
import { loadOwnRecord } from "#app/features/panel/own-record.client.ts";
import { PanelHeading } from "#app/features/panel/panel-heading.tsx";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";
import { OwnSite } from "#app/features/widget/own-site.tsx";
import { useLoaded } from "#app/shared/backend/use-loaded.ts";

/** /dashboard/conexoes */
export function Connections() {
  return (
    <RoomsProvider loading={<PanelLoading />}>
      <OwnConnections />
    </RoomsProvider>
  );
}

function OwnConnections() {
  const { user } = useAuth();
  const { agenda } = useAgenda();
  const now = useMinutes();
  const { status, data, reload } = useLoaded(() => loadOwnRecord(user?.id ?? ""));
  const calendars = useCalendars(now);
  const isKnown = calendars.sources !== undefined || calendars.isFailed;
  if (status === "loading" || !isKnown) return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={reload} />;
  return (
    <>
      <PanelHeading title="Conexões" lead="Seus outros calendários, sua sala online e seu próprio site." />
      <div className="mt-6 flex flex-col gap-5">
        <CalendarSources now={now} zone={agenda.zone} {...calendars} />
        <CalendarAddress />
        <RoomSettings />
        <OwnSite id={data.id} name={data.name} isListed={data.is_active} />
      </div>
    </>
  );
}

/** Ages are told by it, and calendars looked at again. */
function useMinutes() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
