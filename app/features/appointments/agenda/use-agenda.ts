import { createContext, use } from "react";
import type { Agenda } from "./agenda.ts";

export type AgendaState = {
  status: "loading" | "failed" | "ready";
  agenda: Agenda;
  /** How many requests wait for an answer. */
  waiting: number;
  reload: () => Promise<void>;
};

export const AgendaContext = createContext<AgendaState | null>(null);

export function useAgenda() {
  const state = use(AgendaContext);
  if (!state) throw new Error("useAgenda must be used within an AgendaProvider");
  return state;
}
