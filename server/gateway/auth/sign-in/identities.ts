import { type Context, Hono } from "hono";
import type { TransactionSql } from "postgres";
import { recordDeed } from "../audit.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { lockSignedIn, requireUser, type SignedInIds, uuidForm } from "../sessions/access.ts";
import { requireFreshProof } from "../sessions/fresh-proof.ts";
import { disabled } from "./disabled.ts";
import { authorizeAddress } from "./providers/oauth.ts";
import { listProviders, requireLevelForIdentities } from "./providers/provider-account.ts";

/** Links a further way to sign in to the own account, and removes one. */
export function identities(service: AuthService) {
  return new Hono()
    .get("/user/identities/authorize", async (c) => {
      const { user, session } = await requireUser(service, c);
      if (service.settings.isLinkingClosed) throw disabled.linking();
      const ids = { user: { id: user.id }, session: { id: session.id } };
      await asAuthAdmin(service.sql, (tx) => lockForIdentities(tx, service, ids));
      const url = await authorizeAddress(service, c, ids);
      return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url, 302);
    })
    .delete("/user/identities/:id", async (c) => {
      await removeIdentity(service, c);
      return c.json({});
    });
}

/** A further way in is a back door, and the removal of one locks the owner out: as much is asked as for a second factor. */
async function lockForIdentities(tx: TransactionSql, service: AuthService, ids: SignedInIds) {
  const signedIn = await lockSignedIn(tx, service, ids);
  requireLevelForIdentities(signedIn);
  await requireFreshProof(tx, service, signedIn.session);
  return signedIn;
}

async function removeIdentity(service: AuthService, c: Context) {
  const signedIn = await requireUser(service, c);
  const id = c.req.param("id") ?? "";
  if (!uuidForm.test(id)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await asAuthAdmin(service.sql, async (tx) => {
    const { user } = await lockForIdentities(tx, service, signedIn);
    if (user.identities.length <= 1)
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    const identity = user.identities.find((known) => known.id === id.toLowerCase());
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    await tx`delete from auth.identities where id = ${identity.id}`;
    // The address stays the account's; without its identity there is no password for it any more.
    if (identity.provider === "email") await tx`update auth.users set encrypted_password = '' where id = ${user.id}`;
    await listProviders(tx, service, user.id);
    const traits = { provider: identity.provider };
    await recordDeed(tx, { action: "identity_unlinked", actor: user.id, traits, now: service.now() });
  });
}
