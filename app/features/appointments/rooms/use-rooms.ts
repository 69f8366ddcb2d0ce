import { createContext, use } from "react";
import type { Rooms } from "./room.ts";

type RoomsState = { rooms: Rooms; reload: () => Promise<void> };

/** Undefined until the own rooms are known. */
export const RoomsContext = createContext<RoomsState | undefined>(undefined);

export const useRooms = () => use(RoomsContext);
