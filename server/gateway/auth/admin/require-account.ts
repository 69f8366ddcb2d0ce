import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { AuthError } from "../auth-error.ts";
import { uuidForm } from "../sessions/access.ts";
import { findUser, type User } from "../users/users.ts";

/** The account that the path names. */
export async function requireAccount(tx: TransactionSql, c: Context, options?: { lock?: boolean }): Promise<User> {
  const id = c.req.param("id") ?? "";
  if (!uuidForm.test(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await findUser(tx, { id }, options);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}
