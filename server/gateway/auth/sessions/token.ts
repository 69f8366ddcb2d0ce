import { Hono } from "hono";
import { AuthError } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { disabled } from "../sign-in/disabled.ts";
import { signInWithPassword } from "../sign-in/grant-password.ts";
import { exchangeCode } from "../sign-in/grant-pkce.ts";
import { signInWithIdToken } from "../sign-in/providers/grant-id-token.ts";
import { refreshSession } from "./grant-refresh-token.ts";

/** POST /token: one of several proofs against a session. */
export function token(service: AuthService) {
  return new Hono().post("/token", async (c) => {
    switch (c.req.query("grant_type")) {
      case "password":
        return c.json(await signInWithPassword(service, c));
      case "refresh_token":
        return c.json(await refreshSession(service, c));
      case "pkce":
        return c.json(await exchangeCode(service, c));
      case "web3":
        throw disabled.web3();
      case "id_token":
        return c.json(await signInWithIdToken(service, c));
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
}
