import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { generateKeys } from "../kernel/keys.ts";
import { isLoopbackHost, readConfig } from "./config.ts";

const operator = {
  OPERATOR_NAME: "Casa Ltda.",
  OPERATOR_CNPJ: "12.345.678/0001-95",
  OPERATOR_ADDRESS: "Rua das Flores, 10, Campinas - SP",
  OPERATOR_EMAIL: "contato@casa.com.br",
  DPO_NAME: "Rute Lima",
  DPO_EMAIL: "privacidade@casa.com.br",
};

const production = {
  ...operator,
  PUBLIC_URL: "https://www.casa.com.br/",
  SMTP_URL: "smtps://a:b@mail:465",
  STRIPE_SECRET_KEY: "sk_live_a",
  STRIPE_WEBHOOK_SECRET: "whsec_a",
};

const keys = generateKeys();
const signingKeys = {
  PUBLISHABLE_KEY: keys.publishable_key,
  SECRET_KEY: keys.secret_key,
  SIGNING_KEYS: JSON.stringify(keys.signing_keys),
};

const pix = {
  ...{ PIX_URL: "https://pix.banco.test/api", PIX_TOKEN_URL: "https://pix.banco.test/oauth/token", PIX_KEY: "chave" },
  ...{ PIX_CLIENT_ID: "id", PIX_CLIENT_SECRET: "secret", PIX_CERTIFICATE: "a.pem", PIX_CERTIFICATE_KEY: "b.pem" },
  ...{ PIX_BRANCH: "0001", PIX_ACCOUNT: "123456", PIX_WEBHOOK_SECRET: "um-segredo-bem-longo" },
};

