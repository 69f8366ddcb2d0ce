import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Rooms } from "./room.ts";
import { loadRooms } from "./rooms.client.ts";
import { RoomsContext } from "./use-rooms.ts";

type RoomsProviderProps = {
  /** Until it is known: what is said of rooms stands above what one presses. */
  loading: ReactNode;
  children: ReactNode;
};

/** Around whatever shows appointments. Without an answer nothing is said of rooms. */
export function RoomsProvider({ loading, children }: RoomsProviderProps) {
  const [rooms, setRooms] = useState<Rooms>();
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(() => loadRooms().then(setRooms, () => setFailed(true)), []);
  useEffect(() => void reload(), [reload]);
  const state = useMemo(() => rooms && { rooms, reload }, [rooms, reload]);
  return <RoomsContext value={state}>{rooms || hasFailed ? children : loading}</RoomsContext>;
}
