import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { seedDemo } from "../supabase/seed/seed-demo.ts";
import { allChecks } from "./all-checks.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { configureGateway } from "./configure-gateway.ts";
import { answerVisits } from "./counts/answer-visits.ts";
import { createVisitCounter } from "./counts/visit-counter.ts";
import { openDatabase } from "./database/database.ts";
import { listenTogether } from "./database/listen-together.ts";
import { createMailbox } from "./email/mailbox.ts";
import { readOldestMinutes, startOutboxWorker } from "./email/outbox-worker.ts";
import { watchSmtp } from "./email/smtp-problem.ts";
import { allFunctions } from "./functions/all-functions.ts";
import { bindFunctions } from "./functions/bind-functions.ts";
import { projectCallers } from "./functions/project-callers.ts";
import { createFunctions } from "./gateway/functions/functions.ts";
import type { Gateway } from "./gateway/gateway.ts";
import { createHealth } from "./health/health.ts";
import { createStatus } from "./health/status.ts";
import { offerWatching } from "./health/watch-metrics.ts";
import { ownAddress } from "./http/own-address.ts";
import { createReadingBudget } from "./http/reading-budget.ts";
import { refuseUnreadable } from "./http/refuse-unreadable.ts";
import { refuseUpgrade } from "./http/refuse-upgrade.ts";
import { isAllowedHost } from "./http/security.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { startJobs } from "./jobs/jobs.ts";
import type { Jobs } from "./kernel/jobs.ts";
import { createLog, describeError, type Log } from "./kernel/log.ts";
import { createSmtp } from "./kernel/smtp.ts";
import { StartError } from "./kernel/start-error.ts";
import { registerDocuments } from "./legal/register-documents.ts";
import { offerClockOffset } from "./observability/clock-offset.ts";
import { createMetrics } from "./observability/metrics.ts";
import { firstPart } from "./observability/request-log.ts";
import { buildIfStale } from "./pages/assets/build.ts";
import { offerFigures } from "./payments/figures/figure-metrics.ts";
import { openPayments } from "./payments/open-payments.ts";
import { createWebhooks } from "./payments/webhooks.ts";
import { findBucketProblem } from "./storage/bucket-problem.ts";
import { openFiles } from "./storage/open-files.ts";

/** How long requests under way may take to end after SIGTERM. */
const drainLimit = 10_000;

