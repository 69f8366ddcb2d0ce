import type { Context } from "hono";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { clientOf } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { readBody, text } from "../request-body.ts";
import { startSession } from "../sessions/sessions.ts";
import { findUser } from "../users/users.ts";
import { finishFlow } from "./flow-state.ts";

/** The end of the PKCE flow: the code from the address bar and the verifier that never left the browser. */
export async function exchangeCode(service: AuthService, c: Context) {
  const { auth_code, code_verifier } = await readBody(c, { auth_code: text, code_verifier: text });
  if (!auth_code || !code_verifier)
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  const client = clientOf(service, c);
  await service.limiter.hit(["verifyByAddress", networkOf(client.address)]);
  return asAuthAdmin(service.sql, async (tx) => {
    const flow = await finishFlow(tx, service, auth_code, code_verifier);
    const user = await findUser(tx, { id: flow.user_id });
    if (!user) throw new AuthError(404, "user_not_found", "User not found");
    await recordDeed(tx, { action: "login", actor: user.id, now: service.now() });
    const session = await startSession(tx, service, user, flow.authentication_method, client);
    return {
      ...session,
      ...(flow.provider_access_token && { provider_token: flow.provider_access_token }),
      ...(flow.provider_refresh_token && { provider_refresh_token: flow.provider_refresh_token }),
    };
  });
}
