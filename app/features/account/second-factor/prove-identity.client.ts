import { loadBackend } from "#app/shared/backend/backend.ts";
import { verifyCode, verifyRecoveryCode } from "./second-factor.client.ts";

/** What is asked again before the account itself is changed: the second factor's code or a recovery code, the password, or a mail's code. */
export type Proof = { code: string } | { email: string; password: string } | { email: string; mailCode: string };

export async function proveIdentity(proof: Proof): Promise<{ error: unknown }> {
  if (!("code" in proof)) return signInAgain(proof);
  return /^\d{6}$/.test(proof.code) ? verifyCode(proof.code) : verifyRecoveryCode(proof.code);
}

/** A session of its own, which the server takes for fresh; the one it replaces ends. */
async function signInAgain(proof: Exclude<Proof, { code: string }>) {
  const backend = await loadBackend();
  const { data: before } = await backend.rpc("my_sessions");
  const { error } =
    "password" in proof
      ? await backend.auth.signInWithPassword(proof)
      : await backend.auth.verifyOtp({ email: proof.email, token: proof.mailCode, type: "email" });
  if (error?.code === "invalid_credentials") return { error: { code: "wrong_password" } };
  if (error) return { error };
  const replaced = before?.find(({ is_current }) => is_current);
  if (replaced) await backend.rpc("end_my_session", { session_id: replaced.id });
  return { error: null };
}