/** The whole product in this process: database, pages, and their orderly end. */
export async function startServer(env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  if (config.mode === "production")
    await buildIfStale(() => say("Compilando o site (só na primeira vez ou após mudanças)..."));

  const database = await openDatabase(config, {
    onRestart() {
      metrics.databaseRestarts.inc();
      log.error("the embedded PostgreSQL died and is being started again");
    },
    onGivenUp: (error) => giveUp(error, log),
    onLongLock: (migration, words) => say(`Aplicando a migração ${migration}: ${words}`),
    ...(config.demo && {
      onMigrated: async (sql) =>
        seedDemo(sql, config.supabase ? undefined : await openFiles(config)).catch((error) =>
          blameBucket(config, error),
        ),
    }),
  });
  if (!database.embedded && (await database.isLoginMighty()))
    log.warn("the login of DATABASE_URL may change everything, the operators' log too: see MIGRATION_DATABASE_URL");
  try {
    const httpServer = createServer();
    const reading = createReadingBudget(config.proxies);
    limitTimes(httpServer);
    refuseUnreadable(httpServer);
    const { sql } = database;
    const payments = () => openPayments(deps);
    const smtp = config.smtpUrl ? watchSmtp(createSmtp(config.smtpUrl, config.mailFrom)) : undefined;
    const mailbox = createMailbox();
    const { send } = smtp ?? mailbox;
    const checks = allChecks({ config, sql, marks: database.marks, payments, smtp });
    const health = createHealth(checks, { log, registry: metrics.registry });
    const status = createStatus({
      ...{ database, health, requests: metrics.requests },
      emailMinutes: () => readOldestMinutes(sql),
    });
    // Imported now, because it brings React, which reads NODE_ENV.
    const { createWebsite } = await import("./website.ts");
    const website = await createWebsite({
      config,
      database,
      log,
      metrics,
      httpServer,
      reading,
      readStatus: status.read,
    });
    for (const path of website.paths) metrics.routes.add(firstPart(path));
    const changes = listenTogether(database.sql, log, website.watchers);
    // Whoever comes between listening and the last preparations waits for them.
    const { promise: ready, resolve: onReady } = Promise.withResolvers<RequestListener>();
    let answerRequest: RequestListener = async (request, response) => (await ready)(request, response);
    httpServer.on("request", (request, response) => answerRequest(request, response));
    const address = await listen(httpServer, config);
    changes.start();
    const publicUrl = config.publicUrl ?? address;
    const deps = { sql, config, log, metrics, publicUrl };
    offerFigures(metrics.registry, sql);
    offerClockOffset(metrics.registry, sql);
    offerWatching(metrics.registry, { sql, config, httpServer });
    const laterJobs: Jobs = { send: (...run) => jobs.send(...run) };
    const functions = bindFunctions(allFunctions, { ...deps, jobs: laterJobs });
    const gateway = config.supabase
      ? undefined
      : await configureGateway({ config, database, log, publicUrl, functions, reading });
    await gateway?.start();
    if (gateway) onUpgrade(httpServer, gateway, config);
    const visits = createVisitCounter({ sql, log });
    visits.start();
    const app = createApp({
      ...{ config, database, health, log, metrics, gateway },
      // A rehearsal has real people's accounts, and this machine may have other users.
      mailbox: config.rehearsal || smtp ? undefined : mailbox,
      ...{ website: website.parts, paths: website.paths },
      webhooks: createWebhooks({ payments, jobs: laterJobs }),
      functions: config.supabase && createFunctions({ identify: projectCallers(config.supabase, log), log }, functions),
    });
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const answerCached = website.sendCached(answer);
    const telling = answerVisits({ counter: visits, config, log, metrics });
    answerRequest = telling.before(answerCached);
    onReady(answerRequest);
    const { renderEmail: render } = website;
    const outboxWorker = startOutboxWorker({ ...deps, render, send, siteUrl: publicUrl, operator: config.operator });
    void outboxWorker.start();
    await registerDocuments(sql, config.operator);
    // Said in the log now, not when the first person asks.
    void health.findProblems();
    const jobs = startJobs(allJobs, { ...deps, gateway }, { queueAt: database.forJobs });
    // For `npm run keys`, which tells it to scripts.
    await writeFile(join(config.dataDir, "address"), `${address}\n`).catch(() => {});
    void website.loadRest().then(
      () => log.info("everything is loaded"),
      (error) => log.error(describeError(error), "parts of this build cannot be loaded"),
    );
    return {
      address,
      async stop() {
        await rm(join(config.dataDir, "address"), { force: true });
        await Promise.all([gateway?.close(), changes.close()]);
        await Promise.all([drain(httpServer), outboxWorker.close(), jobs.stop()]);
        telling.settle();
        status.close();
        await visits.stop();
        await website.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The demo's portraits go to the bucket, before anything else has asked for it. */
async function blameBucket({ s3 }: Config, error: unknown): Promise<never> {
  const problem = s3 && (await findBucketProblem(s3));
  throw problem ? new StartError(problem.words) : error;
}

/** Vite has a socket of its own while developing, which is not ours to answer. */
function onUpgrade(server: Server, gateway: Gateway, config: Config) {
  server.on("upgrade", (request, socket, head) => {
    if (!isAllowedHost(config, request)) return refuseUpgrade(socket, 421);
    // As it was sent: an address that cannot be parsed must not end the process, and nobody is there to catch it.
    const [path = ""] = (request.url ?? "").split("?");
    if (gateway.isOwnPath(path)) gateway.handleUpgrade(request, socket, head);
    else if (server.listenerCount("upgrade") === 1) refuseUpgrade(socket, 404);
  });
}

function limitTimes(server: Server) {
  server.headersTimeout = 10_000;
  // Long enough for a photo over a slow connection; each service ends idle bodies sooner.
  server.requestTimeout = 300_000;
  // Longer than a proxy keeps its own (nginx 60 s, Caddy 120 s): what is sent while we close is lost.
  server.keepAliveTimeout = 125_000;
  server.maxHeadersCount = 100;
}

async function listen(server: Server, { host, port }: Config) {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartError(`A porta ${port} já está em uso. Escolha outra com PORT.`);
    if (code === "EACCES") throw new StartError(`Sem permissão para usar a porta ${port}. Escolha outra com PORT.`);
    throw new StartError(`Não é possível atender em ${host}:${port} (${code}). Confira HOST e PORT.`);
  }
  return ownAddress(server);
}

/** No new requests; those under way end by themselves or after the limit. */
async function drain(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const limit = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearTimeout(limit);
}

function giveUp(error: Error, log: Log): never {
  log.fatal(describeError(error), "the database cannot be kept running");
  console.error(error.message);
  process.exit(1);
}
