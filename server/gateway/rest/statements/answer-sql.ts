import type { Format } from "../requests/media-type.ts";
import type { Bindings } from "./bindings.ts";
import type { Output } from "./outputs-sql.ts";

export type Checks = { isSingle: boolean; maxAffected?: string };

const noChecks: Checks = { isSingle: false };

/** Roles come from us, never from a caller; a statement that finds itself under another one does nothing. */
export function roleGuard(role: "anon" | "authenticated" | "service_role") {
  return `current_user = '${role}'`;
}

/**
 * Wraps rows into the one row that a request gets. The guard is a second lock: whatever a driver or a pooler
 * does to the transaction around it, a statement written for one role never answers another.
 */
export function answerSql(parts: {
  rows: string;
  body: string;
  total?: string;
  updated?: string;
  guard: string;
  with?: string;
}) {
  const columns = [
    "count(*)::text as rows",
    `${parts.body} as body`,
    `${parts.total ?? "null"} as total`,
    "current_setting('response.headers', true) as headers",
    "current_setting('response.status', true) as status",
    `${parts.updated ?? "null"} as updated`,
  ];
  return `${parts.with ?? ""}select ${columns.join(", ")} from (${parts.rows}) r having ${parts.guard}`;
}

export function bodySql(bindings: Bindings, format: Format, outputs: Output[], checks: Checks = noChecks) {
  const body = format.kind === "csv" ? csvSql(bindings, outputs) : jsonSql(format);
  return checkedSql(body, checks);
}

function jsonSql({ kind, stripsNulls }: Format) {
  const rows = stripsNulls ? "json_strip_nulls(json_agg(r))" : "json_agg(r)";
  return kind === "object" ? `(${rows} -> 0)::text` : `coalesce(${rows}, '[]')::text`;
}

function csvSql(bindings: Bindings, outputs: Output[]) {
  const header = outputs.map(({ name }) => csvField(name)).join(",");
  // As PostgREST has it: a row as PostgreSQL writes it, without its parentheses.
  const line = "substring(r::text, 2, length(r::text) - 2)";
  return `${bindings.add(header)}::text || coalesce(string_agg(chr(10) || ${line}, ''), '')`;
}

function csvField(name: string) {
  return /[",\n\r]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

/** Where the number of rows decides, the statement itself fails, and the transaction with it. */
export function checkedSql(body: string, { isSingle, maxAffected }: Checks) {
  const conditions = [
    ...(isSingle ? [`when count(*) <> 1 then ${refusal("single")}`] : []),
    ...(maxAffected === undefined ? [] : [`when count(*) > ${maxAffected} then ${refusal("affected")}`]),
  ];
  return conditions.length > 0 ? `case ${conditions.join(" ")} else ${body} end` : body;
}

/** SQL cannot raise an error of its choosing; a failing cast carries the reason in its message. */
function refusal(reason: "single" | "affected") {
  return `cast('gateway ${reason} ' || count(*) as integer)::text`;
}

export function readRefusal(message: string) {
  const found = /"gateway (single|affected) (\d+)"/.exec(message);
  return found && { reason: found[1] as "single" | "affected", count: Number(found[2]) };
}
