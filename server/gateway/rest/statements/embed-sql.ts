import { RestError } from "../rest-error.ts";
import { qualified, quoteName } from "./bindings.ts";
import type { Writing } from "./column-sql.ts";
import type { Output } from "./outputs-sql.ts";
import { rowsSql, whereSql } from "./read-sql.ts";
import type { Embed, ReadNode } from "./read-tree.ts";

/**
 * Embedded rows are scalar subqueries: PostgreSQL computes them for the rows that are left after ordering
 * and limiting, and they may stand in `returning` too. Rows embed rows, so read-sql.ts and this call each other.
 */
export function embedOutputs(writing: Writing, parent: ReadNode, embed: Embed): Output[] {
  if (embed.selected.items.length === 0) return [];
  const { from, on } = linkSql(parent, embed);
  const rows = rowsSql(writing, embed.node, { from, on, isSingle: embed.isToOne });
  if (embed.selected.isSpread) return spreadOutputs(embed, rows);
  const value = embed.isToOne ? "row_to_json(e)" : "coalesce(json_agg(e), '[]')";
  // Only jsonb can be compared, as whoever groups by it must.
  const type = isGrouped(parent) ? "::jsonb" : "";
  return [{ name: embed.name, sql: `(select (${value})${type} from (${rows.named}) e)` }];
}

/** Columns of one row are the parent's own, and so are their aggregates; columns of many are lists. */
function spreadOutputs({ isToOne }: Embed, rows: ReturnType<typeof rowsSql>): Output[] {
  if (!isToOne && rows.outputs.some(({ aggregate }) => aggregate))
    throw new RestError(400, "PGRST127", "Feature not implemented", {
      details: "Aggregates are not implemented for one-to-many or many-to-many spreads.",
    });
  return rows.outputs.map(({ name, aggregate }, index) => {
    const column = `e.c${index}`;
    const value = isToOne ? column : `coalesce(json_agg(${column}), '[]')`;
    return { name, sql: `(select ${value} from (${isToOne ? rows.raw : rows.numbered}) e)`, aggregate };
  });
}

function isGrouped({ outputs }: ReadNode): boolean {
  return outputs.some((output) => {
    if (output.kind === "count") return true;
    if (output.kind === "embed") return output.embed.selected.isSpread && isGrouped(output.embed.node);
    return output.kind === "field" && output.aggregate !== undefined;
  });
}

/** Whether a row has anything embedded, under the embedding's own filters. */
export function existsSql(writing: Writing, parent: ReadNode, embed: Embed) {
  const { from, on } = linkSql(parent, embed);
  const conditions = [...on, ...whereSql(writing, embed.node)];
  return `exists (select from ${from}${conditions.length > 0 ? ` where ${conditions.join(" and ")}` : ""})`;
}

/** What to read an embedding from, and what ties it to the parent's row. */
export function linkSql(parent: ReadNode, { link, node }: Embed): { from: string; on: string[] } {
  if (link.kind === "function")
    return { from: `${qualified(link.function)}(${parent.alias}) as ${node.alias}`, on: [] };
  const { relationship } = link;
  const equals = (a: string, x: string, b: string, y: string) => `${a}.${quoteName(x)} = ${b}.${quoteName(y)}`;
  const from = `${qualified(relationship.target)} as ${node.alias}`;
  const { junction } = relationship;
  if (!junction)
    return { from, on: relationship.on.map((pair) => equals(node.alias, pair.target, parent.alias, pair.source)) };
  const through = `j${node.alias}`;
  return {
    from: `${from}, ${qualified(junction.relation)} as ${through}`,
    on: [
      ...junction.toSource.map((pair) => equals(through, pair.junction, parent.alias, pair.source)),
      ...junction.toTarget.map((pair) => equals(through, pair.junction, node.alias, pair.target)),
    ],
  };
}
