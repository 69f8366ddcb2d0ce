import type { ReactNode } from "react";
import { useFollowed } from "#app/shared/backend/use-followed.ts";
import { DEFAULT_ZONE } from "#app/shared/time-zones.ts";
import { toast } from "#app/shared/toast.ts";
import { followAgenda, loadAgenda } from "./agenda.client.ts";
import { type Agenda, agendaChanges, isOpenRequest } from "./agenda.ts";
import { NotifyPatient } from "./notify-patient.tsx";
import { AgendaContext } from "./use-agenda.ts";

const EMPTY: Agenda = { zone: DEFAULT_ZONE, entries: [], suspicious: { groups: [], unconfirmed: [] } };

/** Around the panel: the own appointments, live on every page of it, with a toast for what patients do. */
export function AgendaProvider({ children }: { children: (waiting: number) => ReactNode }) {
  const {
    status,
    data: agenda = EMPTY,
    reload,
  } = useFollowed({ load: loadAgenda, follow: followAgenda, onChange: notify });
  const waiting = agenda.entries.filter((entry) => isOpenRequest(entry, Date.now())).length;
  return (
    <AgendaContext value={{ status, agenda, waiting, reload }}>
      <NotifyPatient zone={agenda.zone}>{children(waiting)}</NotifyPatient>
    </AgendaContext>
  );
}

function notify(before: Agenda, after: Agenda) {
  const [change] = agendaChanges(before.entries, after.entries);
  if (change) toast(change);
}
