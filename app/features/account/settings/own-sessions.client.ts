import { loadBackend } from "#app/shared/backend/backend.ts";

export type OwnSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};

export async function listSessions() {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("my_sessions");
  return { data: data as OwnSession[] | null, error };
}

export async function endSession(id: string) {
  const backend = await loadBackend();
  return backend.rpc("end_my_session", { session_id: id });
}

export async function endOtherSessions() {
  const { auth } = await loadBackend();
  return auth.signOut({ scope: "others" });
}
