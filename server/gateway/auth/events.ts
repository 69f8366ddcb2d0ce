import type { TransactionSql } from "postgres";
import { describeError } from "../../kernel/log.ts";
import type { AuthService } from "./auth-service.ts";
import type { AuthEvent } from "./auth-settings.ts";
import type { User } from "./users/users.ts";

type Happening = AuthEvent extends infer Event
  ? Event extends AuthEvent
    ? Omit<Event, "account" | "at">
    : never
  : never;

/** Tells whoever runs the gateway, within the transaction: both happen or neither. A failure there changes nothing here. */
export async function emitEvent(tx: TransactionSql, service: AuthService, user: User, happening: Happening) {
  const { onEvent } = service.settings;
  if (!onEvent || !user.email) return;
  const account = { id: user.id, email: user.email, userMetadata: user.raw_user_meta_data };
  try {
    await tx.savepoint((inner) => onEvent({ ...happening, account, at: service.now() } as AuthEvent, inner));
  } catch (error) {
    service.log.error({ event: happening.type, ...describeError(error) }, "auth: an event handler failed");
  }
}
