import type { Value } from "../grammar/filter-grammar.ts";
import type { OrderTerm } from "../grammar/order-grammar.ts";
import { RestError } from "../rest-error.ts";
import { quoteName } from "./bindings.ts";
import { fieldSql, type Writing } from "./column-sql.ts";
import { existsSql, linkSql } from "./embed-sql.ts";
import { bind, filterSql } from "./filter-sql.ts";
import { groupSql, outputsSql } from "./outputs-sql.ts";
import { findEmbed, type ReadNode } from "./read-tree.ts";

type Reading = { from: string; on: string[]; isSingle?: boolean };

/**
 * Rows embed rows, and filters ask for embedded ones: with embed-sql, filter-sql and outputs-sql this is one recursion, and
 * the only circle of files that the linter lets pass.
 *
 * The rows of one node, with the answer's names or with numbered columns that can be told apart. `raw` are the numbered
 * ones before anything is aggregated, for a parent that takes them for its own.
 */
export function rowsSql(writing: Writing, node: ReadNode, { from, on, isSingle = false }: Reading) {
  const outputs = outputsSql(writing, node);
  const conditions = [...on, ...whereSql(writing, node)];
  const where = conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
  const { expressions, groupBy } = groupSql(outputs);
  const end = `${orderSql(writing, node)}${isSingle ? " limit 1" : pageSql(writing, node)}`;
  const tail = ` from ${from}${where}${groupBy}${end}`;
  const select = (names: string[], values = expressions) =>
    `select ${values.map((sql, index) => `${sql} as ${names[index]}`).join(", ")}`;
  const numbers = outputs.map((_, index) => `c${index}`);
  return {
    outputs,
    where,
    named: `${select(outputs.map(({ name }) => quoteName(name)))}${tail}`,
    numbered: `${select(numbers)}${tail}`,
    raw: `${select(
      numbers,
      outputs.map(({ sql }) => sql),
    )} from ${from}${where}${end}`,
  };
}

/** The node's filters, and those rows of it that have what it embeds with `!inner`. */
export function whereSql(writing: Writing, node: ReadNode): string[] {
  return [
    ...node.filters.map((filter) => filterSql(writing, node, filter)),
    ...node.embeds.filter(({ selected }) => selected.isInner).map((embed) => existsSql(writing, node, embed)),
  ];
}

export function orderSql(writing: Writing, node: ReadNode) {
  if (node.order.length === 0) return "";
  return ` order by ${node.order.map((term) => termSql(writing, node, term)).join(", ")}`;
}

function termSql(writing: Writing, node: ReadNode, term: OrderTerm) {
  const direction = term.isDescending ? " desc" : "";
  const nulls = term.nulls ? ` nulls ${term.nulls}` : "";
  return `${keySql(writing, node, term)}${direction}${nulls}`;
}

/** What a term orders by: a field, or one of an embedded row. */
export function keySql(writing: Writing, node: ReadNode, { field, relation }: OrderTerm) {
  if (relation === undefined) return fieldSql(writing, node, field);
  const embed = findEmbed(node, relation);
  if (!embed.isToOne) {
    const message = `A related order on '${relation}' is not possible`;
    throw new RestError(400, "PGRST118", message, {
      details: `'${node.source.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const { from, on } = linkSql(node, embed);
  const where = [...on, ...whereSql(writing, embed.node)].join(" and ");
  return `(select ${fieldSql(writing, embed.node, field)} from ${from}${where && ` where ${where}`} limit 1)`;
}

export function pageSql(writing: Writing, { limit, offset }: Pick<ReadNode, "limit" | "offset">) {
  const { bindings, catalogue } = writing;
  const { maxRows } = catalogue.config;
  const atMost = (text: string) => `${Math.min(readCount("limit", text), maxRows)}`;
  const known = limit === undefined ? `${maxRows}` : "text" in limit ? atMost(limit.text) : undefined;
  const limited = known ?? bind(bindings, limit as Value, atMost);
  const skipped = offset ? ` offset ${bind(bindings, offset, (text) => `${readCount("offset", text)}`)}` : "";
  return ` limit ${limited}${skipped}`;
}

const largestCount = 9_007_199_254_740_991;

export function readCount(what: "limit" | "offset", text: string) {
  const count = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (count < 0) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `${what === "limit" ? "Limit" : "Offset"} should be greater than or equal to zero.`,
    });
  }
  if (Number.isNaN(count) || count > largestCount)
    throw new RestError(400, "PGRST100", `"failed to parse ${what} parameter" (line 1, column 1)`);
  return count;
}

export function textOf(value: Value, values: string[]) {
  return "text" in value ? value.text : (values[value.parameter] ?? "");
}
