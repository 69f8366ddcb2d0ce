import { isPrivateToken } from "#app/shared/ids.ts";
import type { Query } from "#app/shared/server-services.ts";

/** The account of a link, as much of its address as its owner recognises; undefined when the link is not good. */
export async function findProtectedAccount(query: Query, token: string) {
  if (!isPrivateToken(token)) return undefined;
  const [row] = await query<{ it: string | null }>("select directory.protected_account($1) as it", [token]);
  return row?.it ?? undefined;
}

/** Whether the account is its owner's alone now. */
export async function protectAccount(query: Query, token: string) {
  if (!isPrivateToken(token)) return false;
  const [row] = await query<{ done: boolean }>("select directory.protect_account($1) as done", [token]);
  return row?.done ?? false;
}
