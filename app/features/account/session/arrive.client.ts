import { NOT_LOADED, toast } from "#app/shared/toast.ts";
import { watchSession } from "./session.client.ts";

/** For a document that was opened by the link of a mail (arrival.ts). */
export async function arrive() {
  await watchSession().catch(() => toast(NOT_LOADED));
}
