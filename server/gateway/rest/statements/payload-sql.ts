import type { Column, Relation } from "../catalogue/database-objects.ts";
import { RestError, shorten } from "../rest-error.ts";
import { quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import type { Shape } from "./plan.ts";

/** The start of a statement that writes; what it returns is appended. */
export type Change = { text: string; updated?: string };

/** Columns that a payload names must exist. */
export function knownColumns(relation: Relation, names: string[]) {
  for (const name of names) {
    if (relation.columns.has(name)) continue;
    const message = `Could not find the '${shorten(name)}' column of '${relation.name}' in the schema cache`;
    throw new RestError(400, "PGRST204", message);
  }
  return names.flatMap((name) => relation.columns.get(name) ?? []);
}

/**
 * The payload as rows of the given columns, each with the type of the column it goes to. The text of the
 * body is one bound parameter, however many rows it has.
 */
export function payloadSql({ bindings }: Writing, { payloadKind, preferences }: Shape, columns: Column[]) {
  const body = bindings.add((given) => given.body);
  const types = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ");
  if (preferences.missing === "default" && columns.some((column) => column.default !== null)) {
    const array = payloadKind === "array" ? `${body}::jsonb` : `jsonb_build_array(${body}::jsonb)`;
    const filled = `select jsonb_agg(${defaultsSql(columns)} || item) from jsonb_array_elements(${array}) item`;
    return `jsonb_to_recordset((${filled})) as payload(${types})`;
  }
  const read = payloadKind === "array" ? "json_to_recordset" : "json_to_record";
  return `${read}(${body}::json) as payload(${types})`;
}

/** Defaults are the schema's own expressions. */
function defaultsSql(columns: Column[]) {
  const pairs = columns
    .filter((column) => column.default !== null)
    .map((column) => `'${column.name.replaceAll("'", "''")}', ${column.default}`);
  return `jsonb_build_object(${pairs.join(", ")})`;
}
