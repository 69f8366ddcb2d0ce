import type { Relation } from "../catalogue/database-objects.ts";
import { RestError } from "../rest-error.ts";
import { roleGuard } from "./answer-sql.ts";
import { qualified, quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import { type Change, knownColumns, payloadSql } from "./payload-sql.ts";
import type { Planning } from "./plan.ts";
import { orderSql, pageSql, whereSql } from "./read-sql.ts";
import type { ReadNode } from "./read-tree.ts";

export function updateSql(planning: Planning, writing: Writing, relation: Relation, tree: ReadNode): Change {
  const { query, shape } = planning;
  const columns = knownColumns(relation, query.columns ?? shape.columns ?? []);
  const start = `update ${qualified(relation)} as ${tree.alias} set`;
  const first = [...relation.columns.keys()][0];
  if (columns.length === 0) {
    if (first === undefined) throw new RestError(400, "PGRST102", "Empty or invalid json");
    // Nothing to set: no row is touched, and the answer is that of an update of none.
    return { text: `${start} ${quoteName(first)} = ${tree.alias}.${quoteName(first)} where false` };
  }
  const sets = columns.map(({ name }) => `${quoteName(name)} = payload.${quoteName(name)}`).join(", ");
  const where = targetSql(planning, writing, relation, tree);
  const payload = `(select * from ${payloadSql(writing, shape, columns)} limit 1) as payload`;
  return { text: `${start} ${sets} from ${payload} where ${where}` };
}

export function deleteSql(planning: Planning, writing: Writing, relation: Relation, tree: ReadNode): Change {
  const where = targetSql(planning, writing, relation, tree);
  return { text: `delete from ${qualified(relation)} as ${tree.alias} where ${where}` };
}

/** The rows to change: those that pass the filters, and of them only the first few when there is a limit. */
function targetSql({ shape }: Planning, writing: Writing, relation: Relation, tree: ReadNode) {
  const guard = roleGuard(shape.role);
  if (!tree.limit && !tree.offset) return [guard, ...whereSql(writing, tree)].join(" and ");
  if (tree.order.length === 0)
    throw new RestError(400, "PGRST109", "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    });
  const key = relation.key.map(quoteName);
  if (key.length === 0)
    throw new RestError(400, "PGRST109", `'${relation.name}' has no primary key: its writes cannot be limited`);
  const inner: ReadNode = { ...tree, alias: "chosen" };
  const conditions = whereSql(writing, inner).join(" and ");
  const chosen = `select ${key.map((name) => `chosen.${name}`).join(", ")} from ${qualified(relation)} as chosen${
    conditions && ` where ${conditions}`
  }${orderSql(writing, inner)}${pageSql(writing, inner)}`;
  return `${guard} and (${key.map((name) => `${tree.alias}.${name}`).join(", ")}) in (${chosen})`;
}
