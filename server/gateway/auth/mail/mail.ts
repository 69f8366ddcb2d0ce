import { networkOf } from "../../../http/network.ts";
import type { AuthService } from "../auth-service.ts";
import type { AuthMail, MailKind } from "../auth-settings.ts";
import type { Client } from "../client.ts";
import type { AuthHit } from "../rate-limits.ts";
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

/** What a mail counts against: nobody's mailbox is flooded, nobody floods others'. */
export function mailHits(client: Client, email: string, about: MailKind): AuthHit[] {
  return [
    ["mailByAddress", networkOf(client.address)],
    ["mailByAccount", email],
    ["mailByAccountAndKind", email, about],
  ];
}
