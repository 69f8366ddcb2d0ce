import type { Relation } from "../catalogue/database-objects.ts";
import { RestError, unknownColumn } from "../rest-error.ts";
import { roleGuard } from "./answer-sql.ts";
import { qualified, quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import { type Change, knownColumns, payloadSql } from "./payload-sql.ts";
import type { Planning } from "./plan.ts";
import type { ReadNode } from "./read-tree.ts";

/** Counts the rows that existed already: an upsert that inserted nothing is no 201. */
const countUpdate = `set_config('gateway.updated',
  (coalesce(nullif(current_setting('gateway.updated', true), ''), '0')::int + 1)::text, true) <> ''`;

export function insertSql(planning: Planning, writing: Writing, relation: Relation, tree: ReadNode): Change {
  const { query, shape } = planning;
  if (shape.method === "PUT") requireKeyFilters(relation, tree);
  const columns = knownColumns(relation, query.columns ?? shape.columns ?? []);
  const names = columns.map(({ name }) => quoteName(name)).join(", ");
  const into = `insert into ${qualified(relation)} as ${tree.alias}`;
  const guard = roleGuard(shape.role);
  const conflict = conflictSql(
    planning,
    relation,
    columns.map(({ name }) => name),
  );
  if (columns.length > 0) {
    const values = columns.map(({ name }) => `payload.${quoteName(name)}`).join(", ");
    const rows = `select ${values} from ${payloadSql(writing, shape, columns)} where ${guard}`;
    return { ...conflict, text: `${into} (${names}) ${rows}${conflict.text}` };
  }
  const body = writing.bindings.add((given) => given.body);
  const rows = shape.payloadKind === "array" ? `from json_array_elements(${body}::json) ` : "";
  // Objects without keys are rows of nothing but defaults.
  const used = shape.payloadKind === "array" ? "" : ` and ${body}::json is not null`;
  return { ...conflict, text: `${into} select ${rows}where ${guard}${used}${conflict.text}` };
}

function conflictSql({ query, shape }: Planning, relation: Relation, columns: string[]): Change {
  const resolution = shape.method === "PUT" ? "merge-duplicates" : shape.preferences.resolution;
  const key = query.onConflict ?? relation.key;
  if (!resolution || key.length === 0) return { text: "" };
  for (const name of key) if (!relation.columns.has(name)) throw unknownColumn(relation.name, name);
  const target = ` on conflict (${key.map(quoteName).join(", ")})`;
  if (resolution === "ignore-duplicates" || columns.length === 0) return { text: `${target} do nothing` };
  const sets = columns.map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`).join(", ");
  return {
    text: `${target} do update set ${sets} where ${countUpdate}`,
    updated: "nullif(current_setting('gateway.updated', true), '')",
  };
}

/** PUT names one row by its whole key, and nothing else. */
function requireKeyFilters(relation: Relation, tree: ReadNode) {
  if (tree.limit || tree.offset)
    throw new RestError(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT");
  const named = tree.filters.map((filter) => {
    if (filter.kind === "group" || filter.operator !== "eq" || filter.isNegated || filter.modifier) return undefined;
    return filter.field.path.length === 0 ? filter.field.name : undefined;
  });
  const isWholeKey =
    relation.key.length > 0 &&
    named.length === relation.key.length &&
    relation.key.every((name) => named.includes(name));
  if (!isWholeKey) {
    const message = "Filters must include all and only primary key columns with 'eq' operators";
    throw new RestError(405, "PGRST105", message);
  }
}
