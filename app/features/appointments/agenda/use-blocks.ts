import { createContext, use } from "react";
import type { DateHours } from "#app/features/availability/date-hours.ts";

export type Blocks = { blocks: readonly DateHours[]; reload: () => Promise<void> };

export const BlocksContext = createContext<Blocks>({ blocks: [], reload: async () => {} });

export const useBlocks = () => use(BlocksContext);
