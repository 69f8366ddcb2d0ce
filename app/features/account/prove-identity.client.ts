import { loadBackend } from "#app/shared/backend.ts";
import { verifyCode } from "./second-factor.client.ts";

/** What is asked again before the account itself is changed: the code of the second factor, or the password. */
export type Proof = { code: string } | { email: string; password: string };

export async function proveIdentity(proof: Proof): Promise<{ error: unknown }> {
  return "code" in proof ? verifyCode(proof.code) : signInAgain(proof);
}

/** A session of its own, which the server takes for fresh; the one it replaces ends. */
async function signInAgain({ email, password }: { email: string; password: string }) {
  const backend = await loadBackend();
  const { data: before } = await backend.rpc("my_sessions");
  const { error } = await backend.auth.signInWithPassword({ email, password });
  if (error?.code === "invalid_credentials") return { error: { code: "wrong_password" } };
  if (error) return { error };
  const replaced = before?.find(({ is_current }) => is_current);
  if (replaced) await backend.rpc("end_my_session", { session_id: replaced.id });
  return { error: null };
}
