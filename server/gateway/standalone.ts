import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { createBatchPool } from "../database/batch/batch-pool.ts";
import { connectTo, learnArrayTypes } from "../database/connect-to.ts";
import { migrate } from "../database/migrations.ts";
import { renewedPool } from "../database/renewed-pool.ts";
import { actingRoles, admitLogin } from "../database/running-login.ts";
import { createSmtpSender } from "../email/smtp.ts";
import { endOnSignal } from "../end-on-signal.ts";
import { createLog } from "../observability/log.ts";
import { StartError } from "../start-error.ts";
import { wordAuthMail } from "./default-mails.ts";
import { createGateway } from "./gateway.ts";
import { generateKeys, openKeys } from "./keys.ts";
import { LiveSessions } from "./live-sessions.ts";
import { openDiskStore } from "./storage/files/disk-store.ts";

/**
 * `npm run gateway`: auth, table API, storage and realtime alone, over any PostgreSQL, with nothing of
 * the product loaded. `npm run gateway -- keys` prints a fresh set of keys for its environment.
 */
const environment = z.object({
  DATABASE_URL: z.string().min(1),
  MIGRATION_DATABASE_URL: z.string().min(1).optional(),
  PUBLISHABLE_KEY: z.string().min(20),
  SECRET_KEY: z.string().min(32),
  SIGNING_KEYS: z.string().transform((text) => JSON.parse(text)),
  PORT: z.coerce.number().int().min(0).max(65535).default(54321),
  HOST: z.string().default("127.0.0.1"),
  API_SCHEMAS: z.string().default("public"),
  PUBLIC_URL: z.url().optional(),
  SITE_URL: z.url().default("http://localhost:3000"),
  DATA_DIR: z.string().default(".data/gateway"),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("no-reply@localhost"),
  LOG_LEVEL: z.string().default("info"),
});

if (process.argv.includes("keys")) printKeys();
else await serve().catch(fail);

async function serve() {
  const given = environment.safeParse(process.env);
  if (!given.success) {
    const names = given.error.issues.map((issue) => issue.path.join("."));
    throw new StartError(`Missing or wrong: ${names.join(", ")}. "npm run -s gateway -- keys" prints fresh keys.`);
  }
  const env = given.data;
  const log = createLog(env.LOG_LEVEL);
  const first = connectTo(env.DATABASE_URL, { max: 10, onnotice() {} });
  const sql = renewedPool(first);
  const batches = createBatchPool(sql);
  const owner = connectTo(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, { max: 1, onnotice() {} });
  await migrate(owner, { folder: join(import.meta.dirname, "schema"), history: "gateway_migrations" });
  await admitLogin(owner, first, actingRoles({ hasGateway: true }));
  await owner.end();
  await learnArrayTypes(first);

  const server = createServer();
  server.listen(env.PORT, env.HOST);
  await once(server, "listening");
  const address = env.PUBLIC_URL ?? `http://localhost:${(server.address() as AddressInfo).port}`;
  const keys = openKeys({
    publishable_key: env.PUBLISHABLE_KEY,
    secret_key: env.SECRET_KEY,
    signing_keys: env.SIGNING_KEYS,
  });
  const send = env.SMTP_URL ? createSmtpSender(env.SMTP_URL, env.MAIL_FROM) : undefined;
  const gateway = createGateway({
    settings: {
      sql,
      batches,
      keys,
      sessions: new LiveSessions(sql),
      log,
      publicUrl: address,
      apiSchemas: env.API_SCHEMAS.split(","),
    },
    auth: {
      siteUrl: env.SITE_URL,
      sendMail: (mail) => send?.(wordAuthMail(mail)),
    },
    storage: { files: await openDiskStore(join(env.DATA_DIR, "files")) },
  });
  await gateway.start();
  server.on("request", getRequestListener(gateway.app.fetch, { overrideGlobalObjects: false }));
  server.on("upgrade", gateway.handleUpgrade);
  console.log(`Gateway: ${address}`);

  endOnSignal(async () => {
    const closed = once(server, "close");
    server.close();
    await gateway.close();
    server.closeAllConnections();
    await closed;
    await batches.close();
    await sql.end({ timeout: 5 });
  });
}

function printKeys() {
  const { publishable_key, secret_key, signing_keys } = generateKeys();
  console.log(
    `PUBLISHABLE_KEY=${publishable_key}\nSECRET_KEY=${secret_key}\nSIGNING_KEYS='${JSON.stringify(signing_keys)}'`,
  );
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : `Could not start: ${(error as Error).message}`);
  process.exit(1);
}
