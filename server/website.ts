import type { Server } from "node:http";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { listingTag } from "#app/shared/page-meta.ts";
import type { Config } from "./config.ts";
import { anon } from "./database/acting.ts";
import { gatherInBatch } from "./database/batch/query-in-batch.ts";
import type { Database } from "./database/database.ts";
import type { Watcher } from "./database/listen-together.ts";
import { loadOrCreateKeys } from "./gateway/keys.ts";
import type { RenderLetter } from "./mail/render-letter.ts";
import { describeError, type Log } from "./observability/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { answerPages } from "./pages/answer-pages.ts";
import { loadAssets, serveAssets } from "./pages/assets.ts";
import { buildFolder } from "./pages/build.ts";
import { forgetPages } from "./pages/forget-pages.ts";
import { HtmlCache } from "./pages/html-cache.ts";
import { findPages, servePages } from "./pages/pages.ts";
import { renderNonce } from "./pages/policy.ts";
import { entryOf, loadBuild, pageRendererOf, rendererOf, type Supplies } from "./pages/renderer.ts";
import { readPhoto } from "./read-photo.ts";
import { createSearchMirror } from "./search/search-mirror.ts";
import { createChallenges } from "./visitors/challenge.ts";
import { installationSecret } from "./visitors/installation-secret.ts";
import { createVisitorLimit } from "./visitors/limit-visitor.ts";

const cacheBytes = 64 * 1024 * 1024;

type Needs = { config: Config; database: Database; log: Log; metrics: Metrics; httpServer: Server };

export type Website = {
  /** Files and pages, in the order in which they are asked. */
  parts: MiddlewareHandler[];
  /** Answers for some pages before everything else is asked; the rest is left to what it is given. */
  answerPages?: ReturnType<typeof answerPages>;
  renderLetter: RenderLetter;
  /** What keeps a copy of something in the database. */
  watchers: Watcher[];
};

/** What answers for the pages: the build in production, Vite with hot reload in development. */
export async function createWebsite({ config, database, log, metrics, httpServer }: Needs): Promise<Website> {
  const { sql } = database;
  const cache = new HtmlCache(cacheBytes);
  const forgetting = forgetPages(cache);
  const mirror = createSearchMirror(sql, log, () => forgetting.forgetSoon(listingTag));
  const watchers = [mirror.watcher, forgetting.watcher];
  const services: Supplies["services"] = {
    limitVisitor: createVisitorLimit({ sql, secret: await installationSecret(config, "visitor limits") }),
    ...createChallenges({ sql, secret: await installationSecret(config, "challenges") }),
    readPhoto: (name) => readPhoto(config.supabase ?? httpServer, name),
    reportError: (error) => log.error(describeError(error), "page failed"),
    nonce: renderNonce,
    isDemo: config.demo,
    operator: config.operator,
    backend: await describeBackend(config),
  };
  const supplies: Supplies = {
    services,
    gatherQueries: () => gatherInBatch(database.batches, anon),
    planSearch: mirror.plan,
  };
  if (config.mode === "development") {
    const { developmentWebsite } = await import("./pages/development.ts");
    const site = await developmentWebsite(httpServer, supplies, config.proxies);
    return { ...site, watchers };
  }
  const build = await loadBuild(buildFolder);
  const render = rendererOf(build, "production", supplies);
  const assets = await loadAssets(join(buildFolder, "client"));
  const onCache = (isHit: boolean) => metrics.pages.inc({ result: isHit ? "hit" : "miss" });
  const origin = config.publicUrl ?? "http://localhost";
  const backend = config.supabase;
  const find = findPages({ render: pageRendererOf(build, supplies, render), origin, backend, cache, onCache });
  const parts = [serveAssets(assets), servePages({ render, find, backend, proxies: config.proxies })];
  return {
    parts,
    answerPages: answerPages({ cache, find, config, log, metrics }),
    renderLetter: entryOf(build).renderLetter,
    watchers,
  };
}

/** The services of this very address, unless a Supabase project is used. */
async function describeBackend({ supabase, keys, dataDir }: Config) {
  if (supabase) return { supabaseUrl: supabase.url, publishableKey: supabase.publishableKey };
  const { publishable_key } = keys ?? (await loadOrCreateKeys(dataDir));
  return { supabaseUrl: "/", publishableKey: publishable_key };
}
