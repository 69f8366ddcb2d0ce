import { networkOf } from "../../../http/network.ts";
import type { AuthService } from "../auth-service.ts";
import type { AuthMail, MailKind } from "../auth-settings.ts";
import type { Client } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import type { AuthHit } from "../rate-limits.ts";
import type { Challenge } from "../sign-in/flow-state.ts";
import { isKnownNetwork } from "../sign-in/known-networks.ts";
import { findUser, type User } from "../users/users.ts";
import { mailboxOf } from "./mailbox.ts";
import type { IssuedToken } from "./one-time-tokens.ts";

/** The `type` by which a link says what it proves. */
function verificationType(kind: MailKind) {
  return kind.startsWith("email_change") ? "email_change" : kind;
}

export function verifyLink(service: AuthService, kind: MailKind, { token }: IssuedToken, redirect: string) {
  const query = new URLSearchParams({ token, type: verificationType(kind), redirect_to: redirect });
  return `${service.url}/verify?${query}`;
}

export type Email = Omit<AuthMail, "link" | "token"> & { issued: IssuedToken };

export function postMail(service: AuthService, { issued, ...message }: Email) {
  const { kind, redirect } = message;
  const link = kind === "reauthentication" ? undefined : verifyLink(service, kind, issued, redirect);
  service.later(`mail ${kind}`, async () => service.settings.sendMail({ ...message, link, token: issued.code }));
}

/** What asking for a mail counts against, whether or not there is one to send: always the network that asks. */
export function mailHits(client: Client, email: string, about: MailKind): AuthHit[] {
  const network = networkOf(client.address);
  const mailbox = mailboxOf(email);
  return [
    ["mailByMailboxAndKind", mailbox, about, network],
    ["mailByMailboxAndAddress", mailbox, network],
    ["mailByAddress", network],
  ];
}

/**
 * What a mail that is sent counts against. Strangers use up nothing where the owner got into the account before; while
 * nobody has confirmed the address, the one who got in may be the stranger.
 */
export async function sendHits(service: AuthService, client: Client, email: string): Promise<AuthHit[]> {
  const isOwners = (await isKnownNetwork(service, email, client)) && (await isConfirmed(service, email));
  return isOwners ? [] : [["mailByMailbox", mailboxOf(email)]];
}

async function isConfirmed({ sql }: AuthService, email: string) {
  const user = await asAuthAdmin(sql, (tx) => findUser(tx, { email }));
  return Boolean(user?.email_confirmed_at);
}

/** What somebody asked for, and did not learn whether it was sent. */
export type AskedMail = { client: Client; email: string; redirect: string; pkce: Challenge | undefined };

/** Whether there is a mail to send and it may be; before its token replaces that of the last one. */
export async function mayMail(
  service: AuthService,
  { client, email }: Pick<AskedMail, "client" | "email">,
  isDue: (user: User | undefined) => boolean,
) {
  const user = await asAuthAdmin(service.sql, (tx) => findUser(tx, { email }));
  return isDue(user) && service.limiter.isWithin(...(await sendHits(service, client, email)));
}