test("nothing configured is a demo on loopback", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    demo: true,
    loopbackOnly: true,
    mode: "production",
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("demo never starts by itself on a public address or on somebody's database", () => {
  const unsafe = [
    { HOST: "0.0.0.0" },
    { HOST: "192.0.2.1" },
    { PUBLIC_URL: "https://x.com.br" },
    { DATABASE_URL: "postgres://h/d" },
    { DEMO: "0" },
  ];
  for (const env of unsafe) expect(() => readConfig(env)).toThrow("DEMO=1");
});

test("demo can be asked for outright, and then answers to every name", () => {
  expect(readConfig({ HOST: "0.0.0.0", DEMO: "1" })).toMatchObject({ demo: true, loopbackOnly: false });
});

test("with an address, mail and payments it is in production", () => {
  expect(readConfig({ ...production, HOST: "0.0.0.0" })).toMatchObject({
    demo: false,
    publicUrl: "https://www.casa.com.br",
  });
  const withPix = readConfig({ ...production, STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", ...pix });
  expect(withPix).toMatchObject({ demo: false, payments: { stripe: undefined, pix: { key: "chave" } } });
});

test("every wrong variable is named at once", () => {
  expect(() => readConfig({ PORT: "70000", DEMO: "yes", METRICS_TOKEN: "short" })).toThrow(
    /PORT .*; DEMO deve ser 0 ou 1; METRICS_TOKEN/,
  );
});

test("loopback is recognised by name and number, and nothing else is", () => {
  for (const host of ["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
    expect(isLoopbackHost(host)).toBe(true);
  for (const host of ["", "0.0.0.0", "127.0.0.1.nip.io", "localhost.com", "::", "10.0.0.1"])
    expect(isLoopbackHost(host)).toBe(false);
});

test("production does not start without a provider of payments, nor with half of one's secrets", () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...without } = production;
  expect(() => readConfig(without)).toThrow("STRIPE_* ou PIX_*");
  for (const name of Object.keys(pix))
    expect(() => readConfig({ ...without, ...pix, [name]: "" })).toThrow(`falta definir ${name}.`);
});

test("of settings that go together, those that are missing are named, and those that want them", () => {
  const half = (env: NodeJS.ProcessEnv) => () => readConfig({ ...env, DEMO: "1" });
  expect(half({ STRIPE_WEBHOOK_SECRET: "whsec_a" })).toThrow(
    /^Junto com STRIPE_WEBHOOK_SECRET falta definir STRIPE_SECRET_KEY\.$/,
  );
  expect(half({ S3_ACCESS_KEY_ID: "a" })).toThrow(
    /^Junto com S3_ACCESS_KEY_ID falta definir S3_BUCKET_URL, S3_SECRET_ACCESS_KEY\.$/,
  );
  expect(half({ S3_REGION: "us-east-1" })).not.toThrow();
  const project = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_SECRET_KEY: "s" };
  expect(half({ ...project, SUPABASE_SECRET_KEY: "" })).toThrow("falta definir SUPABASE_SECRET_KEY.");
  expect(half(project)).toThrow("falta definir DATABASE_URL");
});

test("what would be dropped or fail later is refused, each in Portuguese", () => {
  for (const [name, value, words] of [
    ["PUBLIC_URL", "https://casa.com.br/site", "deve ser só o endereço do site, sem usuário, senha ou caminho"],
    ["PUBLIC_URL", "https://ana:senha@casa.com.br", "deve ser só o endereço do site"],
    ["PUBLIC_URL", "https://casa.com.br/?a=1", "deve ser só o endereço do site"],
    ["PUBLIC_URL", "casa.com.br", "deve ser um endereço como https://"],
    ["MAIL_FROM", "foo", "deve ser um e-mail"],
    ["MAIL_FROM", "Casa <foo>", "deve ser um e-mail"],
    ["LOG_LEVEL", "verbose", "deve ser um destes: trace, debug, info, warn, error, silent"],
    ["NODE_ENV", "prod", "deve ser um destes: production, development, test"],
    ["PROXIES", "-1", "deve ser um número inteiro de 0 a 5"],
    ["PROXIES", "1.5", "deve ser um número inteiro de 0 a 5"],
    ["DATABASE_READ_URL", "postgres://a/b,mysql://a/b", "deve ser um endereço como postgres://"],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(`Configuração inválida: ${name} ${words}`);
  for (const MAIL_FROM of ["oi@casa.com.br", "Casa <oi@casa.com.br>"])
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test("production does not start with an address, password or key as the manual prints them", async () => {
  const manual = await readFile(join(import.meta.dirname, "../../docs/operar.md"), "utf8");
  const [, printed = ""] = /o mínimo para ir ao ar:\n\n```sh\n([\s\S]*?)```/.exec(manual) ?? [];
  const examples = Object.entries(parseEnv(printed)).filter(([name, value]) => value && !/DATA_DIR|PROXIES/.test(name));
  expect(examples.map(([name]) => name)).toContain("SMTP_URL");
  const others = [
    ["MAIL_FROM", "nao-responda@exemplo.com.br"],
    ["DATABASE_URL", "postgres://betesda:senha@servidor:5432/betesda"],
    ["OPERATOR_EMAIL", "voce@exemplo.com.br"],
  ] as const;
  for (const [name, value] of [...examples, ...others])
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      `falta configurar ${name} (ainda é o exemplo do manual). `,
    );
  const own = { PUBLIC_URL: "https://meuexemplo.com.br", OPERATOR_ADDRESS: "Rua Exemplo, 3", ...signingKeys };
  expect(readConfig({ ...production, ...own })).toMatchObject({ publicUrl: own.PUBLIC_URL });
});

test("Stripe's two secrets are not taken for each other", () => {
  const swapped = { STRIPE_SECRET_KEY: "whsec_a", STRIPE_WEBHOOK_SECRET: "sk_live_a" };
  expect(() => readConfig({ ...production, ...swapped })).toThrow(
    "STRIPE_SECRET_KEY deve começar com sk_ ou rk_; STRIPE_WEBHOOK_SECRET deve começar com whsec_",
  );
});

test("the operator is complete, or in a demo marked as an example", () => {
  expect(readConfig({}).operator).toMatchObject({ name: "[Razão social do operador]", isPlaceholder: true });
  expect(readConfig(operator).operator).toMatchObject({
    name: "Casa Ltda.",
    dpoName: "Rute Lima",
    isPlaceholder: false,
  });
  expect(readConfig({ ...operator, DPO_EMAIL: "" }).operator.isPlaceholder).toBe(true);
  expect(() => readConfig({ OPERATOR_EMAIL: "casa" })).toThrow("OPERATOR_EMAIL");
});

test("production does not start without who answers for it, nor with an example", () => {
  for (const name of Object.keys(operator)) expect(() => readConfig({ ...production, [name]: "" })).toThrow(name);
  for (const [name, value] of [
    ["OPERATOR_NAME", "Sua Empresa Ltda."],
    ["OPERATOR_CNPJ", "11.222.333/0001-81"],
    ["OPERATOR_CNPJ", "11222333000181"],
    ["DPO_NAME", "Nome do encarregado"],
    ["OPERATOR_NAME", "[Razão social do operador]"],
    ["OPERATOR_ADDRESS", "[Endereço do operador]"],
    ["OPERATOR_EMAIL", "contato@exemplo.com.br"],
    ["DPO_EMAIL", "privacidade@exemplo.com.br"],
  ] as const)
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`falta configurar ${name}`);
});

test("a CNPJ with a wrong check digit does not start", () => {
  expect(() => readConfig({ ...production, OPERATOR_CNPJ: "11.222.333/0001-80" })).toThrow(
    "OPERATOR_CNPJ deve ser um CNPJ com dígitos certos",
  );
});

test("migrations have the owner's address, or for want of one the server's", () => {
  const [own, owner] = ["postgres://betesda@h/d", "postgres://dono@h/d"];
  const both = readConfig({ ...production, DATABASE_URL: own, MIGRATION_DATABASE_URL: owner });
  expect([both.databaseUrl, both.migrationDatabaseUrl]).toEqual([own, owner]);
  expect(readConfig({ ...production, DATABASE_URL: own }).migrationDatabaseUrl).toBe(own);
  expect(() => readConfig({ MIGRATION_DATABASE_URL: owner })).toThrow("só vale junto com DATABASE_URL");
});

test("a rehearsal has no way to anybody's database, files, mailbox or money, whatever is set", () => {
  const everything = {
    ...production,
    ...pix,
    ...{ DATABASE_URL: "postgres://h/d", MIGRATION_DATABASE_URL: "postgres://h/d", HOST: "0.0.0.0" },
    ...{ S3_BUCKET_URL: "https://s3/b", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
    ...{ SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_SECRET_KEY: "s" },
    ...{ DATA_DIR: "/var/lib/betesda-data", DEMO: "1" },
  };
  expect(readConfig(everything)).toMatchObject({ databaseUrl: "postgres://h/d", rehearsal: false });
  expect(readConfig({ ...everything, REHEARSAL: "1" })).toMatchObject({
    ...{ rehearsal: true, demo: false, loopbackOnly: true, host: "127.0.0.1", publicUrl: undefined },
    ...{ databaseUrl: undefined, migrationDatabaseUrl: undefined, supabase: undefined, s3: undefined },
    ...{ smtpUrl: undefined, payments: { stripe: undefined, pix: undefined }, isOfflineKept: false },
    dataDir: "/var/lib/betesda-data/rehearsal",
    operator: { name: operator.OPERATOR_NAME },
    // Copies that are kept in a bucket are rehearsed from there.
    archiveS3: { S3_BUCKET_URL: "https://s3/b", S3_ACCESS_KEY_ID: "a" },
  });
  expect(() => readConfig({ REHEARSAL: "sim" })).toThrow("REHEARSAL deve ser 0 ou 1");
});
