import { useCallback, useEffect, useRef, useState } from "react";
import { askAsOperator } from "./operator.client.ts";

export type OperatorData<Data> =
  | { status: "loading"; data?: undefined; reload: () => Promise<void> }
  | { status: "failed"; data?: undefined; reload: () => Promise<void> }
  | { status: "ready"; data: Data; reload: () => Promise<void> };

/** What a function of the operator's side answers. Asking again keeps the old answer in view until the new one is there. */
export function useOperatorData<Data>(name: string, parameters: object = {}): OperatorData<Data> {
  const [state, setState] = useState<{ status: "loading" | "failed" } | { status: "ready"; data: Data }>({
    status: "loading",
  });
  const turn = useRef(0);
  const asked = JSON.stringify(parameters);

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const data = await askAsOperator<Data>(name, JSON.parse(asked));
      if (mine === turn.current) setState({ status: "ready", data });
    } catch {
      if (mine === turn.current) setState((old) => (old.status === "ready" ? old : { status: "failed" }));
    }
  }, [name, asked]);

  useEffect(() => {
    void reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);

  if (state.status !== "ready") return { status: state.status, reload };
  return { ...state, reload };
}
