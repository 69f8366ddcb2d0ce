import { z } from "zod";
import type { Caller } from "../../caller.ts";
import { invalidSignature } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";

/** Who signed an address, as far as policies ask. Whoever holds the address acts as that one. */
export const signer = z.object({
  role: z.enum(["anon", "authenticated", "service_role"]),
  claims: z.object({ sub: z.string().optional(), session_id: z.string().optional(), aal: z.string().optional() }),
});

export type Signer = z.output<typeof signer>;

export function signerOf({ role, claims }: Caller): Signer {
  return signer.parse({ role, claims });
}

/** The signer once more: what they may no longer do, their address cannot do either, nor outlive their session. */
export async function actAsSigner({ sessions }: Storage, { role, claims }: Signer): Promise<Caller> {
  const { session_id: session } = claims;
  if (session !== undefined && !(await sessions.isLive(session)))
    throw invalidSignature("The session that signed this address has ended");
  return { role, claims: role === "authenticated" ? { ...claims, role } : {} };
}
