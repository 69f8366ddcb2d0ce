import { type Context, Hono } from "hono";
import type { BodyLimits } from "../../http/read-body.ts";
import { describeError } from "../../kernel/log.ts";
import { type Caller, identifyCaller } from "../caller.ts";
import type { GatewaySettings } from "../settings.ts";
import { toResponse } from "./answer.ts";
import { keepCatalogue } from "./catalogue/catalogue-keeper.ts";
import { endOfTransaction, type RestConfig } from "./catalogue/rest-config.ts";
import { fromDatabase, isDatabaseError, unavailable } from "./database-error.ts";
import { describeMethods } from "./describe-methods.ts";
import { createBodyShare, sharedBodyBytes } from "./limits/body-share.ts";
import { createFairShare, type Sharing } from "./limits/fair-share.ts";
import { describeApi } from "./openapi.ts";
import { createPlanCache } from "./plan-cache.ts";
import { planRequest } from "./plan-request.ts";
import { refuseCaller } from "./refuse-caller.ts";
import { readRequest } from "./requests/request.ts";
import { RestError } from "./rest-error.ts";
import { runPlan } from "./transaction.ts";

export type RestOptions = Omit<RestConfig, "schemas"> & {
  body: BodyLimits;
  /** Without it, everybody may use all there is. */
  sharing?: Sharing | undefined;
};

const defaults: RestOptions = {
  extraSearchPath: ["public", "extensions"],
  maxRows: 1_000,
  aggregates: false,
  plans: false,
  txEnd: "commit",
  body: { bytes: 5 * 1024 * 1024, milliseconds: 15_000 },
};

/** Tables, views and functions over HTTP with PostgREST's contract. Mounted under `/rest/v1`. */
export function createRest(settings: GatewaySettings, options: Partial<RestOptions> = {}) {
  const { body, sharing, ...config } = { ...defaults, ...options };
  const inFairShare = sharing && createFairShare(sharing);
  const inBodyShare = createBodyShare(sharing?.bodyTime);
  const sharedBody = { ...body, bytes: Math.min(body.bytes, sharedBodyBytes) };
  const keeper = keepCatalogue(settings, { schemas: settings.apiSchemas, ...config });
  const plans = createPlanCache();
  const app = new Hono();

  async function serve(c: Context) {
    const caller = await identify(c, settings);
    const network = caller.role === "service_role" ? undefined : sharing?.networkOf(c.req.raw, c.env);
    const target = c.req.param("target") ?? c.req.param("function") ?? "";
    const catalogue = await keeper.current();
    const isCall = c.req.param("function") !== undefined;
    const reading = { config: catalogue.config, body: network === undefined ? body : sharedBody, target, isCall };
    const read = (onBody?: () => void) => readRequest(c, { ...reading, onBody });
    const request = await (network === undefined ? read() : inBodyShare(network, read));
    const { plan, isPrepared } = await planRequest(request, caller, { catalogue, plans, renew: keeper.renew });
    const { isRolledBack } = endOfTransaction(catalogue.config, request.preferences);
    const running = { plan, isPrepared, isRolledBack, given: request.given };
    const run = (onStart?: () => void) =>
      runPlan(settings.batches, { caller, ...request.setting }, { ...running, onStart });
    const { signal } = c.req.raw;
    const answer =
      inFairShare && network !== undefined
        ? await inFairShare({ network, caller, plan, request, signal }, run)
        : await run();
    return toResponse(answer, plan, request.given, request.method === "HEAD");
  }

  async function describe(c: Context) {
    return describeApi(c, await identify(c, settings), settings, await keeper.current());
  }

  app.on(["GET", "HEAD"], "/", guarded(describe));
  app.options("/rpc/:function", async (c) => describeMethods(c, await keeper.current()));
  app.options("/:target", async (c) => describeMethods(c, await keeper.current()));
  app.on(["GET", "HEAD", "POST"], "/rpc/:function", guarded(serve));
  app.on(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"], "/:target", guarded(serve));
  app.all(
    "*",
    guarded((c) => (isRoot(c) ? describe(c) : notServed(c))),
  );
  app.onError((error, c) => toErrorResponse(c, error, "service_role"));
  return {
    app,
    /** What the database says of settings is read now, so that nonsense among them is named at the start. */
    start: () =>
      keeper.current().then(
        () => {},
        () => {},
      ),
    close: () => keeper.close(),
  };

  /** Errors of the database are worded for the caller's role. */
  function guarded(handle: (c: Context) => Promise<Response>) {
    return async (c: Context) => {
      try {
        return await handle(c);
      } catch (error) {
        return toErrorResponse(c, error, (c.get("role") as Caller["role"] | undefined) ?? "anon");
      }
    };
  }

  function toErrorResponse(c: Context, error: unknown, role: Caller["role"]) {
    const answered = toRestError(error, role);
    if (answered.status >= 500) settings.log.error(describeError(error), "table request failed");
    const isHead = c.req.method === "HEAD";
    return new Response(isHead ? null : JSON.stringify(answered.body), {
      status: answered.status,
      headers: { "Content-Type": "application/json; charset=utf-8", ...answered.headers },
    });
  }
}

async function identify(c: Context, settings: GatewaySettings) {
  try {
    const caller = await identifyCaller(settings, c.req.header("apikey"), c.req.header("authorization"));
    c.set("role", caller.role);
    return caller;
  } catch (error) {
    throw refuseCaller(error);
  }
}

function toRestError(error: unknown, role: Caller["role"]) {
  if (error instanceof RestError) return error;
  if (isDatabaseError(error)) return fromDatabase(error, role);
  const isConnection = /^(?:CONNECT|ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(String((error as NodeJS.ErrnoException)?.code));
  return unavailable(isConnection ? 503 : 500);
}

/** The mount's address with a slash at its end. */
function isRoot(c: Context) {
  return c.req.method !== "POST" && `${c.req.path}*` === c.req.routePath;
}

async function notServed(c: Context): Promise<Response> {
  const { method, path } = c.req;
  if (!/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method))
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  if (/\/rpc\/[^/]+$/.test(path)) throw new RestError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
  throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
}
