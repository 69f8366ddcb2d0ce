import { expect, test } from "vitest";
import { StartError } from "../../kernel/start-error.ts";
import { readSettings } from "./settings.ts";

test("with nothing set, everything has a default and nothing is allowed that PostgREST and GoTrue keep closed", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ PORT: 54321, HOST: "127.0.0.1", apiSchemas: ["public"] });
  expect([settings.keys, settings.rest, settings.unknown]).toEqual([undefined, {}, []]);
  expect(settings.auth).toEqual({
    siteUrl: "http://localhost:3000",
    redirectUrls: [],
    emailConfirmation: "asked",
    isSignUpClosed: false,
    isLinkingClosed: true,
    requireReauthentication: false,
    providers: {},
    acceptsIdTokens: true,
    limits: {},
  });
});

test("choices about accounts by GoTrue's names", () => {
  const { auth } = readSettings({
    SITE_URL: "https://exemplo.test",
    GOTRUE_MAILER_AUTOCONFIRM: "false",
    GOTRUE_DISABLE_SIGNUP: "true",
    GOTRUE_URI_ALLOW_LIST: "https://*.exemplo.test/**, app://aberto",
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: "true",
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "true",
    GOTRUE_JWT_EXP: "600",
    GOTRUE_RATE_LIMIT_EMAIL_SENT: "5",
    GOTRUE_RATE_LIMIT_OTP: "6",
    GOTRUE_RATE_LIMIT_VERIFY: "7",
    GOTRUE_RATE_LIMIT_TOKEN_REFRESH: "8",
    GOTRUE_SMTP_MAX_FREQUENCY: "2m",
  });
  expect(auth).toEqual({
    siteUrl: "https://exemplo.test",
    redirectUrls: ["https://*.exemplo.test/**", "app://aberto"],
    emailConfirmation: "required",
    isSignUpClosed: true,
    isLinkingClosed: false,
    requireReauthentication: true,
    lifetimes: { accessToken: 600 },
    providers: {},
    acceptsIdTokens: true,
    limits: {
      mailByAddress: { hits: 5, seconds: 3600 },
      signUpByAddress: { hits: 6, seconds: 300 },
      verifyByAddress: { hits: 7, seconds: 300 },
      refreshByAddress: { hits: 8, seconds: 300 },
      mailByMailboxAndKind: { hits: 1, seconds: 120 },
    },
  });
  expect(readSettings({ GOTRUE_MAILER_AUTOCONFIRM: "true" }).auth.emailConfirmation).toBe("assumed");
  expect(readSettings({ GOTRUE_SMTP_MAX_FREQUENCY: "30" }).auth.limits?.mailByMailboxAndKind?.seconds).toBe(30);
});

test("choices about tables by PostgREST's names; its schemas outrank ours", () => {
  const given = { PGRST_DB_AGGREGATES_ENABLED: "true", PGRST_DB_TX_END: "rollback", API_SCHEMAS: "public,shop" };
  expect(readSettings(given)).toMatchObject({
    apiSchemas: ["public", "shop"],
    rest: { aggregates: true, txEnd: "rollback" },
  });
  expect(readSettings({ ...given, PGRST_DB_SCHEMAS: "api" }).apiSchemas).toEqual(["api"]);
});

test("providers by GoTrue's names, of those that are switched on", () => {
  const { auth, unknown } = readSettings({
    GOTRUE_EXTERNAL_GITHUB_ENABLED: "true",
    GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: "id",
    GOTRUE_EXTERNAL_GITHUB_SECRET: "secret",
    GOTRUE_EXTERNAL_LINKEDIN_OIDC_ENABLED: "false",
    GOTRUE_EXTERNAL_KEYCLOAK_ENABLED: "true",
    GOTRUE_EXTERNAL_KEYCLOAK_CLIENT_ID: "id",
    GOTRUE_EXTERNAL_KEYCLOAK_SECRET: "secret",
    GOTRUE_EXTERNAL_KEYCLOAK_URL: "https://id.example.com/realms/x",
  });
  expect(auth.providers).toEqual({
    github: { clientId: "id", secret: "secret", url: undefined },
    keycloak: { clientId: "id", secret: "secret", url: "https://id.example.com/realms/x" },
  });
  expect(unknown).toEqual([]);
});

test("nonsense is a line for each setting, and never repeats a secret", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "localhost",
    SMTP_URL: "http://mail",
    SITE_URL: "here",
    JWT_SECRET: "short-secret",
    SIGNING_KEYS: "[1]",
    LOG_LEVEL: "loud",
    PGRST_DB_MAX_ROWS: "many",
    GOTRUE_DISABLE_SIGNUP: "perhaps",
    GOTRUE_RATE_LIMIT_OTP: "-1",
    GOTRUE_SMTP_MAX_FREQUENCY: "often",
    GOTRUE_JWT_EXP: "1.5",
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: "perhaps",
  };
  const read = () => readSettings(wrong);
  const told = [
    "DATABASE_URL must be an address such as postgres://name@host/database.",
    "PORT must be a port, from 0 to 65535.",
    "SITE_URL must be an address such as https://example.com.",
    "SIGNING_KEYS must be a list of private keys (EC P-256) as JSON, each with a kid.",
    "JWT_SECRET must have at least 32 characters.",
    "SMTP_URL must be an address such as smtp://name:password@host:587.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
    "GOTRUE_DISABLE_SIGNUP must be true or false.",
    "GOTRUE_JWT_EXP must be a whole number above zero.",
    "GOTRUE_RATE_LIMIT_OTP must be a whole number above zero.",
    "GOTRUE_SMTP_MAX_FREQUENCY must be a time such as 60s.",
    "PGRST_DB_MAX_ROWS must be a whole number above zero.",
    "GOTRUE_EXTERNAL_GOOGLE_ENABLED must be true or false.",
  ];
  expect(read).toThrow(new StartError(told.join("\n")));
});

test("keys come all together or not at all, and a provider with its secret and its address", () => {
  expect(() => readSettings({ PUBLISHABLE_KEY: "x".repeat(40) })).toThrow(/Missing: SECRET_KEY, SIGNING_KEYS/);
  const keycloak = { GOTRUE_EXTERNAL_KEYCLOAK_ENABLED: "true", GOTRUE_EXTERNAL_KEYCLOAK_CLIENT_ID: "id" };
  const address = "GOTRUE_EXTERNAL_KEYCLOAK_URL must be an address such as https://example.com.";
  expect(() => readSettings(keycloak)).toThrow(`GOTRUE_EXTERNAL_KEYCLOAK_SECRET is missing.\n${address}`);
});

test("a name of theirs that means nothing here is told", () => {
  const given = { GOTRUE_EXTERNAL_ZOOM_ENABLED: "true", PGRST_DB_POOL: "10", HOME: "/", GOTRUE_JWT_EXP: "60" };
  expect(readSettings(given).unknown).toEqual(["GOTRUE_EXTERNAL_ZOOM_ENABLED", "PGRST_DB_POOL"]);
});
