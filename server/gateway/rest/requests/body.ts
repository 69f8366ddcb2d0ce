import { BodyError, type BodyLimits, readBody as readBytes } from "../../../http/read-body.ts";
import { RestError } from "../rest-error.ts";
import { parseCsv } from "./csv.ts";

/** What a request brought: JSON text for the database, and what we must know of it to write the statement. */
export type Payload = {
  text: string;
  kind: "object" | "array" | "other" | "none";
  /** The keys of the object, or those that all objects share. */
  columns: string[];
  /** Rows in it; a lone object is one. */
  count: number;
  /** A lone object's values, for checks against the URL. */
  first: Record<string, unknown> | undefined;
};

export type RawBody = { type: string; bytes: Buffer };

/** More than any table has columns. */
const mostFields = 1_600;

export async function readBody(request: Request, limits: BodyLimits): Promise<RawBody> {
  const type = (request.headers.get("content-type") ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  try {
    return { type, bytes: await readBytes(request, limits) };
  } catch (error) {
    throw error instanceof BodyError ? new RestError(error.status, "PGRST102", bodyMessages[error.reason]) : error;
  }
}

const bodyMessages = {
  "too large": "The request body is too large",
  "too slow": "The request body took too long",
  "cut off": "The request body could not be read",
};

/** Rows to write, from JSON, CSV or a form. */
export function parsePayload({ type, bytes }: RawBody): Payload {
  const text = bytes.toString("utf8");
  if (
    type === "application/json" ||
    type === "application/vnd.pgrst.object+json" ||
    type === "application/vnd.pgrst.array+json"
  )
    return describePayload(text, parseJson(text));
  if (type === "text/csv") return describeRows(parseCsv(text));
  if (type === "application/x-www-form-urlencoded") return describeRows(readForm(text));
  throw new RestError(400, "PGRST102", `Content-Type not acceptable: ${type.slice(0, 100)}`);
}

/** Counted first: URLSearchParams takes quadratic time for fields without "=". */
function readForm(text: string) {
  if (text.split("&", mostFields + 1).length > mostFields)
    throw new RestError(400, "PGRST102", `More than ${mostFields} form fields`);
  return Object.fromEntries(new URLSearchParams(text));
}

function describeRows(rows: unknown) {
  return describePayload(JSON.stringify(rows), rows);
}

function describePayload(text: string, value: unknown): Payload {
  if (Array.isArray(value)) {
    const rows = value as unknown[];
    const [first] = rows;
    if (!rows.every(isRow)) throw new RestError(400, "PGRST102", "Empty or invalid json");
    const columns = isRow(first) ? Object.keys(first) : [];
    return { text, kind: "array", columns, count: rows.length, first: isRow(first) ? first : undefined };
  }
  if (isRow(value)) return { text, kind: "object", columns: Object.keys(value), count: 1, first: value };
  return { text, kind: "other", columns: [], count: 0, first: undefined };
}

/** Without `columns=` the first row decides the columns, so the others must have the same. */
export function requireEqualKeys(payload: Payload) {
  if (payload.kind !== "array" || payload.count < 2) return;
  const rows = JSON.parse(payload.text) as Record<string, unknown>[];
  const expected = [...payload.columns].sort().join("\0");
  if (rows.some((row) => Object.keys(row).sort().join("\0") !== expected))
    throw new RestError(400, "PGRST102", "All object keys must match");
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
}
