import { z } from "zod";
import { isCnpj } from "#app/shared/tax-id.ts";
import { StartError } from "../kernel/start-error.ts";

/** What the environment says, each variable by itself. */
export type Given = z.infer<typeof environment>;

export function readEnvironment(env: NodeJS.ProcessEnv): Given {
  // An empty variable is an unset one, as in a .env file with nothing after the equals sign.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const errors = new Set(result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`));
  throw new StartError(`Configuração inválida: ${[...errors].join("; ")}. Veja .env.example.`);
}

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `deve ser um endereço como ${example}` });
const databaseUrl = url(/^postgres(ql)?$/, "postgres://usuario:senha@servidor:5432/banco");
const text = z.string().min(1);
const number = (least: number, most: number) => {
  const error = `deve ser um número inteiro de ${least} a ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `deve ser um destes: ${names.join(", ")}` });
const flag = z.enum(["0", "1"], { error: "deve ser 0 ou 1" }).transform((value) => value === "1");

const environment = z.object({
  NODE_ENV: oneOf("production", "development", "test").default("production"),
  PORT: number(0, 65_535).default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((urls) => urls.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(databaseUrl))
    .optional(),
  DATABASE_CONNECTIONS: number(4, 400).default(40),
  PUBLIC_URL: url(/^https?$/, "https://www.exemplo.com.br")
    .refine(isOrigin, "deve ser só o endereço do site, sem usuário, senha ou caminho: https://www.exemplo.com.br")
    .optional(),
  SUPABASE_URL: url(/^https?$/, "https://projeto.supabase.co").optional(),
  SUPABASE_PUBLISHABLE_KEY: text.optional(),
  SUPABASE_SECRET_KEY: text.optional(),
  PUBLISHABLE_KEY: z.string().min(20, "deve ter ao menos 20 caracteres").optional(),
  SECRET_KEY: z.string().min(32, "deve ter ao menos 32 caracteres").optional(),
  SIGNING_KEYS: text.optional(),
  S3_BUCKET_URL: url(/^https?$/, "https://s3.sa-east-1.amazonaws.com/balde").optional(),
  S3_REGION: text.default("sa-east-1"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  PROXIES: number(0, 5).default(0),
  MAIL_FROM: z
    .string()
    .refine(isSender, "deve ser um e-mail, ou um nome e o e-mail: Betesda <nao-responda@exemplo.com.br>")
    .optional(),
  SMTP_URL: url(/^smtps?$/, "smtps://usuario:senha@servidor:465").optional(),
  OPERATOR_NAME: text.optional(),
  OPERATOR_CNPJ: z.string().refine(isCnpj, "deve ser um CNPJ com dígitos certos").optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_EMAIL: z.email("deve ser um e-mail").optional(),
  DPO_NAME: text.optional(),
  DPO_EMAIL: z.email("deve ser um e-mail").optional(),
  // The two are easily taken for each other.
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "deve começar com sk_ ou rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "deve começar com whsec_")
    .optional(),
  STRIPE_PRICE: text.optional(),
  PIX_URL: url(/^https?$/, "https://pix.banco.com.br/api/v2").optional(),
  PIX_TOKEN_URL: url(/^https?$/, "https://pix.banco.com.br/oauth/token").optional(),
  PIX_CLIENT_ID: text.optional(),
  PIX_CLIENT_SECRET: text.optional(),
  PIX_CERTIFICATE: text.optional(),
  PIX_CERTIFICATE_KEY: text.optional(),
  PIX_KEY: text.max(77, "deve ter no máximo 77 caracteres").optional(),
  PIX_BRANCH: z
    .string()
    .regex(/^\d{1,4}$/, "deve ter até 4 dígitos")
    .optional(),
  PIX_ACCOUNT: z
    .string()
    .regex(/^\d{1,20}$/, "deve ter até 20 dígitos")
    .optional(),
  PIX_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,}$/, "deve ter ao menos 16 letras e números")
    .optional(),
  DEMO: flag.optional(),
  REHEARSAL: flag.default(false),
  OFFLINE: flag.default(true),
  METRICS_TOKEN: z.string().min(16, "deve ter ao menos 16 caracteres").optional(),
  LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent").optional(),
});

/** Pages are at its root; a path or a password would be dropped without a word. */
function isOrigin(address: string) {
  if (!URL.canParse(address)) return true;
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

function isSender(text: string) {
  const [, named] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return z.email().safeParse(named ?? text).success;
}
