import { loadBackend } from "#app/shared/backend/backend.ts";
import { readBackendSettings } from "#app/shared/backend/backend-settings.ts";

export type OwnSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};

/** Where the account is open: sessions, and since when there is an address of the calendar. */
export type Access = { sessions: OwnSession[]; calendarSince: string | null };

export async function listAccess(): Promise<{ data: Access | null; error: unknown }> {
  const backend = await loadBackend();
  const [sessions, calendar] = await Promise.all([backend.rpc("my_sessions"), backend.rpc("calendar_address_since")]);
  const error = sessions.error ?? calendar.error;
  if (error) return { data: null, error };
  return { data: { sessions: sessions.data as OwnSession[], calendarSince: calendar.data }, error: null };
}

export async function endCalendarAddress() {
  const backend = await loadBackend();
  return backend.rpc("revoke_calendar_address");
}

/** Our own services know at once that a session is over; a Supabase project's take its tokens for up to an hour. */
export function doSessionsEndAtOnce() {
  return readBackendSettings().supabaseUrl === "/";
}

export async function endSession(id: string) {
  const backend = await loadBackend();
  return backend.rpc("end_my_session", { session_id: id });
}

export async function endOtherSessions() {
  const { auth } = await loadBackend();
  return auth.signOut({ scope: "others" });
}
