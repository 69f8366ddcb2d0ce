import { leaveFor } from "#app/shared/links/leave-for.ts";
import { logout } from "./session.client.ts";

/** "Sair", on any document. */
export async function signOut() {
  if (await logout()) leaveFor("/");
}
