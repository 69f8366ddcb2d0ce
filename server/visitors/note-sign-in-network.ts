import type { TransactionSql } from "postgres";
import type { AuthEvent } from "../gateway/auth/auth-settings.ts";
import type { MarkNetwork } from "./mark-network.ts";

/** By its mark alone, which a review is compared with (directory.reasons_to_hold). */
export async function noteSignInNetwork(event: AuthEvent, tx: TransactionSql, markNetwork: MarkNetwork) {
  if (event.type !== "signed_in" || !event.network) return;
  await tx`select directory.note_sign_in_network(${event.account.id}, ${markNetwork(event.network)})`;
}
