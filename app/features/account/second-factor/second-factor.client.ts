import { loadBackend } from "#app/shared/backend/backend.ts";
import { isFreshlyRecovered } from "./second-factor.ts";

/** The six digits of the authenticator lift the session to its full rights; the session's watcher hears of it. */
export async function verifyCode(code: string) {
  const { auth } = await loadBackend();
  const { data, error } = await auth.mfa.listFactors();
  if (error) return { error };
  const factor = data.totp.find(({ status }) => status === "verified");
  if (!factor) return { error: { code: "mfa_factor_not_found" } };
  return auth.mfa.challengeAndVerify({ factorId: factor.id, code });
}

/** A recovery code does what the authenticator's does, once; a fresh token then says so. */
export async function verifyRecoveryCode(code: string) {
  const backend = await loadBackend();
  const { data, error } = await backend.rpc("use_recovery_code", { code });
  if (error) return { error };
  if (data === "limited") return { error: { code: "over_request_rate_limit" } };
  if (data !== "used") return { error: { code: "recovery_code_wrong" } };
  return backend.auth.refreshSession();
}

/** Whether a recovery code was the last proof, and counts as one still. */
export async function wasRecoveredNow() {
  const { auth } = await loadBackend();
  const { data } = await auth.getSession();
  return Boolean(data.session && isFreshlyRecovered(data.session.access_token, Date.now()));
}

/** Only here: the session of the password alone; others of the account go on. */
export async function leaveHalfWay() {
  const { auth } = await loadBackend();
  await auth.signOut({ scope: "local" });
}
