import { createContext, use } from "react";
import type { OwnTimes } from "#app/features/availability/own-times.ts";

/** Hours, closed ones and days off; undefined until they have come. */
export type OwnTimesState = { own: OwnTimes | undefined; hasFailed: boolean; reload: () => Promise<void> };

export const OwnTimesContext = createContext<OwnTimesState>({
  own: undefined,
  hasFailed: false,
  reload: async () => {},
});

export const useOwnTimes = () => use(OwnTimesContext);
