import { createContext, use } from "react";
import type { OwnTimes } from "#app/features/availability/own-times.ts";

/** Hours, closed ones and days off; undefined until they have come. */
export type OwnTimesState = { own: OwnTimes | undefined; reload: () => Promise<void> };

export const OwnTimesContext = createContext<OwnTimesState>({ own: undefined, reload: async () => {} });

export const useOwnTimes = () => use(OwnTimesContext);
