import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { followAgenda, loadAgenda } from "./agenda.client.ts";
import { type Agenda, agendaNews, isOpenRequest } from "./agenda.ts";
import { AgendaContext, type AgendaState } from "./use-agenda.ts";

const EMPTY: Agenda = { zone: "America/Sao_Paulo", entries: [] };

/** Around the panel: the own appointments, live on every page of it, with a toast for what patients do. */
export function AgendaProvider({ children }: { children: (waiting: number) => ReactNode }) {
  const state = useLiveAgenda();
  return <AgendaContext value={state}>{children(state.waiting)}</AgendaContext>;
}

function useLiveAgenda(): AgendaState {
  const [status, setStatus] = useState<AgendaState["status"]>("loading");
  const [agenda, setAgenda] = useState(EMPTY);
  const latest = useRef<Agenda>(undefined);
  const turn = useRef(0);

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const loaded = await loadAgenda();
      // An older answer that comes late would undo what is shown.
      if (mine !== turn.current) return;
      const [news] = latest.current ? agendaNews(latest.current.entries, loaded.entries) : [];
      if (news) toast(news);
      latest.current = loaded;
      setAgenda(loaded);
      setStatus("ready");
    } catch {
      if (mine === turn.current && !latest.current) setStatus("failed");
    }
  }, []);

  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    // Followed first, loaded then: nothing that happens in between is missed.
    followAgenda(() => void reload())
      .then((end) => {
        leave = end;
        if (isGone) end();
      })
      .catch(() => {});
    void reload();
    return () => {
      isGone = true;
      turn.current += 1;
      leave?.();
    };
  }, [reload]);

  const waiting = agenda.entries.filter((entry) => isOpenRequest(entry, Date.now())).length;
  return { status, agenda, waiting, reload };
}
