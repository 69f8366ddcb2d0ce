import type { Server } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { PageServices } from "#app/public/page.ts";
import type { Website as WebsiteModule } from "#app/public/website.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { type Config, isLoopbackHost } from "./config/config.ts";
import { installationSecret } from "./config/installation-secret.ts";
import { anon } from "./database/acting.ts";
import { gatherInBatch } from "./database/batch/query-in-batch.ts";
import type { Database } from "./database/database.ts";
import type { Watcher } from "./database/listen-together.ts";
import { readFromReplicas } from "./database/replicas.ts";
import { ownAddress } from "./http/own-address.ts";
import type { ReadingBudget } from "./http/reading-budget.ts";
import { loadOrCreateKeys } from "./kernel/keys.ts";
import { describeError, type Log } from "./kernel/log.ts";
import type { Metrics } from "./observability/metrics.ts";
import { tolerantGauge } from "./observability/tolerant-gauge.ts";
import { builtFiles } from "./pages/assets/built-files.ts";
import { invalidatePages } from "./pages/invalidate-pages.ts";
import { createReadingLimit, limitReading } from "./pages/limit-reading.ts";
import { PageCache } from "./pages/page-cache.ts";
import { servePages } from "./pages/pages.ts";
import { contentPolicy } from "./pages/policy.ts";
import { readPhoto } from "./pages/read-photo.ts";
import { sendCached } from "./pages/send-cached.ts";
import { createFacetCache } from "./search/facet-cache.ts";
import { createChallenges } from "./visitors/challenge.ts";
import { createVisitorLimit } from "./visitors/limit-visitor.ts";
import { createNetworkMark } from "./visitors/mark-network.ts";

const cacheBytes = 64 * 1024 * 1024;

type Deps = {
  config: Config;
  database: Database;
  log: Log;
  metrics: Metrics;
  httpServer: Server;
  reading: ReadingBudget;
  readStatus: PageServices["readStatus"];
};

export type Website = {
  /** Files and pages, in the order in which they are asked. */
  parts: MiddlewareHandler[];
  /** Answers with kept pages before everything else is asked; the rest is left to what it is given. */
  sendCached: ReturnType<typeof sendCached>;
  renderEmail: (kind: string, data: unknown, siteUrl: string) => ReturnType<WebsiteModule["renderEmail"]>;
  /** Of every page and resource, with `:names` for what varies. */
  paths: string[];
  /** Loads what the first pages do without. */
  loadRest(): Promise<unknown>;
  /** What keeps a copy of something in the database. */
  watchers: Watcher[];
  close(): Promise<void>;
};

/** What answers for the pages. Development differs in two things: Vite makes the files, and nothing is kept. */
export async function createWebsite({
  config,
  database,
  log,
  metrics,
  httpServer,
  reading,
  readStatus,
}: Deps): Promise<Website> {
  const { sql } = database;
  const isDevelopment = config.mode === "development";
  const files = isDevelopment
    ? await (await import("./pages/assets/development.ts")).viteFiles(httpServer)
    : await builtFiles({ sql, log, isOfflineKept: config.isOfflineKept });
  const cache = new PageCache(isDevelopment ? 1 : cacheBytes);
  const { watcher, invalidate } = invalidatePages(cache);
  const facets = createFacetCache(sql, log, () => invalidate(listingTag));
  const backend = await describeBackend(config);
  const replicas = readFromReplicas(database.batches, database.replicas, log);
  if (config.databaseReadUrls.length > 0)
    tolerantGauge(
      {
        name: "database_replicas_in_use",
        help: "Of DATABASE_READ_URL, those that this process asks now",
        registers: [metrics.registry],
      },
      async () => replicas.inUse(),
    );
  const lent: Omit<PageServices, "queryAsVisitor" | "queryCopyAsVisitor"> = {
    limitVisitor: createVisitorLimit({ sql, secret: await installationSecret(config, "visitor limits") }),
    markNetwork: await createNetworkMark(config),
    ...createChallenges({ sql, secret: await installationSecret(config, "challenges") }),
    readPhoto: (name) => readPhoto(config.supabase ?? httpServer, name),
    readStatus,
    planSearch: facets.plan,
    countSearch: facets.count,
    attributes: facets.attributes,
    reportError: (error) => log.error(describeError(error), "page failed"),
    isDemo: config.demo,
    operator: config.operator,
    backend,
  };
  const limit = createReadingLimit(reading);
  let origin: string | undefined;
  const pages = servePages({
    ...{ website: files.website, cache, inTurn: limitReading(limit, reading), proxies: config.proxies },
    origin: () => {
      // Asked for with the first page: only then is it known which port was free. A server that ends has none any more.
      origin ??= config.publicUrl ?? ownAddress(httpServer);
      return origin;
    },
    site: {
      backend,
      assets: files.assets,
      isOfflineKept: config.isOfflineKept && !isDevelopment,
      operator: config.operator,
      isRehearsal: config.rehearsal,
      takesWeakPasswords: config.demo,
      isMailboxOpen: config.demo && isLoopbackHost(new URL(config.publicUrl ?? "http://localhost").hostname),
    },
    services: () => ({
      ...lent,
      queryAsVisitor: gatherInBatch(database.batches, anon),
      queryCopyAsVisitor: gatherInBatch(replicas.batches, anon),
    }),
    policy: files.policy ?? contentPolicy((await files.website()).inlineScripts(backend), config.supabase),
    showsDetails: isDevelopment,
    onMade: (isHit) => metrics.pages.inc({ result: isHit ? "hit" : "miss" }),
  });
  const { accepted } = await files.website();
  return {
    parts: [files.serve, pages],
    sendCached: sendCached({ cache, keyOf: (url) => accepted(url).address, config, log, metrics, limit }),
    renderEmail: async (...email) => (await files.website()).renderEmail(...email, config.operator),
    paths: (await files.website()).paths,
    loadRest: async () => isDevelopment || (await files.website()).loadRest(),
    watchers: [facets.watcher, watcher, replicas.watcher],
    close: replicas.close,
  };
}

/** The services of this very address, unless a Supabase project is used. */
async function describeBackend({ supabase, keys, dataDir }: Config) {
  if (supabase) return { supabaseUrl: supabase.url, publishableKey: supabase.publishableKey };
  const { publishable_key } = keys ?? (await loadOrCreateKeys(dataDir));
  return { supabaseUrl: "/", publishableKey: publishable_key };
}
