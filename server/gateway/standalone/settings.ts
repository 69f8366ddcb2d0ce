import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "../../start-error.ts";
import type { AuthSettings } from "../auth/auth-settings.ts";
import type { StoredKeys } from "../keys.ts";
import { parseRestConfig } from "../rest/catalogue/rest-config.ts";

const flag = z.stringbool({ error: "must be true or false" }).optional();
const count = z.coerce.number({ error: "must be a whole number above zero" }).int().min(1).optional();
const list = z.string().transform((text) => text.split(",").map((item) => item.trim()));
const address = z.url({ error: "must be an address such as https://example.com" });
const seconds = z
  .string()
  .regex(/^\d{1,6}(s|m|h)?$/, "must be a time such as 60s")
  .transform((text) => Number.parseInt(text, 10) * (text.endsWith("h") ? 3600 : text.endsWith("m") ? 60 : 1))
  .optional();

/** By the names that people know: our own, PostgREST's (`PGRST_`) and GoTrue's (`GOTRUE_`). docs/gateway.md explains them. */
export const environment = z.object({
  DATABASE_URL: z.string().optional(),
  MIGRATION_DATABASE_URL: z.string().optional(),
  DATA_DIR: z
    .string()
    .default(".data/gateway")
    .transform((folder) => resolve(folder)),
  MIGRATIONS: z.string().optional(),
  DEFAULT_GRANTS: flag,
  PORT: z.coerce.number({ error: "must be a port" }).int().min(0).max(65535, "must be a port").default(54321),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address.optional(),
  SITE_URL: address.default("http://localhost:3000"),
  PUBLISHABLE_KEY: z.string().min(20, "is too short").optional(),
  SECRET_KEY: z.string().min(32, "is too short").optional(),
  SIGNING_KEYS: z.string().transform(readJson).optional(),
  JWT_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("no-reply@localhost"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  API_SCHEMAS: list.optional(),
  PGRST_DB_SCHEMAS: z.string().optional(),
  PGRST_DB_EXTRA_SEARCH_PATH: z.string().optional(),
  PGRST_DB_MAX_ROWS: z.string().optional(),
  PGRST_DB_AGGREGATES_ENABLED: z.string().optional(),
  PGRST_DB_PLAN_ENABLED: z.string().optional(),
  PGRST_DB_TX_END: z.string().optional(),
  GOTRUE_MAILER_AUTOCONFIRM: flag,
  GOTRUE_DISABLE_SIGNUP: flag,
  GOTRUE_URI_ALLOW_LIST: list.optional(),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag,
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag,
  GOTRUE_JWT_EXP: count,
  GOTRUE_RATE_LIMIT_EMAIL_SENT: count,
  GOTRUE_RATE_LIMIT_OTP: count,
  GOTRUE_RATE_LIMIT_VERIFY: count,
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: count,
  GOTRUE_SMTP_MAX_FREQUENCY: seconds,
  GOTRUE_EXTERNAL_GOOGLE_ENABLED: flag,
  GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: z.string().optional(),
  GOTRUE_EXTERNAL_GOOGLE_SECRET: z.string().optional(),
});

type Environment = z.infer<typeof environment>;

/** What the process is told, or one line that says everything that is wrong with it. */
export function readSettings(env: Record<string, string | undefined>) {
  // An empty variable is an unset one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const given = environment.safeParse(set);
  const rest = parseRestConfig(set, "PGRST_");
  const wrong = (given.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
  if (!given.success || rest.nonsense.length > 0)
    throw new StartError(`Wrong settings: ${[...new Set([...wrong, ...rest.nonsense])].join("; ")}.`);
  const { schemas = given.data.API_SCHEMAS ?? ["public"], ...restOptions } = rest.config;
  return {
    ...given.data,
    keys: givenKeys(given.data),
    apiSchemas: schemas,
    rest: restOptions,
    auth: authSettings(given.data),
    /** Names of PostgREST's and GoTrue's that mean nothing here: whoever set them should hear of it. */
    unknown: Object.keys(set).filter((name) => /^(?:PGRST|GOTRUE)_/.test(name) && !(name in environment.shape)),
  };
}

/** All three, or none: then they are made and kept. */
function givenKeys({ PUBLISHABLE_KEY, SECRET_KEY, SIGNING_KEYS }: Environment): StoredKeys | undefined {
  const all = { PUBLISHABLE_KEY, SECRET_KEY, SIGNING_KEYS };
  const missing = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3) return undefined;
  if (!PUBLISHABLE_KEY || !SECRET_KEY || !SIGNING_KEYS)
    throw new StartError(`Missing: ${missing.join(", ")}. "npm run -s gateway -- keys" prints a fresh set.`);
  return { publishable_key: PUBLISHABLE_KEY, secret_key: SECRET_KEY, signing_keys: SIGNING_KEYS };
}

function authSettings(env: Environment): Omit<AuthSettings, "sendMail"> {
  const autoconfirm = env.GOTRUE_MAILER_AUTOCONFIRM;
  const { GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: clientId, GOTRUE_EXTERNAL_GOOGLE_SECRET: secret } = env;
  if (env.GOTRUE_EXTERNAL_GOOGLE_ENABLED && !(clientId && secret))
    throw new StartError("Missing: GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID and GOTRUE_EXTERNAL_GOOGLE_SECRET.");
  return {
    siteUrl: env.SITE_URL,
    redirectUrls: env.GOTRUE_URI_ALLOW_LIST ?? [],
    emailConfirmation: autoconfirm === undefined ? "asked" : autoconfirm ? "assumed" : "required",
    isSignUpClosed: env.GOTRUE_DISABLE_SIGNUP ?? false,
    isLinkingClosed: !env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    requireReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION ?? false,
    ...(env.GOTRUE_EXTERNAL_GOOGLE_ENABLED && clientId && secret && { google: { clientId, secret } }),
    ...(env.GOTRUE_JWT_EXP && { lifetimes: { accessToken: env.GOTRUE_JWT_EXP } }),
    limits: {
      ...(env.GOTRUE_RATE_LIMIT_EMAIL_SENT && {
        mailByAddress: { hits: env.GOTRUE_RATE_LIMIT_EMAIL_SENT, seconds: 3600 },
      }),
      ...(env.GOTRUE_RATE_LIMIT_OTP && { signUpByAddress: { hits: env.GOTRUE_RATE_LIMIT_OTP, seconds: 300 } }),
      ...(env.GOTRUE_RATE_LIMIT_VERIFY && { verifyByAddress: { hits: env.GOTRUE_RATE_LIMIT_VERIFY, seconds: 300 } }),
      ...(env.GOTRUE_RATE_LIMIT_TOKEN_REFRESH && {
        refreshByAddress: { hits: env.GOTRUE_RATE_LIMIT_TOKEN_REFRESH, seconds: 300 },
      }),
      ...(env.GOTRUE_SMTP_MAX_FREQUENCY && {
        mailByAccountAndKind: { hits: 1, seconds: env.GOTRUE_SMTP_MAX_FREQUENCY },
      }),
    },
  };
}

function readJson(text: string, context: z.RefinementCtx): StoredKeys["signing_keys"] {
  try {
    const keys = JSON.parse(text);
    if (Array.isArray(keys) && keys.length > 0) return keys;
  } catch {}
  context.addIssue({ code: "custom", message: "must be a list of keys as JSON" });
  return z.NEVER;
}
