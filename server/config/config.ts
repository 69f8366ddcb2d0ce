import { join, resolve } from "node:path";
import { z } from "zod";
import { type Operator, placeholderOperator } from "#app/shared/operator.ts";
import { StartError } from "../kernel/start-error.ts";
import { type Given, readEnvironment } from "./environment.ts";
import { listExamples } from "./example-values.ts";

/** Everything the environment may say, checked once at start. `.env.example` explains each variable. */
export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  const isRehearsal = env.REHEARSAL === "1";
  const given = readEnvironment(isRehearsal ? withoutOutside(env) : env);
  const readS3 = (from: Given) =>
    together(from, "S3_BUCKET_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_REGION");
  const isLoopback = isLoopbackHost(given.HOST);
  const isPublic = !isLoopback || (given.PUBLIC_URL && !isLoopbackHost(new URL(given.PUBLIC_URL).hostname));
  // A public mailbox would hand over every account, so demo never starts by itself outside loopback,
  // nor on a database that somebody brought along.
  const demo = !given.REHEARSAL && (given.DEMO ?? (!given.DATABASE_URL && !isPublic));
  if (!demo && !given.REHEARSAL) requireProduction(given);
  return {
    mode: given.NODE_ENV === "development" ? ("development" as const) : ("production" as const),
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    /** The same database past a pooler, for jobs. */
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    /** Streaming replicas of it. */
    databaseReadUrls: given.DATABASE_READ_URL ?? [],
    /** Of one process to each database, without the few that listen and work. */
    databaseConnections: given.DATABASE_CONNECTIONS,
    ...readMigrationLogin(given),
    publicUrl: given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin,
    supabase: readSupabase(given),
    keys: readKeys(given),
    s3: readS3(given),
    /** To read a continuous backup with: a rehearsal has no bucket of its own, but looks at the installation's copies. */
    archiveS3: readS3(isRehearsal ? readEnvironment(withoutOutside(env, /^S3_/)) : given),
    payments: { stripe: readStripe(given), pix: readPix(given) },
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `nao-responda@${new URL(given.PUBLIC_URL ?? "http://localhost").hostname}`,
    proxies: given.PROXIES,
    operator: readOperator(given),
    demo,
    /** A copy to try things with: it sends no mail, moves no money and says so on every page. */
    rehearsal: given.REHEARSAL,
    /** Demo that nobody asked for in so many words, and a rehearsal, answer to loopback names only. */
    loopbackOnly: given.REHEARSAL || (demo && given.DEMO !== true),
    /** Whether browsers keep public pages for when there is no connection. */
    isOfflineKept: given.OFFLINE && !given.REHEARSAL,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL ?? (demo ? "warn" : "info"),
  };
}

export function isLoopbackHost(host: string) {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}

/**
 * A rehearsal takes nothing of an installation but its words: whatever the environment says, its database is an embedded
 * one in a folder of its own, its files are beside it, and it knows no way to anybody's mailbox, money or bucket.
 */
function withoutOutside(env: NodeJS.ProcessEnv, but?: RegExp) {
  const outside = /^(DATABASE_|MIGRATION_|SUPABASE_|S3_|SMTP_|STRIPE_|PIX_|GOOGLE_|PUBLIC_URL$|HOST$)/;
  const kept = Object.entries(env).filter(([name]) => !outside.test(name) || but?.test(name));
  return { ...Object.fromEntries(kept), DATA_DIR: join(env.DATA_DIR || ".data", "rehearsal") };
}

function requireProduction(given: Given) {
  const missing = [
    !given.PUBLIC_URL && "PUBLIC_URL",
    !given.SMTP_URL && "SMTP_URL",
    !readStripe(given) && !readPix(given) && "STRIPE_* ou PIX_*",
    // The law wants whoever sells to be named (Decreto 7.962, art. 2; LGPD, art. 41): no sale under an example's name.
    ...operatorVariables.filter((name) => !given[name]),
    ...listExamples(given).map((name) => `${name} (ainda é o exemplo do manual)`),
  ].filter(Boolean);
  if (missing.length === 0) return;
  throw new StartError(
    `Fora do modo de demonstração falta configurar ${missing.join(", ")}. ` +
      "Para demonstrar sem isso, com dados fictícios e caixa de correio aberta, defina DEMO=1.",
  );
}

