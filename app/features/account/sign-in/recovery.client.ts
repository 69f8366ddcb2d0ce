import { loadBackend } from "#app/shared/backend/backend.ts";

export async function requestRecovery(email: string) {
  const { auth } = await loadBackend();
  return auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/nova-senha` });
}

export async function saveNewPassword(password: string) {
  const { auth } = await loadBackend();
  return auth.updateUser({ password });
}
