import type { Relation } from "../catalogue/database-objects.ts";
import { noOperator } from "../grammar/filter-grammar.ts";
import { notAvailable } from "../requests/media-type.ts";
import { appliedPreferences } from "../requests/preferences.ts";
import { answerSql, bodySql, roleGuard } from "./answer-sql.ts";
import { qualified } from "./bindings.ts";
import { type Plan, type Planning, startWriting } from "./plan.ts";
import { readCount, rowsSql, textOf, whereSql } from "./read-sql.ts";
import { buildTree, type ReadNode } from "./read-tree.ts";
import { relationSource } from "./source.ts";

/** GET and HEAD on a table or a view. */
export function planRead(planning: Planning, relation: Relation): Plan {
  const { catalogue, query, shape } = planning;
  const { maxRows } = catalogue.config;
  const { format, preferences } = shape;
  if (format.kind !== "array" && format.kind !== "object" && format.kind !== "csv") throw notAvailable(format);
  for (const { name } of query.arguments) throw noOperator(name, "");
  const tree = buildTree(catalogue, relationSource(relation), query);
  const writing = startWriting(planning);
  const from = `${qualified(relation)} as ${tree.alias}`;
  const rows = rowsSql(writing, tree, { from, on: [] });
  return {
    text: answerSql({
      rows: format.kind === "csv" ? rows.numbered : rows.named,
      body: bodySql(writing.bindings, format, rows.outputs),
      total: totalSql(preferences.count, `${from}${rows.where}`, maxRows),
      guard: roleGuard(shape.role),
    }),
    bindings: writing.bindings.all,
    isReadOnly: true,
    estimate: planEstimate(planning, tree, from),
    offset: offsetOf(tree),
    mostRows: format.kind === "object" ? undefined : mostRowsOf(tree, maxRows),
    isPublic: relation.isPublic,
    answer: {
      kind: "read",
      contentType: format.contentType,
      isSingle: format.kind === "object",
      isCounted: preferences.count !== undefined,
      applied: appliedPreferences(preferences, ["handling", "count"]),
    },
  };
}

export function totalSql(count: string | undefined, rows: string, maxRows: number) {
  if (count === "exact") return `(select count(*) from ${rows})::text`;
  if (count === "estimated") return `(select count(*) from (select from ${rows} limit ${maxRows + 1}) c)::text`;
  return undefined;
}

function planEstimate(planning: Planning, tree: ReadNode, from: string): Plan["estimate"] {
  const { count } = planning.shape.preferences;
  if (count !== "planned" && count !== "estimated") return undefined;
  const writing = startWriting(planning);
  const where = whereSql(writing, tree).join(" and ");
  return {
    text: `explain (format json) select from ${from}${where && ` where ${where}`}`,
    bindings: writing.bindings.all,
    isOnlyBeyond: count === "estimated" ? planning.catalogue.config.maxRows : undefined,
  };
}

export function offsetOf({ offset }: ReadNode): Plan["offset"] {
  return offset && (({ values }) => readCount("offset", textOf(offset, values)));
}

function mostRowsOf({ limit }: ReadNode, maxRows: number): Plan["mostRows"] {
  return ({ values }) => (limit ? Math.min(readCount("limit", textOf(limit, values)), maxRows) : maxRows);
}
