import { useEffect, useState } from "react";
import { AgendaPage } from "#app/features/appointments/agenda/agenda-page.tsx";
import { useAgenda } from "#app/features/appointments/agenda/use-agenda.ts";
import { RoomsProvider } from "#app/features/appointments/rooms/rooms-provider.tsx";
import { PanelFailure, PanelLoading } from "#app/features/panel/panel-state.tsx";

/** /dashboard/agenda */
export function Agenda() {
  return (
    <RoomsProvider loading={<PanelLoading />}>
      <OwnAgenda />
    </RoomsProvider>
  );
}

function OwnAgenda() {
  const { status, reload } = useAgenda();
  const now = useClock();
  if (status === "loading") return <PanelLoading />;
  if (status === "failed") return <PanelFailure onRetry={() => void reload()} />;
  return <AgendaPage now={now} />;
}

/** A page that stays open for days goes on sorting by the hour. */
function useClock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
