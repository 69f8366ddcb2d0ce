import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { describeError, type Log } from "../kernel/log.ts";
import type { Metrics } from "./metrics.ts";

/** One line and one measurement per request, tied together by an id that the answer carries too. */
export function logRequests(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    let start = performance.now();
    const id = randomUUID();
    // A slow sender is no slow answer.
    (c.env as HttpBindings | undefined)?.incoming.once("end", () => {
      start = performance.now();
    });
    await next();
    c.res.headers.set("X-Request-Id", id);
    const { method, path } = c.req;
    recordRequest(log, metrics, { id, method, path, status: c.res.status, start, error: c.error });
  };
}

type Answered = { id: string; method: string; path: string; status: number; start: number; error?: Error | undefined };

export function recordRequest(log: Log, metrics: Metrics, { id, method, path, status, start, error }: Answered) {
  const route = routeKind(path, metrics.routes);
  const seconds = (performance.now() - start) / 1000;
  metrics.requests.observe({ route, method: knownMethod(method), status: `${Math.floor(status / 100)}xx` }, seconds);
  // A refusal by an error of the caller's is no failure.
  if (error && status >= 500) log.error({ id, method, route, status, ...describeError(error) }, "request failed");
  else if (log.isLevelEnabled("info"))
    log.info({ id, method, route, status, ms: Math.round(seconds * 1000) }, "request");
}

/** The first part of the path only: the rest may be somebody's id, and labels must stay few. */
function routeKind(path: string, known: ReadonlySet<string>) {
  const first = firstPart(path);
  return first === "" || known.has(first) ? `/${first}` : "other";
}

/** Of a path, or of an address with its query. */
export function firstPart(path: string) {
  const [first = ""] = path.slice(1).split(/[/?]/, 1);
  return first;
}

const knownMethod = (method: string) =>
  ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method) ? method : "other";
