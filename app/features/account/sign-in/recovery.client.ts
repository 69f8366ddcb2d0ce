import { loadBackend } from "#app/shared/backend/backend.ts";

export async function requestRecovery(email: string) {
  const { auth } = await loadBackend();
  return auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/nova-senha` });
}

export async function saveNewPassword(password: string) {
  const { auth } = await loadBackend();
  const result = await auth.updateUser({ password });
  // The link has signed its reader in some time ago; a stolen session must not be enough.
  return result.error?.code === "reauthentication_needed" ? { ...result, error: { code: "link_too_old" } } : result;
}
