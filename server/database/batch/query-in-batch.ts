import type { Sql } from "postgres";
import { type Actor, statementLimits } from "../acting.ts";
import type { BatchRow } from "./batch-connection.ts";
import type { BatchPool } from "./batch-pool.ts";
import type { Column } from "./messages.ts";

type Value = string | number | null;
/** The driver's parsers, by type; one of an array starts behind its brace. */
type Parsers = Record<number, ((text: string) => unknown) & { array?: boolean }>;

const actAs = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('statement_timeout', $3, true)`;

/** One statement under the actor's role and time limit in one round trip, with values as the driver gives them. */
export async function queryInBatch<Row extends object>(
  batches: BatchPool,
  { role, claims }: Actor,
  text: string,
  parameters: Value[] = [],
): Promise<Row[]> {
  const [, found] = await batches.run([
    { text: actAs, parameters: [role, JSON.stringify({ role, ...claims }), statementLimits[role]], isPrepared: true },
    {
      text,
      parameters: parameters.map((value) => (value === null ? null : `${value}`)),
      isPrepared: true,
      isDescribed: true,
    },
  ]);
  const columns = found?.columns ?? [];
  const parsers = parsersOf(batches.sql);
  return (found ?? []).map((row) => toObject(row, columns, parsers) as Row);
}

function parsersOf(sql: Sql) {
  return (sql.options as unknown as { parsers: Parsers }).parsers;
}

function toObject(row: BatchRow, columns: Column[], parsers: Parsers) {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const { name = "", type = 0 } = columns[index] ?? {};
    const value = row[index];
    object[name] = value ? parse(value.toString("utf8"), parsers[type]) : null;
  }
  return object;
}

function parse(text: string, parser: Parsers[number] | undefined) {
  if (!parser) return text;
  return parser(parser.array ? text.slice(1) : text);
}
