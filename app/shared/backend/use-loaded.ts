import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "../toast.ts";

export type Loaded<Data> =
  | { status: "loading"; data?: undefined; reload: () => void; replace?: undefined }
  | { status: "failed"; data?: undefined; reload: () => void; replace?: undefined }
  | { status: "ready"; data: Data; reload: () => void; replace: (data: Data) => void };

/** Loads once, and again when asked; a failure is shown as a toast. `load` may change between renders. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ status: "loading" | "failed" } | { status: "ready"; data: Data }>({
    status: "loading",
  });
  const latest = useRef(load);
  latest.current = load;
  const turn = useRef(0);

  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setState({ status: "loading" });
    latest.current().then(
      (data) => mine === turn.current && setState({ status: "ready", data }),
      () => {
        if (mine !== turn.current) return;
        setState({ status: "failed" });
        toast({
          variant: "destructive",
          title: "Erro ao carregar dados",
          description: "Não foi possível carregar os dados do seu perfil.",
        });
      },
    );
  }, []);

  useEffect(() => {
    reload();
    return () => {
      // What arrives after leaving is nobody's.
      turn.current += 1;
    };
  }, [reload]);

  if (state.status !== "ready") return { status: state.status, reload };
  return { ...state, reload, replace: (data) => setState({ status: "ready", data }) };
}
