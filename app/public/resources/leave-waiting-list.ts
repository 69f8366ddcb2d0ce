import { changeWaiting } from "#app/features/waiting-list/join-waiting-list.server.ts";
import { type FormRequest, type PageRequest, Redirect } from "../page.ts";

/** POST /lista-de-espera/:token/sair: mail programs send it when somebody unsubscribes there (RFC 8058). */
export async function leaveWaitingList({ params: { token = "" }, services, visitor }: FormRequest) {
  await changeWaiting(services, visitor, token, "leave_waiting_list");
  return new Redirect(`/lista-de-espera/${token}?saiu`);
}

export function backToWaiting({ params: { token = "" } }: PageRequest): never {
  throw new Redirect(`/lista-de-espera/${token}`);
}
