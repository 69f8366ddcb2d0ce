import { loadBackend } from "#app/shared/backend/backend.ts";
import { brand } from "#app/shared/brand.ts";

export type Enrolment = { id: string; qrCode: string; secret: string };

/** A new secret. What an earlier try left behind unverified goes first. */
export async function beginEnrolment(): Promise<{ data: Enrolment | null; error: unknown }> {
  const { auth } = await loadBackend();
  const { data: factors, error: failure } = await auth.mfa.listFactors();
  if (failure) return { data: null, error: failure };
  for (const { id, status } of factors.all) if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", issuer: brand.name, friendlyName: brand.name });
  if (error) return { data: null, error };
  return { data: { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }, error: null };
}

/** The first code proves that the app has the secret; from then on it is asked for at every sign-in. */
export async function finishEnrolment(factorId: string, code: string) {
  const { auth } = await loadBackend();
  return auth.mfa.challengeAndVerify({ factorId, code });
}

export async function makeRecoveryCodes() {
  const backend = await loadBackend();
  return backend.rpc("make_recovery_codes");
}

export async function countRecoveryCodes() {
  const backend = await loadBackend();
  return backend.rpc("count_recovery_codes");
}

/** The session falls back to the password alone; a fresh token says so. */
export async function removeFactor(factorId: string) {
  const { auth } = await loadBackend();
  const { error } = await auth.mfa.unenroll({ factorId });
  return error ? { error } : auth.refreshSession();
}
