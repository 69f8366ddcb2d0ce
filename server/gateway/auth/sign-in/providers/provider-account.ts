import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { recordDeed } from "../../audit.ts";
import { AuthError } from "../../auth-error.ts";
import type { AuthService } from "../../auth-service.ts";
import { dropTokens } from "../../mail/one-time-tokens.ts";
import { hasNeededLevel, lockSignedIn, type SignedIn, type SignedInIds } from "../../sessions/access.ts";
import { refuseBanned } from "../../sessions/sessions.ts";
import { confirmEmail } from "../../users/confirm-email.ts";
import { findUser, insertIdentity, insertUserRow, type Metadata, reloadUser, type User } from "../../users/users.ts";
import { disabled } from "../disabled.ts";
import type { ProviderAccount } from "./ask-provider.ts";

/** The account of somebody whom the provider vouches for: known, known by the address, or new. */
export async function resolveProviderAccount(tx: TransactionSql, service: AuthService, account: ProviderAccount) {
  const { provider } = account;
  const known = await findByIdentity(tx, account);
  if (known) {
    refuseBanned(service, known);
    await touchIdentity(tx, service, account);
    await recordDeed(tx, { action: "login", actor: known.id, traits: { provider }, now: service.now() });
    return known;
  }
  if (!account.isVerified)
    throw new AuthError(
      422,
      "provider_email_needs_verification",
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  const owner = await findUser(tx, { email: account.email }, { lock: true });
  return owner ? adopt(tx, service, owner, account) : create(tx, service, account);
}

/** Adds the identity to the account that asked for it, if the session that asked is still there, with its level. */
export async function linkProviderAccount(
  tx: TransactionSql,
  service: AuthService,
  asked: SignedInIds,
  account: ProviderAccount,
) {
  const signedIn = await lockSignedIn(tx, service, asked);
  requireLevelForIdentities(signedIn);
  const { user } = signedIn;
  const isNew = await addIdentity(tx, service, user.id, account);
  if (!isNew) throw new AuthError(422, "identity_already_exists", "Identity is already linked");
  await listProviders(tx, service, user.id);
  return reloadUser(tx, user.id);
}

export function requireLevelForIdentities(signedIn: SignedIn) {
  if (!hasNeededLevel(signedIn))
    throw new AuthError(403, "insufficient_aal", "AAL2 required to link or unlink an identity");
}

/**
 * Whoever made the account never proved to own the address; its owner just did. What the other set up
 * (password, sessions, pending mails, second factors) must not stay a back door.
 */
async function adopt(tx: TransactionSql, service: AuthService, owner: User, account: ProviderAccount) {
  const { provider } = account;
  refuseBanned(service, owner);
  if (!owner.email_confirmed_at) {
    await tx`update auth.users set encrypted_password = '', email_change = '' where id = ${owner.id}`;
    await tx`delete from auth.identities where user_id = ${owner.id}`;
    await dropTokens(tx, owner.id, "confirmation_token", "recovery_token", "reauthentication_token");
    await dropTokens(tx, owner.id, "email_change_token_current", "email_change_token_new");
    await confirmEmail(tx, service, owner);
  }
  await addIdentity(tx, service, owner.id, account);
  await listProviders(tx, service, owner.id);
  await recordDeed(tx, { action: "login", actor: owner.id, traits: { provider }, now: service.now() });
  return reloadUser(tx, owner.id);
}

async function create(tx: TransactionSql, service: AuthService, account: ProviderAccount) {
  if (service.settings.isSignUpClosed) throw disabled.signUp();
  const id = randomUUID();
  const now = service.now();
  const { email, provider } = account;
  const userMetadata = identityData(account);
  const isMade = await insertUserRow(tx, { id, email, provider, userMetadata, isConfirmed: true, now });
  if (!isMade) return adoptMadeMeanwhile(tx, service, account);
  await addIdentity(tx, service, id, account);
  await recordDeed(tx, { action: "user_signedup", actor: id, traits: { provider }, now });
  return reloadUser(tx, id);
}

/** The same person came twice at once, as by two clicks. */
async function adoptMadeMeanwhile(tx: TransactionSql, service: AuthService, account: ProviderAccount) {
  const owner = await findUser(tx, { email: account.email }, { lock: true });
  if (!owner) throw new AuthError(422, "user_already_exists", "User already registered");
  return adopt(tx, service, owner, account);
}

async function findByIdentity(tx: TransactionSql, { provider, sub }: ProviderAccount) {
  const [identity] = await tx<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${sub}`;
  return identity && findUser(tx, { id: identity.user_id });
}

async function addIdentity(tx: TransactionSql, service: AuthService, userId: string, account: ProviderAccount) {
  const data = identityData(account);
  return insertIdentity(tx, { userId, provider: account.provider, providerId: account.sub, data, now: service.now() });
}

async function touchIdentity(tx: TransactionSql, service: AuthService, account: ProviderAccount) {
  const now = service.now();
  await tx`
    update auth.identities set identity_data = identity_data || ${tx.json(identityData(account) as never)},
      last_sign_in_at = ${now}, updated_at = ${now}
    where provider = ${account.provider} and provider_id = ${account.sub}`;
}

/** `app_metadata.providers` lists the identities; the first is the main one. */
export async function listProviders(tx: TransactionSql, service: AuthService, userId: string) {
  await tx`
    update auth.users u set updated_at = ${service.now()},
      raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') ||
        jsonb_build_object('provider', listed.providers ->> 0, 'providers', listed.providers)
    from (select jsonb_agg(provider order by first) as providers from
      (select provider, min(created_at) as first from auth.identities where user_id = ${userId} group by provider)
      as each) as listed
    where u.id = ${userId}`;
}

function identityData({ issuer, sub, email, isVerified, name, picture, username }: ProviderAccount): Metadata {
  return {
    iss: issuer,
    sub,
    provider_id: sub,
    email,
    email_verified: isVerified,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
    ...(username && { preferred_username: username, user_name: username }),
  };
}
