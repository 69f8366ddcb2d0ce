import type { ViewColumns } from "./database-objects.ts";

type Origins = Map<number, { relation: number; column: number }>;

/**
 * Which column of which table each column of a view is, from the view's rewrite rule: PostgreSQL notes the
 * origin (`resorigtbl`, `resorigcol`) of every entry in the rule's target list. Views over views are followed
 * down to the tables.
 */
export function readViewColumns(views: { view: number; definition: string }[]): ViewColumns {
  const direct = new Map(views.map(({ view, definition }) => [view, targetOrigins(definition)]));
  return new Map([...direct].map(([view, origins]) => [view, resolve(origins, direct)]));
}

function resolve(origins: Origins, direct: Map<number, Origins>): Origins {
  const resolved: Origins = new Map();
  for (const [number, origin] of origins) {
    let base: { relation: number; column: number } | undefined = origin;
    // A view cannot contain itself, so this ends; the bound is for a damaged catalogue.
    for (let depth = 0; base && depth < 64; depth += 1) {
      const below = direct.get(base.relation);
      if (!below) break;
      base = below.get(base.column);
    }
    if (base) resolved.set(number, base);
  }
  return resolved;
}

/**
 * The entries of the outermost query's target list. The text is a tree of `{NODE :field value …}` and lists
 * in parentheses; special characters in names are escaped with a backslash.
 */
function targetOrigins(definition: string): Origins {
  const origins: Origins = new Map();
  const tokens = definition.match(/[{}()]|(?:\\.|[^\s{}()\\])+/gs) ?? [];
  const open: string[] = [];
  let field = "";
  let entry: Record<string, string> = {};
  for (const token of tokens) {
    if (token === "{" || token === "(") {
      open.push(`${token}${field}`);
      if (isTargetEntry(open)) entry = {};
      field = "";
    } else if (token === "}" || token === ")") {
      if (isTargetEntry(open)) note(origins, entry);
      open.pop();
    } else if (token.startsWith(":")) field = token;
    else if (field) {
      if (isTargetEntry(open)) entry[field] = token;
      field = "";
    }
  }
  return origins;
}

/** `( {QUERY :targetList ( {TARGETENTRY` */
function isTargetEntry(open: string[]) {
  return open.length === 4 && open[2] === "(:targetList" && open[3] === "{";
}

function note(origins: Origins, entry: Record<string, string>) {
  const [number, relation, column] = [entry[":resno"], entry[":resorigtbl"], entry[":resorigcol"]].map(Number);
  if (number && relation && column) origins.set(number, { relation, column });
}
