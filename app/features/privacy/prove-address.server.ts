import { waitWords } from "#app/shared/forms/too-many-requests.ts";
import { isPrivateToken } from "#app/shared/ids.ts";
import type { Query, ServerServices } from "#app/shared/server-services.ts";
import type { requestKinds } from "./privacy-request.ts";

/** A request as the link in its email shows it. */
export type ProvedRequest = {
  protocol: string;
  kind: keyof typeof requestKinds;
  isOpen: boolean;
  isProved: boolean;
};

/** Undefined when there is no such link. */
export async function findByProof(query: Query, token: string) {
  if (!isPrivateToken(token)) return undefined;
  const [row] = await query<{ it: ProvedRequest | null }>("select directory.privacy_request_by_proof($1) as it", [
    token,
  ]);
  return row?.it ?? undefined;
}

/** Undefined: the page shows how the request stands now. */
export async function proveAddress(
  { queryAsVisitor, limitVisitor }: ServerServices,
  visitor: string,
  token: string,
): Promise<{ problem: string } | undefined> {
  const limited = await limitVisitor(visitor, "privacy");
  if (limited) return { problem: waitWords(limited.retryAfter) };
  if (isPrivateToken(token)) await queryAsVisitor("select directory.prove_privacy_request($1)", [token]);
}
