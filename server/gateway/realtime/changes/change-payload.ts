import type { Caller } from "../../caller.ts";
import type { Change } from "./change-feed.ts";
import { keyColumns, readableColumns, type TableShape } from "./table-shape.ts";

/** Past this, only values of at most 64 bytes are sent. */
const maxRecord = 1024 * 1024;
const smallValue = 64;

type Values = Record<string, unknown>;

/** The `data` of a postgres_changes message, with what the role may read and the subscriber selected. */
export function changePayload(change: Change, shape: TableShape, role: Caller["role"], selected?: string[]) {
  const { type } = change;
  const base = { schema: shape.schema, table: shape.table, type, commit_timestamp: change.at.toISOString() };
  const error = type === "DELETE" ? undefined : findError(shape, role);
  if (error) return { ...base, columns: [], record: {}, errors: [error] };
  const columns = readableColumns(shape, role).filter(
    ({ name, isKey }) => !selected || isKey || selected.includes(name),
  );
  const isTooLarge = (change.record?.length ?? 0) + (change.old_record?.length ?? 0) > maxRecord;
  const pick = (text: string | null, of = columns) =>
    pickValues(
      text,
      of.map(({ name }) => name),
      isTooLarge,
    );
  const identity = shape.hasFullIdentity ? columns : columns.filter(({ isKey }) => isKey);
  // Nobody can tell any more who was allowed to read a deleted row.
  const remains = shape.hasRowSecurity ? columns.filter(({ isKey }) => isKey) : identity;
  return {
    ...base,
    columns: columns.map(({ name, type: typeName }) => ({ name, type: typeName })),
    ...(type !== "DELETE" && { record: pick(change.record) }),
    ...(type === "UPDATE" && { old_record: pick(change.old_record, identity) }),
    ...(type === "DELETE" && { old_record: pick(change.old_record, remains) }),
    errors: isTooLarge ? ["Error 413: Payload Too Large"] : null,
  };
}

/** Without a key that the role may read, nobody can tell whether it may read the row. */
export function findError(shape: TableShape, role: Caller["role"]) {
  const key = keyColumns(shape);
  if (key.length === 0) return "Error 400: Bad Request, no primary key";
  if (!key.every(({ readers }) => readers.includes(role))) return "Error 401: Unauthorized";
  return undefined;
}

function pickValues(text: string | null, names: string[], onlySmall: boolean): Values {
  const values: Values = JSON.parse(text ?? "{}");
  const picked = names.filter(
    (name) => Object.hasOwn(values, name) && (!onlySmall || JSON.stringify(values[name]).length <= smallValue),
  );
  return Object.fromEntries(picked.map((name) => [name, values[name]]));
}
