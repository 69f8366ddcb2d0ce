import { createHmac } from "node:crypto";
import type { TransactionSql } from "postgres";
import { deviceName } from "#app/features/account/settings/device-name.ts";
import type { AuthEvent } from "../gateway/auth/auth-settings.ts";

/**
 * Emails that tell somebody what happened to the own account, posted in the transaction that did it. `secret`
 * makes what is remembered of a device meaningless to whoever has the database alone.
 */
export function accountEmails(secret: string) {
  return async (event: AuthEvent, tx: TransactionSql) => {
    const { account, at } = event;
    if (event.type === "signed_in") {
      const device = deviceName(event.userAgent);
      const hash = createHmac("sha256", secret).update(`${account.id} ${device}`).digest("hex");
      const [noted] = await tx`select directory.note_device(${account.id}, ${hash}) as is_new`;
      if (noted?.is_new)
        await enqueue(
          tx,
          event,
          "new-sign-in",
          account.email,
          { device },
          `${hash.slice(0, 16)} ${at.toISOString().slice(0, 10)}`,
        );
    } else if (event.type === "password_changed") {
      const [link] = await tx<{ token: string }[]>`
        select directory.password_protection_link(${account.id}) as token`;
      await enqueue(tx, event, "password-changed", account.email, { token: String(link?.token) }, at.toISOString());
    } else {
      await enqueue(tx, event, "email-changed", event.oldEmail, { newEmail: account.email }, at.toISOString());
    }
  };
}

async function enqueue(
  tx: TransactionSql,
  { account, at }: AuthEvent,
  kind: string,
  recipient: string,
  data: Record<string, string>,
  key: string,
) {
  const { name } = account.userMetadata;
  const facts = { ...data, at: at.toISOString(), name: typeof name === "string" ? name.slice(0, 120) : "" };
  await tx`
    select email.enqueue(${kind}, ${recipient},
      ${tx.json(facts)} || jsonb_build_object('timeZone', directory.account_time_zone(${account.id})),
      ${`${kind} ${account.id} ${key}`}, counted => email.counted_for_account(${account.id}))`;
}
