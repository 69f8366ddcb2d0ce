import type { Sql } from "postgres";
import { confirmationLinkHours, mailLinkHours } from "#app/features/account/account-terms.ts";
import { actAs } from "../database/acting.ts";
import type { AuthMail, MailKind } from "../gateway/auth/auth-settings.ts";

const emailKinds: Record<MailKind, string> = {
  signup: "confirm-email",
  invite: "invite",
  magiclink: "magic-link",
  recovery: "recover-password",
  email_change_current: "email-change-current",
  email_change_new: "email-change-new",
  reauthentication: "reauthentication",
};

/** The auth service's mails go into the outbox like every other email: a mail server that is down fails no sign-up. */
export async function enqueueAuthMail(sql: Sql, mail: AuthMail) {
  const kind = emailKinds[mail.kind];
  const name = typeof mail.user.userMetadata.name === "string" ? mail.user.userMetadata.name.slice(0, 120) : "";
  const data = { name, code: mail.token, link: mail.link, newEmail: mail.newEmail };
  await actAs(sql, { role: "service_role" }, async (tx) => {
    await tx`select email.supersede(${kind}, ${mail.to})`;
    // As long as the link lives: afterwards it would only disappoint.
    const hours = mail.kind === "signup" || mail.kind === "invite" ? confirmationLinkHours : mailLinkHours;
    await tx`
      select email.enqueue(${kind}, ${mail.to}, ${tx.json(data)}, expires_at => now() + make_interval(hours => ${hours}))`;
  });
}
