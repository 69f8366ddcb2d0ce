import { expect, test } from "vitest";
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
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true",
    GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: "id",
    GOTRUE_EXTERNAL_GOOGLE_SECRET: "secret",
  });
  expect(auth).toEqual({
    siteUrl: "https://exemplo.test",
    redirectUrls: ["https://*.exemplo.test/**", "app://aberto"],
    emailConfirmation: "required",
    isSignUpClosed: true,
    isLinkingClosed: false,
    requireReauthentication: true,
    lifetimes: { accessToken: 600 },
    google: { clientId: "id", secret: "secret" },
    limits: {
      mailByAddress: { hits: 5, seconds: 3600 },
      signUpByAddress: { hits: 6, seconds: 300 },
      verifyByAddress: { hits: 7, seconds: 300 },
      refreshByAddress: { hits: 8, seconds: 300 },
      mailByAccountAndKind: { hits: 1, seconds: 120 },
    },
  });
  expect(readSettings({ GOTRUE_MAILER_AUTOCONFIRM: "true" }).auth.emailConfirmation).toBe("assumed");
  expect(readSettings({ GOTRUE_SMTP_MAX_FREQUENCY: "30" }).auth.limits?.mailByAccountAndKind?.seconds).toBe(30);
});

test("choices about tables by PostgREST's names; its schemas outrank ours", () => {
  const given = { PGRST_DB_AGGREGATES_ENABLED: "true", PGRST_DB_TX_END: "rollback", API_SCHEMAS: "public,shop" };
  expect(readSettings(given)).toMatchObject({
    apiSchemas: ["public", "shop"],
    rest: { aggregates: true, txEnd: "rollback" },
  });
  expect(readSettings({ ...given, PGRST_DB_SCHEMAS: "api" }).apiSchemas).toEqual(["api"]);
});

test("nonsense is one line that names all of it, and never repeats a secret", () => {
  const wrong = {
    PORT: "http",
    SITE_URL: "here",
    JWT_SECRET: "short-secret",
    SIGNING_KEYS: "{",
    LOG_LEVEL: "loud",
    PGRST_DB_MAX_ROWS: "many",
    GOTRUE_DISABLE_SIGNUP: "perhaps",
    GOTRUE_RATE_LIMIT_OTP: "-1",
    GOTRUE_SMTP_MAX_FREQUENCY: "often",
  };
  const read = () => readSettings(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`\\b${name}\\b`));
  expect(read).toThrow(/^Wrong settings: [^\n]*\.$/);
  expect(read).toThrow(/^(?!.*short-secret)/);
});

test("keys come all together or not at all, and a provider with its secret", () => {
  expect(() => readSettings({ PUBLISHABLE_KEY: "x".repeat(40) })).toThrow(/Missing: SECRET_KEY, SIGNING_KEYS/);
  expect(() => readSettings({ GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true" })).toThrow(/GOOGLE_SECRET/);
});

test("a name of theirs that means nothing here is told", () => {
  const given = { GOTRUE_EXTERNAL_GITHUB_ENABLED: "true", PGRST_DB_POOL: "10", HOME: "/", GOTRUE_JWT_EXP: "60" };
  expect(readSettings(given).unknown).toEqual(["GOTRUE_EXTERNAL_GITHUB_ENABLED", "PGRST_DB_POOL"]);
});
