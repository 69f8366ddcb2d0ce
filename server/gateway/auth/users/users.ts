import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";

export type Metadata = Record<string, unknown>;

export type Identity = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
};

export type Factor = {
  id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn" | "phone";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
};

export type User = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  identities: Identity[];
  factors: Factor[];
};

type Condition = { id: string } | { email: string };

/**
 * With `lock`, nobody else changes the account until the transaction ends. It is read by a second statement: one that had to
 * wait for the lock would show factors and identities as they were before the wait.
 */
export async function findUser(
  tx: TransactionSql,
  condition: Condition,
  { lock = false } = {},
): Promise<User | undefined> {
  const isMeant =
    "id" in condition ? tx`u.id = ${condition.id}` : tx`u.email = ${condition.email} and not u.is_sso_user`;
  if (lock) {
    const [locked] = await tx<{ id: string }[]>`select u.id from auth.users u where ${isMeant} for update`;
    return locked && findUser(tx, locked);
  }
  const [user] = await tx<User[]>`select ${userColumns(tx)} from auth.users u where ${isMeant}`;
  return user;
}

export function userColumns(tx: TransactionSql) {
  return tx`
    u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at, u.confirmed_at,
    u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change, u.email_change_sent_at,
    u.email_change_confirm_status, u.reauthentication_sent_at, u.last_sign_in_at,
    coalesce(u.raw_app_meta_data, '{}') as raw_app_meta_data,
    coalesce(u.raw_user_meta_data, '{}') as raw_user_meta_data,
    u.banned_until, u.deleted_at, u.is_anonymous, u.created_at, u.updated_at,
    coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id)
      from auth.identities i where i.user_id = u.id), '[]') as identities,
    coalesce((select jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at, f.id)
      from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`;
}

/** The same, of an account that this transaction knows to be there. */
export async function reloadUser(tx: TransactionSql, id: string) {
  return (await findUser(tx, { id })) as User;
}

type NewUser = {
  id?: string;
  email: string;
  passwordHash?: string | undefined;
  userMetadata?: Metadata | undefined;
  appMetadata?: Metadata | undefined;
  role?: string | undefined;
  isConfirmed?: boolean;
  /** Whoever signs up gets the claims of the address among the metadata; what the administration gives stays as it is. */
  madeBy?: "owner" | "administration";
  now: Date;
};

/** An account with its e-mail identity; nothing when the address is taken. */
export async function insertUser(tx: TransactionSql, given: NewUser) {
  const { id = randomUUID(), email, now, isConfirmed = false, madeBy = "owner" } = given;
  const claims = emailClaims(id, email, isConfirmed);
  const shown = madeBy === "owner" ? claims : isConfirmed ? { email_verified: true } : {};
  const userMetadata = { ...given.userMetadata, ...shown };
  const inserted = await insertUserRow(tx, { ...given, id, userMetadata, provider: "email" });
  if (!inserted) return undefined;
  await insertIdentity(tx, { userId: id, provider: "email", providerId: id, data: claims, now });
  return reloadUser(tx, id);
}

type NewUserRow = NewUser & { id: string; provider: string };

/** GoTrue cannot read a null in its token columns: they are empty, and the tokens live in a table. */
export async function insertUserRow(tx: TransactionSql, given: NewUserRow) {
  const { id, email, provider, now, isConfirmed, role = "authenticated" } = given;
  const appMetadata = { ...given.appMetadata, provider, providers: [provider] };
  const rows = await tx`
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at,
      confirmation_token, recovery_token, email_change_token_new, email_change)
    values ('00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', ${role}, ${email},
      ${given.passwordHash ?? ""}, ${isConfirmed ? now : null}, ${tx.json(appMetadata as never)},
      ${tx.json((given.userMetadata ?? {}) as never)}, false, ${now}, ${now}, '', '', '', '')
    on conflict do nothing returning id`;
  return rows.length === 1;
}

type NewIdentity = { userId: string; provider: string; providerId: string; data: Metadata; now: Date };

export async function insertIdentity(tx: TransactionSql, { userId, provider, providerId, data, now }: NewIdentity) {
  const rows = await tx`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${userId}, ${provider}, ${providerId}, ${tx.json(data as never)}, ${now}, ${now}, ${now})
    on conflict do nothing returning id`;
  return rows.length === 1;
}

/** What we know of an address ourselves; nobody writes these into the own metadata. */
function emailClaims(userId: string, email: string, isVerified: boolean) {
  return { sub: userId, email, email_verified: isVerified, phone_verified: false };
}
