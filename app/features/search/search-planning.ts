import { createContext, type RouterContextProvider } from "react-router";
import type { SearchFilters } from "./filters.ts";
import type { SearchPlan } from "./search-plan.ts";

/** What the process knows of a search before asking the database; undefined while it is not up to date. */
export type PlanSearch = (filters: SearchFilters) => SearchPlan | undefined;

const planning = createContext<PlanSearch>(() => undefined);

export function providePlanning(context: RouterContextProvider, plan: PlanSearch) {
  context.set(planning, plan);
}

export function getPlanning(context: Readonly<RouterContextProvider>) {
  return context.get(planning);
}
