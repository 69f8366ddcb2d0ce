import type { Relation } from "../catalogue/database-objects.ts";
import { noOperator } from "../grammar/filter-grammar.ts";
import { notAvailable } from "../requests/media-type.ts";
import { appliedPreferences, type Preferences } from "../requests/preferences.ts";
import { RestError } from "../rest-error.ts";
import { answerSql, bodySql, type Checks, checkedSql, roleGuard } from "./answer-sql.ts";
import { quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import { insertSql } from "./insert-sql.ts";
import { groupSql, type Output, outputsSql } from "./outputs-sql.ts";
import type { Change } from "./payload-sql.ts";
import { type AnswerShape, type Plan, type Planning, startWriting } from "./plan.ts";
import { keySql } from "./read-sql.ts";
import { buildTree, type ReadNode } from "./read-tree.ts";
import { relationSource } from "./source.ts";
import { deleteSql, updateSql } from "./update-sql.ts";

/** POST, PUT, PATCH and DELETE on a table or a view. */
export function planWrite(planning: Planning, relation: Relation): Plan {
  const { catalogue, query, shape } = planning;
  const { format, preferences, method } = shape;
  if (format.kind !== "array" && format.kind !== "object" && format.kind !== "csv") throw notAvailable(format);
  for (const { name } of query.arguments) throw noOperator(name, "");
  requireWritable(relation, method);
  const tree = buildTree(catalogue, relationSource(relation), query);
  const writing = startWriting(planning);
  const change = changeSql(planning, writing, relation, tree);
  const checks = { isSingle: format.kind === "object", maxAffected: preferences["max-affected"] };
  const guard = roleGuard(shape.role);
  return {
    text: returningSql(writing, planning, { relation, tree, change, checks, guard }),
    bindings: writing.bindings.all,
    isReadOnly: false,
    isPublic: false,
    answer: {
      kind: kinds[method] ?? "insert",
      contentType: preferences.return === "representation" ? format.contentType : undefined,
      isSingle: false,
      isCounted: preferences.count !== undefined,
      applied: appliedPreferences(preferences, appliedTo(method)),
      location: preferences.return === "headers-only" && method === "POST" ? relation.name : undefined,
    },
  };
}

const kinds: Record<string, AnswerShape["kind"]> = { POST: "insert", PUT: "put", PATCH: "update", DELETE: "delete" };

/** PostgreSQL's bits for what a table or view takes; it would say so itself, but as an error of the server. */
const needed: Record<string, number> = { POST: 8, PUT: 12, PATCH: 4, DELETE: 16 };

function requireWritable({ writable, name }: Relation, method: string) {
  const bits = needed[method] ?? 0;
  if ((writable & bits) !== bits) throw new RestError(405, "55000", `cannot ${method} rows of "${name}"`);
}

function appliedTo(method: string): (keyof Preferences)[] {
  const always: (keyof Preferences)[] = ["handling", "return", "count"];
  if (method === "POST") return ["resolution", "missing", ...always];
  return method === "PUT" ? always : [...always, "max-affected"];
}

function changeSql(planning: Planning, writing: Writing, relation: Relation, tree: ReadNode): Change {
  const { method } = planning.shape;
  if (method === "DELETE") return deleteSql(planning, writing, relation, tree);
  if (method === "PATCH") return updateSql(planning, writing, relation, tree);
  return insertSql(planning, writing, relation, tree);
}

type Returning = { relation: Relation; tree: ReadNode; change: Change; checks: Checks; guard: string };

/** The written rows come back numbered, with the keys to order them by, and are named outside. */
function returningSql(writing: Writing, planning: Planning, parts: Returning) {
  const { relation, tree, change, checks, guard } = parts;
  const { format, preferences } = planning.shape;
  if (preferences.return !== "representation" && preferences.return !== "headers-only") {
    return answerSql({
      with: `with changed as (${change.text} returning 1) `,
      rows: "select from changed",
      body: checkedSql("null", checks),
      updated: change.updated,
      guard,
    });
  }
  const outputs = preferences.return === "representation" ? outputsSql(writing, tree) : keyOutputs(relation, tree);
  const keys = preferences.return === "representation" ? tree.order.map((term) => keySql(writing, tree, term)) : [];
  const returned = [...outputs.map(({ sql }, i) => `${sql} as c${i}`), ...keys.map((sql, i) => `${sql} as o${i}`)];
  // What was written is aggregated once it has come back: `returning` cannot.
  const { expressions, groupBy } = groupSql(outputs.map((output, i) => ({ ...output, sql: `c${i}` })));
  const named = outputs
    .map(({ name }, i) => `${expressions[i]} as ${format.kind === "csv" ? `c${i}` : quoteName(name)}`)
    .join(", ");
  const order = tree.order.map(
    ({ isDescending, nulls }, i) => `o${i}${isDescending ? " desc" : ""}${nulls ? ` nulls ${nulls}` : ""}`,
  );
  return answerSql({
    with: `with changed as (${change.text} returning ${returned.join(", ") || "1"}) `,
    rows: `select ${named} from changed${groupBy}${keys.length > 0 ? ` order by ${order.join(", ")}` : ""}`,
    body: bodySql(writing.bindings, format, outputs, checks),
    updated: change.updated,
    guard,
  });
}

function keyOutputs(relation: Relation, tree: ReadNode): Output[] {
  return relation.key.map((name) => ({ name, sql: `${tree.alias}.${quoteName(name)}` }));
}
