import { forms, halfBodies, nowhere, parameters, searches, strayForms } from "./requests.ts";
import { bindings, broadcasts, joins, presences, tokens } from "./sockets.ts";
import type { Target } from "./target.ts";

/** What one network does. `attack` resolves once it is under way, with what ends it. */
export type Scenario = { name: string; attack(target: Target): Promise<() => void> };

export const scenarios: Scenario[] = [
  { name: "nobody", attack: async () => () => {} },
  { name: "broadcasts", attack: broadcasts },
  { name: "presences", attack: presences },
  { name: "joins", attack: joins },
  { name: "tokens", attack: tokens },
  { name: "bindings", attack: bindings },
  { name: "stray-forms", attack: strayForms },
  { name: "forms", attack: forms },
  { name: "parameters", attack: parameters },
  { name: "searches", attack: searches },
  { name: "nowhere", attack: nowhere },
  { name: "half-bodies", attack: halfBodies },
];