const operatorVariables = [
  ...(["OPERATOR_NAME", "OPERATOR_CNPJ", "OPERATOR_ADDRESS", "OPERATOR_EMAIL", "DPO_NAME", "DPO_EMAIL"] as const),
];

/** Settings that mean something only together: all of them, or undefined when none is set. */
function together<Name extends keyof Given>(given: Given, ...names: Name[]) {
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0)
    return Object.fromEntries(names.map((name) => [name, String(given[name])])) as Record<Name, string>;
  // The region has a value of its own.
  const set = names.filter((name) => given[name] && name !== "S3_REGION");
  if (set.length === 0) return undefined;
  throw new StartError(`Junto com ${set.join(", ")} falta definir ${missing.join(", ")}.`);
}

/** Who answers for the service, on every page and in every email; in a demo it may be an example, which says so. */
function readOperator(given: Given): Operator {
  const facts = {
    name: given.OPERATOR_NAME,
    cnpj: given.OPERATOR_CNPJ,
    address: given.OPERATOR_ADDRESS,
    email: given.OPERATOR_EMAIL,
    dpoName: given.DPO_NAME,
    dpoEmail: given.DPO_EMAIL,
  };
  const set = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
  return { ...placeholderOperator, ...set, isPlaceholder: Object.keys(set).length < Object.keys(facts).length };
}

/** The schema's owner, for migrations and commands: on simple hosting it is the server's own login. */
function readMigrationLogin({ DATABASE_URL, MIGRATION_DATABASE_URL }: Given) {
  if (!MIGRATION_DATABASE_URL) return { migrationDatabaseUrl: DATABASE_URL, migrationSetting: "DATABASE_URL" };
  if (!DATABASE_URL) throw new StartError("MIGRATION_DATABASE_URL só vale junto com DATABASE_URL.");
  return { migrationDatabaseUrl: MIGRATION_DATABASE_URL, migrationSetting: "MIGRATION_DATABASE_URL" };
}

/** Several machines behind one address must share their keys; a single one makes its own. */
function readKeys(given: Given) {
  const set = together(given, "PUBLISHABLE_KEY", "SECRET_KEY", "SIGNING_KEYS");
  if (!set) return undefined;
  try {
    const signing_keys = z
      .array(z.looseObject({ kid: z.string().min(1), kty: z.literal("EC"), d: z.string().min(1) }))
      .min(1)
      .parse(JSON.parse(set.SIGNING_KEYS));
    return { publishable_key: set.PUBLISHABLE_KEY, secret_key: set.SECRET_KEY, signing_keys };
  } catch {
    throw new StartError("SIGNING_KEYS deve ser uma lista JSON de chaves JWK privadas (EC P-256), cada uma com kid.");
  }
}

function readStripe(given: Given) {
  const set = together(given, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
  if (!set) return undefined;
  return { secretKey: set.STRIPE_SECRET_KEY, webhookSecret: set.STRIPE_WEBHOOK_SECRET, price: given.STRIPE_PRICE };
}

function readPix(given: Given) {
  const set = together(
    given,
    ...(["PIX_CLIENT_ID", "PIX_CLIENT_SECRET", "PIX_URL", "PIX_TOKEN_URL", "PIX_CERTIFICATE"] as const),
    ...(["PIX_CERTIFICATE_KEY", "PIX_KEY", "PIX_BRANCH", "PIX_ACCOUNT", "PIX_WEBHOOK_SECRET"] as const),
  );
  if (!set) return undefined;
  return {
    ...{ url: set.PIX_URL, tokenUrl: set.PIX_TOKEN_URL, key: set.PIX_KEY, webhookSecret: set.PIX_WEBHOOK_SECRET },
    ...{ clientId: set.PIX_CLIENT_ID, clientSecret: set.PIX_CLIENT_SECRET },
    ...{ certificatePath: set.PIX_CERTIFICATE, certificateKeyPath: set.PIX_CERTIFICATE_KEY },
    ...{ branch: set.PIX_BRANCH, account: set.PIX_ACCOUNT },
  };
}

function readSupabase(given: Given) {
  const set = together(given, "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY");
  if (!set) return undefined;
  if (!given.DATABASE_URL)
    throw new StartError("Junto com SUPABASE_URL falta definir DATABASE_URL, o banco do projeto.");
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = set;
  return { url: url.replace(/\/+$/, ""), publishableKey, secretKey };
}
