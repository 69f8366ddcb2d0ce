import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { endOnSignal } from "../kernel/end-on-signal.ts";
import { hideRows } from "../kernel/hide-rows.ts";
import { envLinesOf, generateKeys, loadOrCreateKeys, openKeys } from "../kernel/keys.ts";
import { createLog } from "../kernel/log.ts";
import { createSmtp } from "../kernel/smtp.ts";
import { StartError } from "../kernel/start-error.ts";
import { wordAuthMail } from "./default-mails.ts";
import { createGateway } from "./gateway.ts";
import { LiveSessions } from "./live-sessions.ts";
import { openDatabase } from "./standalone/database.ts";
import { readSettings } from "./standalone/settings.ts";
import { openDiskStore } from "./storage/files/disk-store.ts";

/**
 * `npm run gateway`: auth, table API, storage and realtime alone, over any PostgreSQL or one of its own, with nothing of
 * the product loaded. docs/gateway.md lists its settings. `npm run gateway -- keys` prints a fresh set of keys.
 */
if (process.argv.includes("keys")) printKeys();
else {
  hideRows();
  await serve().catch(fail);
}

async function serve() {
  readEnvFile();
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  for (const name of settings.unknown) log.warn(`the setting ${name} means nothing here`);
  if (!settings.SMTP_URL && settings.auth.emailConfirmation === "required")
    log.warn("without SMTP_URL nobody is sent the email that GOTRUE_MAILER_AUTOCONFIRM=false makes them wait for");
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL,
    dataDir: settings.DATA_DIR,
    migrations: settings.MIGRATIONS,
    defaultGrants: settings.DEFAULT_GRANTS,
    log,
  });
  const { sql, batches } = database;

  const server = createServer();
  await listen(server, settings).catch(async (error) => {
    await database.close();
    throw error;
  });
  const address = settings.PUBLIC_URL ?? `http://localhost:${(server.address() as AddressInfo).port}`;
  const keys = openKeys(settings.keys ?? (await loadOrCreateKeys(settings.DATA_DIR)), settings.JWT_SECRET);
  const send = settings.SMTP_URL ? createSmtp(settings.SMTP_URL, settings.MAIL_FROM).send : undefined;
  const gateway = createGateway({
    settings: {
      sql,
      batches,
      keys,
      sessions: new LiveSessions(sql),
      log,
      publicUrl: address,
      apiSchemas: settings.apiSchemas,
    },
    auth: { ...settings.auth, sendMail: (mail) => send?.(wordAuthMail(mail)) },
    rest: settings.rest,
    storage: { files: await openDiskStore(join(settings.DATA_DIR, "files")) },
  });
  await gateway.start();
  server.on("request", getRequestListener(gateway.app.fetch, { overrideGlobalObjects: false }));
  server.on("upgrade", gateway.handleUpgrade);
  endOnSignal(async () => {
    const closed = once(server, "close");
    server.close();
    await gateway.close();
    server.closeAllConnections();
    await closed;
    await database.close();
  });
  // Last: whoever reads it may stop us at once, and the database must be stopped with us.
  console.log(`Gateway: ${address}`);
  if (!settings.keys) console.log(`Publishable key: ${keys.publishableKey} (all keys: ${settings.DATA_DIR}/keys.json)`);
}

async function listen(server: Server, { PORT, HOST }: { PORT: number; HOST: string }) {
  server.listen(PORT, HOST);
  await once(server, "listening").catch(({ code }) => {
    if (code === "EADDRINUSE") throw new StartError(`The port ${PORT} is in use already. Choose another with PORT.`);
    throw new StartError(`Nobody can be served at ${HOST}:${PORT} (${code}). Look at HOST and PORT.`);
  });
}

/** Of the folder that it is started in; what is set already outranks it. */
function readEnvFile() {
  try {
    process.loadEnvFile();
  } catch {}
}

function printKeys() {
  console.log(envLinesOf(generateKeys()));
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.english : `Could not start: ${(error as Error).message}`);
  process.exit(1);
}
