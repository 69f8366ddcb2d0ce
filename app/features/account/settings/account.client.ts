import { loadBackend } from "#app/shared/backend/backend.ts";
import { functionRefusal } from "#app/shared/backend/function-refusal.ts";
import { withAuthStateHeld } from "../session/auth-state.ts";

const here = () => `${window.location.origin}/dashboard/ajustes`;

export async function requestEmailChange(email: string) {
  const { auth } = await loadBackend();
  return auth.updateUser({ email }, { emailRedirectTo: here() });
}

export async function resendConfirmation(email: string) {
  const { auth } = await loadBackend();
  return auth.resend({ type: "signup", email, options: { emailRedirectTo: here() } });
}

export async function resendEmailChange(email: string) {
  const { auth } = await loadBackend();
  return auth.resend({ type: "email_change", email, options: { emailRedirectTo: here() } });
}

export async function savePassword(password: string, nonce: string | undefined) {
  const { auth } = await loadBackend();
  return auth.updateUser({ password, ...(nonce && { nonce }) });
}

/** A code by mail, which the auth service may ask for in an old session. */
export async function sendReauthenticationCode() {
  const { auth } = await loadBackend();
  return auth.reauthenticate();
}

/** A code by mail that signs in anew, for who has no password to give again. */
export async function sendSignInCode(email: string) {
  const { auth } = await loadBackend();
  return auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: here() } });
}

export async function fetchAcceptedDocuments() {
  return (await loadBackend()).rpc("my_accepted_documents");
}

/** Whom the end of the account concerns beside its owner. */
export async function fetchAppointmentsAhead() {
  const { data } = await (await loadBackend()).rpc("my_appointments_ahead").maybeSingle();
  return data;
}

export async function fetchOwnData() {
  const backend = await loadBackend();
  const { data, error } = await backend.functions.invoke<object>("export-my-data");
  return { data, error: error && (await wordFunctionError(error)) };
}

export async function deleteOwnAccount() {
  const backend = await loadBackend();
  const { error } = await backend.functions.invoke("delete-my-account");
  if (error) return { error: await wordFunctionError(error) };
  // The session went with the account; what is left of it here goes now.
  return withAuthStateHeld(() => backend.auth.signOut({ scope: "local" }));
}

/** A function refuses in words for the person, inside its answer. */
async function wordFunctionError(error: { context?: unknown; message: string }) {
  const message = await functionRefusal(error);
  return message === undefined ? error : { code: "42501", message };
}
