import { AuthError } from "../auth-error.ts";

/** What GoTrue answers for the ways to sign in that are switched off here. */
export const disabled = {
  anonymous: () => new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
  phoneSignUp: () => new AuthError(400, "phone_provider_disabled", "Phone signups are disabled"),
  phoneSignIn: () => new AuthError(422, "phone_provider_disabled", "Phone logins are disabled"),
  phoneCode: () => new AuthError(400, "phone_provider_disabled", "Unsupported phone provider"),
  phoneFactor: () => new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone"),
  webAuthnFactor: () => new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn"),
  saml: () => new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
  provider: () => new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled"),
  signUp: () => new AuthError(422, "signup_disabled", "Signups not allowed for this instance"),
  linking: () => new AuthError(404, "manual_linking_disabled", "Manual linking is disabled"),
  web3: () => new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled"),
  oauthServer: () => new AuthError(404, "feature_disabled", "OAuth server is disabled"),
  customProviders: () => new AuthError(404, "feature_disabled", "Custom OAuth providers are disabled"),
  passkeys: () => new AuthError(404, "passkey_disabled", "Passkeys are disabled"),
  idToken: () => new AuthError(400, "provider_disabled", "Provider is not enabled"),
};
