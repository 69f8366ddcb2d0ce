import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Rooms } from "./room.ts";
import { loadRooms } from "./rooms.client.ts";
import { RoomsContext } from "./use-rooms.ts";

/** Around whatever shows appointments. Without an answer nothing is said of rooms. */
export function RoomsProvider({ children }: { children: ReactNode }) {
  const [rooms, setRooms] = useState<Rooms>();
  const reload = useCallback(() => loadRooms().then(setRooms, () => {}), []);
  useEffect(() => void reload(), [reload]);
  const state = useMemo(() => rooms && { rooms, reload }, [rooms, reload]);
  return <RoomsContext value={state}>{children}</RoomsContext>;
}
