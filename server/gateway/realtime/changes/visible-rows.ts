import type { Sql } from "postgres";
import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { type Filter, filterSql, filterValue } from "./filter.ts";
import { keyColumns, type TableShape } from "./table-shape.ts";

/** For each row: which of the filters it passes, or nothing where the caller may not read it. */
export type Verdict = boolean[] | undefined;

type Question = {
  caller: Caller;
  shape: TableShape;
  /** JSON texts. */
  rows: string[];
  filters: Filter[];
  /** A deleted row cannot be read again. */
  areGone: boolean;
};

/** Reads the rows again by their keys with the caller's own rights, all at once. */
export async function findVisibleRows(sql: Sql, question: Question): Promise<Verdict[]> {
  const { caller, shape, rows, filters, areGone } = question;
  const mustRead = shape.hasRowSecurity && caller.role !== "service_role" && !areGone;
  // Grants were looked up with the shape; without row-level security they are all that counts.
  if (!mustRead && filters.length === 0) return rows.map(() => []);
  const text = `
    select e.n::int - 1 as n, array[${filters.map((filter, index) => passes(shape, filter, index)).join(", ")}]::boolean[] as passed
    from json_array_elements($1::text::json) with ordinality as e(record, n)
    cross join lateral json_populate_record(null::${shape.sqlName}, e.record) as r
    ${mustRead ? `where exists (select from ${shape.sqlName} as t where ${sameKey(shape)})` : ""}`;
  const parameters = [`[${rows.join(",")}]`, ...filters.map(filterValue)];
  const answers = await actAs(sql, caller, async (tx) => {
    // Awaited, so that the role has been set for certain when the rows are read.
    await tx`select set_config('statement_timeout', '5000', true)`;
    return tx.unsafe<{ n: number; passed: boolean[] }[]>(text, parameters);
  });
  const verdicts: Verdict[] = rows.map(() => undefined);
  for (const { n, passed } of answers) verdicts[n] = passed;
  return verdicts;
}

/** Throws what the database says of a filter on this table: an unknown column, a value of another type. */
export async function checkFilters(sql: Sql, caller: Caller, shape: TableShape, filters: Filter[]) {
  for (const filter of filters) {
    const column = shape.columns.find(({ name }) => name === filter.column);
    // A column that one may not read must not be guessed through filters either.
    if (!column?.readers.includes(caller.role)) throw new Error(`invalid column for filter ${filter.column}`);
  }
  await findVisibleRows(sql, { caller, shape, rows: ["{}"], filters, areGone: true });
}

function passes(shape: TableShape, filter: Filter, index: number) {
  const column = shape.columns.find(({ name }) => name === filter.column);
  if (!column) return "false";
  return `coalesce(${filterSql(filter, `r.${quote(column.name)}`, column.cast, `$${index + 2}`)}, false)`;
}

function sameKey(shape: TableShape) {
  return keyColumns(shape)
    .map(({ name }) => `t.${quote(name)} = r.${quote(name)}`)
    .join(" and ");
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
