import { Hono } from "hono";
import { recordDeed } from "../audit.ts";
import { invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { lockSignedIn, requireUser } from "./access.ts";
import { endSessions } from "./sessions.ts";

/**
 * POST /logout: this session, the others, or (when nothing is said) all of them. Who gave no second factor ends no
 * session of who did.
 */
export function logOut(service: AuthService) {
  return new Hono().post("/logout", async (c) => {
    const scope = c.req.query("scope") || "global";
    if (!["global", "local", "others"].includes(scope)) throw invalid("Unsupported logout scope");
    const signedIn = await requireUser(service, c);
    await asAuthAdmin(service.sql, async (tx) => {
      const { user, session } = await lockSignedIn(tx, service, signedIn);
      const ended =
        scope === "local"
          ? (await tx`delete from auth.sessions where id = ${session.id}`).count
          : await endSessions(tx, user.id, { upTo: session.aal, except: scope === "others" ? session.id : undefined });
      // Else a session that ends others which are not there would fill the log.
      if (ended > 0) await recordDeed(tx, { action: "logout", actor: user.id, now: service.now() });
    });
    return c.body(null, 204);
  });
}
