import { Hono } from "hono";
import { BodyError, readBody } from "../../http/read-body.ts";
import { describeError, type Log } from "../../kernel/log.ts";
import { type Caller, CallerError } from "../caller.ts";

/** Work that needs more rights than its caller has, under a name. It decides itself what the caller may do. */
type FunctionHandler = (request: Request, caller: Caller) => Promise<Response> | Response;
export type FunctionHandlers = Record<string, FunctionHandler>;

type Deps = {
  /** Throws a CallerError. */
  identify(apikey: string | undefined, authorization: string | undefined): Promise<Caller>;
  log: Log;
};

const limits = { bytes: 1024 * 1024, milliseconds: 60_000 };

/** `/functions/v1/<name>` by the methods of `invoke`, with the verified caller, answering as Supabase's functions do. */
export function createFunctions({ identify, log }: Deps, handlers: FunctionHandlers): Hono {
  const known = new Map(Object.entries(handlers));
  const app = new Hono();
  app.on(["GET", "POST", "PUT", "PATCH", "DELETE"], "/:name", async (c) => {
    const caller = await identify(c.req.header("apikey"), c.req.header("Authorization"));
    const handler = known.get(c.req.param("name"));
    if (!handler) return c.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404);
    const response = await handler(await received(c.req.raw), caller);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
  app.all("*", (c) => c.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404));
  app.onError((error, c) => {
    // The client tells by this header what the function answered from what was said in its place.
    c.header("x-relay-error", "true");
    if (error instanceof BodyError) return c.json(bodyAnswers[error.reason], error.status);
    if (error instanceof CallerError) return c.json({ code: 401, message: callerMessages[error.reason] }, 401);
    log.error(describeError(error), "function failed");
    return c.json({ code: "WORKER_ERROR", message: "The function failed" }, 500);
  });
  return app;
}

/** The same request with its whole body: a function never waits for its caller. */
async function received(request: Request) {
  const { url, method, headers, signal } = request;
  if (method === "GET") return request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(await readBody(request, limits)) });
}

const bodyAnswers = {
  "too large": { code: "PAYLOAD_TOO_LARGE", message: "Request body is too large" },
  "too slow": { code: "REQUEST_TIMEOUT", message: "Request body took too long" },
  "cut off": { code: "BAD_REQUEST", message: "Request body was cut off" },
};

const callerMessages: Record<CallerError["reason"], string> = {
  no_key: "Missing authorization header",
  bad_key: "Invalid API key",
  bad_token: "Invalid JWT",
  expired_token: "JWT expired",
  ended_session: "JWT session ended",
};
