import type { TransactionSql } from "postgres";
import type { LimitOverrides } from "./rate-limits.ts";
import type { Argon2Cost } from "./sign-in/password-hash.ts";
import type { Endpoints, ProviderName } from "./sign-in/providers/providers.ts";

/** What the auth service needs beside the gateway's own settings. */
export type AuthSettings = {
  /** The website: where links lead when they name no address, or one that is not allowed. */
  siteUrl: string;
  /** Further addresses that links may lead to: `*` stands for a piece without dot or slash, `**` for anything. */
  redirectUrls?: string[];
  /**
   * `asked`, without another wish: sign-up answers with a session, and a mail asks to confirm the address, which stays
   * unconfirmed until then. `assumed`: a session, the address counts as confirmed and no mail is sent. `required`: nobody
   * gets in before the address is confirmed.
   */
  emailConfirmation?: "asked" | "assumed" | "required";
  /** Only the administration makes accounts. */
  isSignUpClosed?: boolean;
  /** Nobody adds a further way to sign in to the own account. */
  isLinkingClosed?: boolean;
  /** Renders and sends a mail. Nobody waits for it, and its failure is only logged. */
  sendMail(message: AuthMail): Promise<void> | void;
  /** Told of sign-ins and changes within their transaction, which runs as the owner of schema `auth`. */
  onEvent?(event: AuthEvent, tx: TransactionSql): Promise<unknown>;
  /** When given, sign-up, sign-in and whatever sends a mail need a token that it accepts. */
  verifyCaptcha?(token: string, address: string | undefined): Promise<boolean>;
  /** Who may vouch for people. */
  providers?: Partial<Record<ProviderName, ProviderSettings>>;
  /** Also by ID tokens that somebody brings, for apps with a provider's own button. */
  acceptsIdTokens?: boolean;
  lifetimes?: Partial<Lifetimes>;
  limits?: LimitOverrides;
  argon2?: Partial<Argon2Cost>;
  /** How many passwords are hashed at once, and how many may wait before others are turned away. */
  hashing?: { atOnce?: number; waiting?: number };
  /** Whether somebody else would guess it early; such a password is refused. */
  isWeakPassword?(password: string, owner: { email: string | null; userMetadata: Record<string, unknown> }): boolean;
  /** A password change needs a fresh proof in this session, or a code sent by mail. */
  requireReauthentication?: boolean;
  /** Who is asking, for rate limits; behind a proxy the socket's address is the proxy's. */
  clientAddress?(request: Request, env: unknown): string | undefined;
  /** Off: an address is personal data and nothing here needs it kept. */
  storeClientAddress?: boolean;
  /** Told of work that goes on after the answer, so that a shutdown can wait for it. */
  waitUntil?(work: Promise<void>): void;
  now?(): Date;
};

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

type Account = { id: string; email: string; userMetadata: Record<string, unknown> };

/** What happened to an account that its owner may want to hear of. */
export type AuthEvent =
  /** Without a network: from this very machine. */
  | { type: "signed_in"; account: Account; at: Date; userAgent: string | null; network: string | undefined }
  | { type: "password_changed"; account: Account; at: Date }
  /** The account has the new address already. */
  | { type: "email_changed"; account: Account; at: Date; oldEmail: string };

export type ProviderSettings = {
  /** Several are parted by commas: ID tokens are for one of them, and the first is ours on the way there. */
  clientId: string;
  secret: string;
  /** Where it is, for those that are in several places. */
  url?: string | undefined;
  /** Instead of its own, for tests. */
  endpoints?: Partial<Endpoints>;
};

/** In seconds. */
export type Lifetimes = {
  accessToken: number;
  /** A session that nobody used for so long is over. */
  inactivity: number;
  /** In which a refresh token that was just used still answers with its successor: two tabs, a lost answer. */
  refreshGrace: number;
  mailToken: number;
  /** Of the link that confirms a new account's address: mail is often read the next day. Its code lives as others do. */
  confirmationLink: number;
  authCode: number;
  challenge: number;
  oauthState: number;
  /** What happened to accounts. */
  auditLog: number;
  /** A network from which somebody got in; see sign-in/known-networks.ts. */
  knownNetwork: number;
};

export const defaultLifetimes: Lifetimes = {
  accessToken: 3600,
  inactivity: 90 * 24 * 3600,
  refreshGrace: 10,
  mailToken: 3600,
  confirmationLink: 48 * 3600,
  authCode: 300,
  challenge: 300,
  oauthState: 600,
  auditLog: 365 * 24 * 3600,
  knownNetwork: 90 * 24 * 3600,
};
