import { resolve } from "node:path";
import { z } from "zod";
import { openKeys, type StoredKeys } from "../../kernel/keys.ts";
import { StartError } from "../../kernel/start-error.ts";
import type { AuthSettings } from "../auth/auth-settings.ts";
import { parseRestConfig } from "../rest/catalogue/rest-config.ts";
import { providerSettingNames, readProviders } from "./provider-settings.ts";

const flag = z.stringbool({ error: "must be true or false" }).optional();
const wholeNumber = "must be a whole number above zero";
const count = z.coerce.number(wholeNumber).int(wholeNumber).min(1, wholeNumber).max(1e9, "is too large").optional();
const port = "must be a port, from 0 to 65535";
const list = z.string().transform((text) => text.split(",").map((item) => item.trim()));
const address = z.url({ error: "must be an address such as https://example.com" });
const database = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: "must be an address such as postgres://name@host/database",
});
const seconds = z
  .string()
  .regex(/^\d{1,6}(s|m|h)?$/, "must be a time such as 60s")
  .transform((text) => Number.parseInt(text, 10) * (text.endsWith("h") ? 3600 : text.endsWith("m") ? 60 : 1))
  .optional();

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** By the names that people know: our own, PostgREST's (`PGRST_`) and GoTrue's (`GOTRUE_`). docs/gateway.md explains them. */
export const environment = z.object({
  DATABASE_URL: database.optional(),
  MIGRATION_DATABASE_URL: database.optional(),
  DATA_DIR: z
    .string()
    .default(".data/gateway")
    .transform((folder) => resolve(folder)),
  MIGRATIONS: z.string().optional(),
  DEFAULT_GRANTS: flag,
  PORT: z.coerce.number(port).int(port).min(0, port).max(65535, port).default(54321),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address.optional(),
  SITE_URL: address.default("http://localhost:3000"),
  PUBLISHABLE_KEY: z.string().min(20, "is too short").optional(),
  SECRET_KEY: z.string().min(32, "is too short").optional(),
  SIGNING_KEYS: z.string().transform(readSigningKeys).optional(),
  JWT_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as smtp://name:password@host:587" })
    .optional(),
  MAIL_FROM: z.string().default("no-reply@localhost"),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(", ")}`).default("info"),
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
});

const known = new Set([...Object.keys(environment.shape), ...providerSettingNames]);
type Environment = z.infer<typeof environment>;

/** What the process is told, or a line for each setting that makes no sense. */
export function readSettings(env: Record<string, string | undefined>) {
  // An empty variable is an unset one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const given = environment.safeParse(set);
  const rest = parseRestConfig(set, "PGRST_");
  const { providers, wrong: wrongProviders } = readProviders(set);
  const wrong = (given.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
  const nonsense = new Set([...wrong, ...rest.nonsense, ...wrongProviders]);
  if (!given.success || nonsense.size > 0) throw new StartError([...nonsense].map((line) => `${line}.`).join("\n"));
  const { schemas = given.data.API_SCHEMAS ?? ["public"], ...restOptions } = rest.config;
  return {
    ...given.data,
    keys: givenKeys(given.data),
    apiSchemas: schemas,
    rest: restOptions,
    auth: { ...authSettings(given.data), providers, acceptsIdTokens: true },
    /** Names of PostgREST's and GoTrue's that mean nothing here: whoever set them should hear of it. */
    unknown: Object.keys(set).filter((name) => /^(?:PGRST|GOTRUE)_/.test(name) && !known.has(name)),
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
  return {
    siteUrl: env.SITE_URL,
    redirectUrls: env.GOTRUE_URI_ALLOW_LIST ?? [],
    emailConfirmation: autoconfirm === undefined ? "asked" : autoconfirm ? "assumed" : "required",
    isSignUpClosed: env.GOTRUE_DISABLE_SIGNUP ?? false,
    isLinkingClosed: !env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    requireReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION ?? false,
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
        mailByMailboxAndKind: { hits: 1, seconds: env.GOTRUE_SMTP_MAX_FREQUENCY },
      }),
    },
  };
}

function readSigningKeys(text: string, context: z.RefinementCtx): StoredKeys["signing_keys"] {
  try {
    const signing_keys = JSON.parse(text);
    openKeys({ publishable_key: "", secret_key: "", signing_keys });
    return signing_keys;
  } catch {
    context.addIssue({ code: "custom", message: "must be a list of private keys (EC P-256) as JSON, each with a kid" });
    return z.NEVER;
  }
}
