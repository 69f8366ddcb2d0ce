import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed, serviceActor } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { flag, readBody } from "../request-body.ts";
import type { User } from "../users/users.ts";
import { requireAccount } from "./require-account.ts";

/** DELETE /admin/users/:id: with everything that hangs on it, tokens included; or an empty shell is kept. */
export async function deleteUser(service: AuthService, c: Context) {
  const { should_soft_delete } = await readBody(c, { should_soft_delete: flag });
  await asAuthAdmin(service.sql, async (tx) => {
    const user = await requireAccount(tx, c, { lock: true });
    const now = service.now();
    await recordDeed(tx, { action: "user_deleted", actor: serviceActor, traits: { user_id: user.id }, now });
    if (should_soft_delete) await hollowOut(tx, user, now);
    else await tx`delete from auth.users where id = ${user.id}`;
    await tx`delete from auth.flow_state where user_id = ${user.id}`;
  });
  return {};
}

/** The row stays for what refers to it; nothing in it names or admits anybody. */
async function hollowOut(tx: TransactionSql, user: User, now: Date) {
  const shell = createHash("sha256").update(`${user.id}${user.email}`).digest("base64url");
  await tx`
    update auth.users set email = ${shell}, encrypted_password = '', email_change = '', deleted_at = ${now},
      raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_confirmed_at = null, updated_at = ${now}
    where id = ${user.id}`;
  await tx`delete from auth.identities where user_id = ${user.id}`;
  await tx`delete from auth.sessions where user_id = ${user.id}`;
  await tx`delete from auth.mfa_factors where user_id = ${user.id}`;
  await tx`delete from auth.one_time_tokens where user_id = ${user.id}`;
}
