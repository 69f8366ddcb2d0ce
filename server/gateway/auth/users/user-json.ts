import { randomUUID } from "node:crypto";
import type { Factor, Identity, User } from "./users.ts";

/** An account as GoTrue shows it: to its owner, and to the secret key. */
export function userJson(user: User) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
    }),
    phone: user.phone ?? "",
    ...present({
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change || null,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length > 0 && { factors: user.factors.map(factorJson) }),
    identities: user.identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  };
}

/** An account that is none, as GoTrue answers where somebody has the address: nothing of theirs is in it. */
export function strangerJson(email: string, now: Date) {
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

export function factorJson({ id, friendly_name, factor_type, status, created_at, updated_at }: Factor) {
  return {
    id,
    ...present({ friendly_name: friendly_name || null }),
    factor_type,
    status,
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
  };
}

function identityJson(identity: Identity) {
  const { id, provider_id, user_id, identity_data, provider, last_sign_in_at, email } = identity;
  return {
    identity_id: id,
    id: provider_id,
    user_id,
    identity_data,
    provider,
    last_sign_in_at: last_sign_in_at && new Date(last_sign_in_at),
    created_at: new Date(identity.created_at),
    updated_at: new Date(identity.updated_at),
    ...present({ email }),
  };
}

function present<Fields extends Record<string, unknown>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
