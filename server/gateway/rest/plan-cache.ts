import { LRUCache } from "lru-cache";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Plan } from "./statements/plan.ts";

type Entry = { plan: Plan; uses: number };

const mostPlans = 1_000;
const longestKey = 4_096;
const usesBeforePreparing = 2;
/** Prepared statements stay on their connections: strangers must not be able to pile them up. */
const mostPreparedPerHour = 500;

/** Statements by the shape of their request, the least recently used forgotten first. */
export function createPlanCache() {
  const plans = new LRUCache<string, Entry>({ max: mostPlans });
  let catalogue: Catalogue | undefined;
  let prepared = { texts: new Set<string>(), since: performance.now() };

  function mayPrepare(text: string) {
    if (performance.now() - prepared.since > 3_600_000) prepared = { texts: new Set(), since: performance.now() };
    if (prepared.texts.has(text)) return true;
    if (prepared.texts.size >= mostPreparedPerHour) return false;
    prepared.texts.add(text);
    return true;
  }

  return {
    /** The plan for a key, made when it is new; `isPrepared` once the shape has come back. */
    find(current: Catalogue, key: string, make: () => Plan): { plan: Plan; isPrepared: boolean } {
      if (current !== catalogue) {
        plans.clear();
        catalogue = current;
      }
      const entry = plans.get(key) ?? { plan: make(), uses: 0 };
      entry.uses += 1;
      if (key.length <= longestKey) plans.set(key, entry);
      return { plan: entry.plan, isPrepared: entry.uses > usesBeforePreparing && mayPrepare(entry.plan.text) };
    },
  };
}
