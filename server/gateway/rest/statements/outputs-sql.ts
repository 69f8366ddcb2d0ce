import type { SelectedCount, SelectedField } from "../grammar/select-grammar.ts";
import { quoteName } from "./bindings.ts";
import { castSql, fieldSql, outputName, type Writing } from "./column-sql.ts";
import { embedOutputs } from "./embed-sql.ts";
import type { ReadNode } from "./read-tree.ts";

/** One key of the answer's rows: an expression over a row, and what is made of it over all rows of a group. */
export type Output = { name: string; sql: string; aggregate?: (sql: string) => string };

export function outputsSql(writing: Writing, node: ReadNode): Output[] {
  return node.outputs.flatMap((output): Output[] => {
    if (output.kind === "embed") return embedOutputs(writing, node, output.embed);
    if (output.kind === "star")
      return [...node.source.columns.keys()].map((name) => ({ name, sql: `${node.alias}.${quoteName(name)}` }));
    if (output.kind === "count") return [countOutput(writing, output)];
    return [fieldOutput(writing, node, output)];
  });
}

function fieldOutput(writing: Writing, node: ReadNode, selected: SelectedField): Output {
  const { field, alias, cast, aggregate, aggregateCast } = selected;
  const value = fieldSql(writing, node, field);
  const sql = cast ? castSql(writing, value, cast) : value;
  if (!aggregate) return { name: alias ?? outputName(field), sql };
  const result = (argument: string) => castResult(writing, `${aggregate}(${argument})`, aggregateCast);
  return { name: alias ?? aggregate, sql, aggregate: result };
}

/** Of a constant: an expression that is null for no row. */
function countOutput(writing: Writing, { alias, aggregateCast }: SelectedCount): Output {
  return {
    name: alias ?? "count",
    sql: "1",
    aggregate: (argument) => castResult(writing, `count(${argument})`, aggregateCast),
  };
}

function castResult(writing: Writing, result: string, cast: string | undefined) {
  return cast ? castSql(writing, result, cast) : result;
}

/** The outputs as expressions, and the clause that groups them by those that are no aggregates. */
export function groupSql(outputs: Output[]) {
  const isGrouped = outputs.some(({ aggregate }) => aggregate);
  const numbers = outputs.flatMap(({ aggregate }, index) => (aggregate ? [] : [`${index + 1}`]));
  return {
    expressions: outputs.map(({ sql, aggregate }) => (aggregate ? aggregate(sql) : sql)),
    groupBy: isGrouped && numbers.length > 0 ? ` group by ${numbers.join(", ")}` : "",
  };
}
