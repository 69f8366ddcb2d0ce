import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by kind of route and status class",
    labelNames: ["route", "method", "status"] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const pages = new Counter({
    name: "page_cache_total",
    help: "Pages answered from memory (hit) or rendered (miss)",
    labelNames: ["result"] as const,
    registers: [registry],
  });
  const databaseRestarts = new Counter({
    name: "database_restarts_total",
    help: "Times the embedded PostgreSQL died and was started again",
    registers: [registry],
  });
  const emails = new Counter({
    name: "emails_total",
    help: "Emails sent, put off after an error (retried) and given up (failed)",
    labelNames: ["result"] as const,
    registers: [registry],
  });
  const jobs = new Counter({
    name: "jobs_total",
    help: "Runs of jobs by how they ended",
    labelNames: ["job", "result"] as const,
    registers: [registry],
  });
  /** First parts of addresses that requests are counted by; the website adds its own (server.ts). */
  const routes = new Set("assets auth rest storage realtime functions webhooks healthz readyz metrics".split(" "));
  return { registry, routes, requests, pages, databaseRestarts, emails, jobs };
}
