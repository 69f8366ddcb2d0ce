import { Hono } from "hono";
import type { AuthService } from "./auth-service.ts";
import { providerNames } from "./sign-in/providers/providers.ts";

/** GET /settings, /health and /.well-known/jwks.json: what anybody may know. */
export function publicFacts(service: AuthService) {
  return new Hono()
    .get("/settings", (c) =>
      c.json({
        external: {
          anonymous_users: false,
          email: true,
          phone: false,
          ...Object.fromEntries(providerNames.map((name) => [name, service.settings.providers?.[name] !== undefined])),
        },
        disable_signup: service.settings.isSignUpClosed === true,
        // To clients this means: sign-up answers with a session.
        mailer_autoconfirm: service.settings.emailConfirmation !== "required",
        phone_autoconfirm: false,
        sms_provider: "",
        saml_enabled: false,
      }),
    )
    .get("/health", (c) =>
      c.json({
        version: "1",
        name: "GoTrue",
        description: "GoTrue is a user registration and authentication API",
      }),
    )
    .get("/.well-known/jwks.json", (c) => {
      c.header("Cache-Control", "public, max-age=600");
      return c.json(service.keys.jwks);
    });
}
