import { loadBackend } from "#app/shared/backend/backend.ts";
import type { Rooms } from "./room.ts";

export async function loadRooms(): Promise<Rooms> {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_rooms");
  if (error) throw error;
  return data as unknown as Rooms;
}

/** The usual room, or that of one appointment; the empty string takes it away. */
export async function saveRoom(room: string, appointment?: string) {
  const backend = await loadBackend();
  const { error } = appointment
    ? await backend.rpc("set_appointment_room", { appointment, room })
    : await backend.rpc("set_room", { room });
  if (error) throw error;
}
