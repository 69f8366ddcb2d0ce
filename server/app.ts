import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/database.ts";
import type { Mailbox } from "./email/mailbox.ts";
import type { Gateway } from "./gateway/gateway.ts";
import type { Health } from "./health/health.ts";
import { readReadiness } from "./health/readiness.ts";
import { failurePage } from "./http/failure-page.ts";
import { isSameSecret } from "./http/same-secret.ts";
import { isFromThisMachine, onlyAllowedHosts, onlyOwnForms, secureHeaders } from "./http/security.ts";
import type { Log } from "./kernel/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { logRequests } from "./observability/request-log.ts";

type Parts = {
  config: Config;
  database: Database;
  health: Health;
  log: Log;
  metrics: Metrics;
  /** The website: built files and pages, or Vite's when developing. */
  website: MiddlewareHandler[];
  /** Of the website's routes, with `:names` for what varies. */
  paths: readonly string[];
  /** Supabase's services, unless a Supabase project is used. */
  gateway: Gateway | undefined;
  /** Our functions, when the other services are a Supabase project's. */
  functions: Hono | undefined;
  mailbox: Mailbox | undefined;
  /** What payment providers announce. */
  webhooks: Hono;
};

export function createApp(parts: Parts) {
  const { config, database, health, log, metrics, website, paths, gateway, functions, mailbox, webhooks } = parts;
  const app = new Hono();
  app.use(logRequests(log, metrics), secureHeaders(config, paths));

  app.get("/healthz", (c) => c.text("ok\n"));
  app.get("/readyz", async (c) => {
    const { isReady, problems } = await readReadiness(database, health);
    return c.text([isReady ? "ready" : "not ready", ...problems, ""].join("\n"), isReady ? 200 : 503);
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c, config.metricsToken)) return c.text("forbidden\n", 403);
    return c.text(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
  });

  app.use(onlyAllowedHosts(config));
  app.use((c, next) => (isWellFormed(c.req.url) ? next() : Promise.resolve(failurePage(c, 400))));
  // The platform's own requests cannot have these methods: the router would fail on them, and the log call it our error.
  app.on(["TRACE", "CONNECT"], "*", (c) => c.text("method not allowed\n", 405));
  if (gateway) app.use((c, next) => (gateway.isOwnPath(c.req.path) ? passOn(c, gateway) : next()));
  if (functions) app.route("/functions/v1", functions);
  app.route("/webhooks", webhooks);
  // To anybody else there is no such page, whatever the demo is shown under.
  if (mailbox)
    app.use("/dev/mailbox/*", (c, next) => (isFromThisMachine(incomingOf(c)) ? next() : Promise.resolve(c.notFound())));
  if (mailbox) app.route("/dev/mailbox", mailbox.app);
  app.use(onlyOwnForms);
  for (const part of website) app.use(part);
  app.onError((_, c) => failurePage(c, 500));
  return app;
}

async function passOn(c: Context, gateway: Gateway) {
  return gateway.app.fetch(c.req.raw, c.env);
}

function isWellFormed(url: string) {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes("\0");
  } catch {
    return false;
  }
}

function mayReadMetrics(c: Context, token: string | undefined) {
  const given = c.req.header("Authorization")?.replace(/^Bearer /i, "");
  if (token && given) return isSameSecret(given, token);
  return isFromThisMachine(incomingOf(c));
}

const incomingOf = (c: Context) => (c.env as HttpBindings).incoming;
