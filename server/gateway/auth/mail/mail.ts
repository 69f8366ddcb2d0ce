import { networkOf } from "../../../http/network.ts";
import type { AuthService } from "../auth-service.ts";
import type { Client } from "../client.ts";
import type { Hit } from "../rate-limits.ts";
import type { IssuedToken } from "./one-time-tokens.ts";

export type MailKind =
  | "signup"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

/** What a mail is about; the product words it. */
export type AuthMail = {
  kind: MailKind;
  to: string;
  /** Six digits to type; for `reauthentication` they are all there is. */
  token: string;
  link: string | undefined;
  /** Where the link leads in the end. */
  redirect: string;
  user: { id: string; email: string; userMetadata: Record<string, unknown> };
  /** For a change of address. */
  newEmail?: string | undefined;
};

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

/** What a mail counts against: nobody's mailbox is flooded, nobody floods others'. */
export function mailHits(client: Client, email: string, about: MailKind): Hit[] {
  return [
    ["mailByAddress", networkOf(client.address)],
    ["mailByAccount", email],
    ["mailByAccountAndKind", email, about],
  ];
}
