import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Filter, Value } from "../grammar/filter-grammar.ts";
import type { OrderTerm } from "../grammar/order-grammar.ts";
import type { ParsedQuery } from "../grammar/query-string.ts";
import type { SelectedCount, SelectedEmbed, SelectedField, SelectItem } from "../grammar/select-grammar.ts";
import { RestError } from "../rest-error.ts";
import { findRelationship, type Link } from "./find-relationship.ts";
import type { Source } from "./source.ts";

/** One level of a request: what to read of one source, and what to embed in each row of it. */
export type ReadNode = {
  source: Source;
  alias: string;
  outputs: (SelectedField | SelectedCount | { kind: "star" } | { kind: "embed"; embed: Embed })[];
  embeds: Embed[];
  filters: Filter[];
  order: OrderTerm[];
  limit?: Value;
  offset?: Value;
};

export type Embed = {
  /** The key in the answer. */
  name: string;
  selected: SelectedEmbed;
  link: Link;
  isToOne: boolean;
  node: ReadNode;
};

/** Each is a query of its own for every row. */
const mostEmbeds = 12;

/** Resolves a parsed query against the catalogue into a tree of what to read. */
export function buildTree(catalogue: Catalogue, source: Source, query: ParsedQuery): ReadNode {
  let count = 0;
  const build = (from: Source, items: SelectItem[], depth = 0): ReadNode => {
    if (count > mostEmbeds) throw new RestError(400, "PGRST100", `More than ${mostEmbeds} embedded resources`);
    const node: ReadNode = { source: from, alias: `t${count}`, outputs: [], embeds: [], filters: [], order: [] };
    count += 1;
    for (const item of items) {
      if (item.kind !== "embed") node.outputs.push(resolveItem(catalogue, from, item));
      else {
        const { link, target, isToOne } = findRelationship(catalogue, from, item);
        const name = item.alias ?? item.name;
        if (node.embeds.some((known) => known.name === name)) throw embeddedTwice(from, name, depth + 1);
        const child = build(target, item.items, depth + 1);
        const embed = { name, selected: item, link, isToOne, node: child };
        node.embeds.push(embed);
        node.outputs.push({ kind: "embed", embed });
      }
    }
    return node;
  };
  const root = build(source, query.select ?? [{ kind: "star" }]);
  attach(root, query);
  return root;
}

/** A bare `count` that is no column counts rows, and always may: it costs what `Prefer: count=exact` does. */
function resolveItem(catalogue: Catalogue, from: Source, item: Exclude<SelectItem, SelectedEmbed>) {
  const isAggregate = item.kind === "count" || (item.kind === "field" && item.aggregate !== undefined);
  if (isAggregate && !catalogue.config.aggregates)
    throw new RestError(400, "PGRST123", "Use of aggregate functions is not allowed");
  if (item.kind !== "field" || item.aggregate || item.field.name !== "count" || item.field.path.length > 0) return item;
  const isKnown = from.columns.has("count") || (from.relation && catalogue.computedFrom(from.relation, "count"));
  return isKnown ? item : { kind: "count" as const, alias: item.alias, aggregateCast: item.cast };
}

/** As PostgreSQL says it of PostgREST's joins; an answer cannot have two equal keys. */
function embeddedTwice({ name: parent }: Source, name: string, depth: number) {
  return new RestError(400, "42712", `table name "${parent}_${name}_${depth}" specified more than once`);
}

function attach(root: ReadNode, query: ParsedQuery) {
  for (const { path, part } of query.filters) nodeAt(root, path).filters.push(part);
  for (const { path, part } of query.orders) nodeAt(root, path).order.push(...part);
  for (const { path, part } of query.limits) nodeAt(root, path).limit = part;
  for (const { path, part } of query.offsets) nodeAt(root, path).offset = part;
}

function nodeAt(root: ReadNode, path: string[]): ReadNode {
  return path.reduce((node, name) => findEmbed(node, name).node, root);
}

export function findEmbed(node: ReadNode, name: string): Embed {
  const embed =
    node.embeds.find((candidate) => candidate.name === name) ??
    node.embeds.find((candidate) => candidate.selected.name === name);
  if (embed) return embed;
  throw new RestError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
