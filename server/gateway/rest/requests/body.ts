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

export type BodyLimits = { bytes: number; milliseconds: number };

/** Reads no more than the limit, whether or not the length was announced, and waits no longer than told. */
export async function readBody(request: Request, limits: BodyLimits): Promise<RawBody> {
  const type = (request.headers.get("content-type") ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  if (Number(request.headers.get("content-length") ?? 0) > limits.bytes) throw tooLarge();
  if (!request.body) return { type, bytes: Buffer.alloc(0) };
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RestError(408, "PGRST102", "The request body took too long")),
      limits.milliseconds,
    );
  });
  try {
    return { type, bytes: await Promise.race([collect(reader, limits.bytes), deadline]) };
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof RestError ? error : new RestError(400, "PGRST102", "The request body could not be read");
  } finally {
    clearTimeout(timer);
  }
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(value);
  }
}

function tooLarge() {
  return new RestError(413, "PGRST102", "The request body is too large");
}

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
  if (type === "application/x-www-form-urlencoded") return describeRows(Object.fromEntries(new URLSearchParams(text)));
  throw new RestError(400, "PGRST102", `Content-Type not acceptable: ${type.slice(0, 100)}`);
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
