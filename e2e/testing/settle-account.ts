import { readConfig } from "../../server/config/config.ts";
import { reachDatabase } from "../../server/database/reach-database.ts";

/** As if the link in the mailbox had been followed: before that no patient reads the professional's words in an email. */
export async function confirmAddress(userId: string) {
  const { sql, close } = await reachDatabase(readConfig({ DATA_DIR: process.env.E2E_DATA_DIR, DEMO: "1" }));
  await sql`update auth.users set email_confirmed_at = now() where id = ${userId}`;
  await close();
}

/** As if the account had been confirmed and used for months: reviews of a new one wait for an operator. */
export async function settleAccount(userId: string) {
  await confirmAddress(userId);
  const { sql, close } = await reachDatabase(readConfig({ DATA_DIR: process.env.E2E_DATA_DIR, DEMO: "1" }));
  await sql`update directory.profiles set created_at = now() - interval '60 days' where user_id = ${userId}`;
  await close();
}
