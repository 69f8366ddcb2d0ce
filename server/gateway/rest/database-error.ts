import type { Caller } from "../caller.ts";
import { RestError } from "./rest-error.ts";
import { readRefusal } from "./statements/answer-sql.ts";

/** The fields of the driver's error that concern us. */
type DatabaseError = {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
  /** The functions within which it happened. */
  where?: string;
  /** Of PostgreSQL's own source. */
  routine?: string;
};

/** PostgREST's map from PostgreSQL's codes to statuses: whole codes first, then classes. */
const statuses: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  "57P01": 503,
  "57P02": 503,
  "57P03": 503,
  P0001: 400,
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** Classes that tell of the server's insides, not of the request. */
const internal = /^(?:08|53|57P|58|F0|XX)/;

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && error.name === "PostgresError" && "code" in error;
}

export function fromDatabase(error: DatabaseError, role: Caller["role"]): RestError {
  const { code, message } = error;
  const refusal = code === "22P02" ? readRefusal(message) : null;
  if (refusal) return refusal.reason === "single" ? notSingle(refusal.count) : tooManyAffected(refusal.count);
  if (code === "PGRST") return fromRaised(error);
  const details = isForCaller(error) ? (error.detail ?? null) : null;
  const hint = error.hint ?? null;
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return new RestError(Math.max(200, Number(chosen)), code, message, { details, hint });
  const status = statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
  if (internal.test(code)) return unavailable(status);
  if (code !== "42501") return new RestError(status, code, message, { details, hint });
  if (role !== "anon") return new RestError(403, code, message, { details, hint });
  return new RestError(401, code, message, { details, hint }, { "WWW-Authenticate": "Bearer" });
}

/**
 * Whether the caller may read the detail. PostgreSQL's own quote rows: "Failing row contains (…)" all of one, and a conflicting key
 * somebody else's. Kept are what SQL raises for people, what names parts of the schema alone, and a key that stands in the
 * caller's own statement: there PostgreSQL looks at what the caller may read, within a function at what its owner may.
 */
function isForCaller({ code, routine, where }: DatabaseError) {
  if (routine === "exec_stmt_raise") return true;
  return code === "23503" || code === "23505" ? where === undefined : /^(?:0A|42|55)/.test(code);
}

export function notSingle(count: number) {
  return new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${count} rows`,
  });
}

function tooManyAffected(count: number) {
  return new RestError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${count} rows`,
  });
}

/** Nothing of the cause: it may hold addresses, statements or data. */
export function unavailable(status: number) {
  if (status === 503)
    return new RestError(
      503,
      "PGRST001",
      "Database connection error. Retrying the connection.",
      {},
      { "Retry-After": "1" },
    );
  return new RestError(500, "PGRSTX00", "Internal error");
}

type Raised = { code?: string; message?: string; details?: string; hint?: string };

/** `raise sqlstate 'PGRST'` with the whole answer as JSON in message and detail. */
function fromRaised({ message, detail }: DatabaseError) {
  try {
    const body = JSON.parse(message) as Raised;
    const { status, headers = {} } = JSON.parse(detail ?? "") as { status: number; headers?: Record<string, string> };
    if (!Number.isInteger(status) || status < 200 || status > 599 || !body.code || !body.message) throw new Error();
    return new RestError(status, body.code, body.message, body, headers);
  } catch {
    return new RestError(500, "PGRST121", "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error", {
      hint: "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'; DETAIL one with 'status' and 'headers'.",
    });
  }
}
