import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { BodyLimits } from "../../../http/read-body.ts";
import type { RestConfig } from "../catalogue/rest-config.ts";
import { type LiftedQuery, liftQuery } from "../grammar/query-string.ts";
import { RestError } from "../rest-error.ts";
import type { Given } from "../statements/bindings.ts";
import type { Setting } from "../transaction.ts";
import { type Payload, parsePayload, readBody, requireEqualKeys } from "./body.ts";
import { chooseFormat, type Format } from "./media-type.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import { applyRange } from "./range.ts";

/** A request as far as it can be understood without knowing the schema. */
export type RestRequest = {
  method: string;
  schema: string;
  target: string;
  isCall: boolean;
  format: Format;
  preferences: Preferences;
  query: LiftedQuery;
  payload: Payload;
  /** The body's media type: a function may take the whole body. */
  bodyType: string;
  given: Given;
  setting: Omit<Setting, "caller">;
};

type Reading = {
  config: RestConfig;
  body: BodyLimits;
  target: string;
  isCall: boolean;
  /** A body has arrived and is about to be parsed. */
  onBody?: (() => void) | undefined;
};

const noPayload: Payload = { text: "", kind: "none", columns: [], count: 0, first: undefined };

export async function readRequest(c: Context, reading: Reading): Promise<RestRequest> {
  const { config, target, isCall } = reading;
  const { method, url } = c.req;
  if (target.includes("\0")) throw new RestError(400, "PGRST125", "Invalid path specified in request URL");
  const schema = chooseSchema(c, config.schemas);
  const format = chooseFormat(c.req.header("accept"));
  const preferences = parsePreferences(c.req.header("prefer"));
  const start = url.indexOf("?");
  const lifted = liftQuery(start < 0 ? "" : url.slice(start + 1), isCall);
  const isRead = method === "GET" || method === "HEAD";
  const query = isRead ? applyRange(lifted, c.req.header("range")) : lifted;
  const { payload, type } =
    isRead || method === "DELETE" ? { payload: noPayload, type: "" } : await takePayload(c, reading);
  if (!isCall && payload.kind === "other") throw new RestError(400, "PGRST102", "Empty or invalid json");
  if (method === "POST" && !isCall && !query.pairs.some(({ key }) => key === "columns")) requireEqualKeys(payload);
  if (method === "PUT") requireNamedRow(query, payload);
  return {
    method,
    schema,
    target,
    isCall,
    format,
    preferences,
    query,
    payload,
    bodyType: type,
    given: { values: query.pairs.map(({ value }) => value), body: payload.text },
    setting: { searchPath: [schema, ...config.extraSearchPath], method, path: c.req.path, ...describeHeaders(c) },
  };
}

/** `Accept-Profile` for reading, `Content-Profile` for writing; the first schema without either. */
function chooseSchema(c: Context, schemas: string[]) {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const wanted = c.req.header(isRead ? "accept-profile" : "content-profile");
  const schema = wanted ?? schemas[0] ?? "public";
  if (schemas.includes(schema)) return schema;
  throw new RestError(406, "PGRST106", `Invalid schema: ${schema.slice(0, 63)}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(", ")}`,
  });
}

async function takePayload(c: Context, { body, isCall, onBody }: Reading) {
  const raw = await readBody(c.req.raw, body);
  onBody?.();
  if (isCall && raw.type === "text/plain") return { payload: whole(raw.bytes.toString("utf8")), type: raw.type };
  if (isCall && raw.type === "application/octet-stream")
    return { payload: whole(`\\x${raw.bytes.toString("hex")}`), type: raw.type };
  if (isCall && raw.bytes.byteLength === 0)
    return { payload: { ...noPayload, text: "{}", kind: "object" as const }, type: raw.type };
  return { payload: parsePayload(raw), type: raw.type };
}

/** PUT carries the one row that its URL names. */
function requireNamedRow({ pairs }: LiftedQuery, { first, count }: Payload) {
  const isNamed = pairs.every(({ key, head, value }) => head !== "eq." || String(first?.[key]) === value);
  if (count !== 1 || !isNamed)
    throw new RestError(400, "PGRST115", "Payload values do not match URL in primary key column(s)");
}

function whole(text: string): Payload {
  return { ...noPayload, text, kind: "other" };
}

/** For `request.headers` and `request.cookies`; what proves an identity stays out of the database. */
function describeHeaders(c: Context) {
  const headers: Record<string, unknown> = { ...allHeaders(c) };
  const { cookie } = headers;
  delete headers.cookie;
  delete headers.apikey;
  delete headers.authorization;
  return { headers: JSON.stringify(headers), cookies: typeof cookie === "string" ? parseCookies(cookie) : "{}" };
}

/** Node has them as an object already; making `Headers` of it costs more than the rest of a request's reading. */
function allHeaders(c: Context): Record<string, unknown> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.headers ?? Object.fromEntries(c.req.raw.headers);
}

function parseCookies(header: string) {
  const pairs = header.split(";").map((pair) => pair.trim().split("="));
  return JSON.stringify(Object.fromEntries(pairs.map(([name, ...value]) => [name, value.join("=")])));
}
