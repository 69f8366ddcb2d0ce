import { Hono } from "hono";
import { recordDeed } from "../audit.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { lockSignedIn, requireUser } from "../sessions/access.ts";
import { mailHits, postMail, sendHits } from "./mail.ts";
import { issueToken } from "./one-time-tokens.ts";

/** GET /reauthenticate: a code by mail for whoever wants to change the password in an old session. */
export function reauthentication(service: AuthService) {
  return new Hono().get("/reauthenticate", async (c) => {
    const signedIn = await requireUser(service, c);
    const { user } = signedIn;
    const email = user.email ?? "";
    const client = clientOf(service, c);
    const hits = [...mailHits(client, email, "reauthentication"), ...(await sendHits(service, client, email))];
    await service.limiter.hit(...hits);
    const issued = await asAuthAdmin(service.sql, async (tx) => {
      const now = service.now();
      await lockSignedIn(tx, service, signedIn);
      await tx`update auth.users set reauthentication_sent_at = ${now} where id = ${user.id}`;
      await recordDeed(tx, { action: "user_reauthenticate_requested", actor: user.id, now });
      return issueToken(tx, service, { userId: user.id, type: "reauthentication_token", email });
    });
    const about = { id: user.id, email, userMetadata: user.raw_user_meta_data };
    const redirect = service.settings.siteUrl;
    postMail(service, { kind: "reauthentication", to: email, redirect, issued, user: about });
    return c.json({});
  });
}
