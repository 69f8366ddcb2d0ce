import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DatabaseFunction, Relation } from "../catalogue/database-objects.ts";
import { nearName } from "../catalogue/near-name.ts";
import type { Relationship } from "../catalogue/relationships.ts";
import type { SelectedEmbed } from "../grammar/select-grammar.ts";
import { RestError } from "../rest-error.ts";
import { relationSource, type Source } from "./source.ts";

export type Link =
  | { kind: "relationship"; relationship: Relationship }
  | { kind: "function"; function: DatabaseFunction };

type Found = { link: Link; target: Source; isToOne: boolean };

/** The one relationship that an embedding names; none or several are errors that say what there is. */
export function findRelationship(catalogue: Catalogue, from: Source, embed: SelectedEmbed): Found {
  const computed = from.relation && findComputed(catalogue, from, embed.name);
  if (computed) return computed;
  const all = from.relation ? catalogue.relationshipsFrom(from.relation) : [];
  // Only what the API shows in the same schema may be embedded.
  const reachable = all.filter(({ target }) => target.schema === from.schema);
  const matching = reachable.filter((relationship) => isMeant(relationship, embed));
  const [first, ...others] = matching;
  if (!first) throw noRelationship(catalogue, from, embed, reachable);
  if (others.length > 0) throw ambiguous(from, embed, matching);
  return {
    link: { kind: "relationship", relationship: first },
    target: relationSource(first.target),
    isToOne: first.cardinality === "many-to-one" || first.cardinality === "one-to-one",
  };
}

/** A function from a row of this relation to rows of another. */
function findComputed(catalogue: Catalogue, from: Source, name: string): Found | undefined {
  const found = from.relation && catalogue.computedFrom(from.relation, name);
  const target = found && catalogue.relationById(found.returnsRelation);
  if (!found || !target) return undefined;
  return {
    link: { kind: "function", function: found },
    target: relationSource(target),
    isToOne: !found.isSet || found.rows === 1,
  };
}

function isMeant(relationship: Relationship, { name, hint }: SelectedEmbed) {
  const { source, target, on, constraint, holdsKey, junction } = relationship;
  const [only, ...more] = on;
  const column = more.length === 0 ? only : undefined;
  if (target.name === name) {
    // A table that refers to itself: its name means the rows that point here, a column the row pointed at.
    if (source.oid === target.oid && holdsKey) return false;
    if (hint === undefined) return true;
    if (hint === constraint || hint === junction?.relation.name || hint === junction?.constraint) return true;
    return hint === column?.source || hint === column?.target;
  }
  if (hint !== undefined && hint !== target.name && hint !== constraint) return false;
  // A key is a table's: however many views show its target, its column or its name means the table.
  if (isView(target)) return false;
  return constraint === name ? !junction : holdsKey && column?.source === name;
}

function isView({ kind }: Relation) {
  return kind === "v" || kind === "m";
}

function noRelationship(catalogue: Catalogue, from: Source, { name, hint }: SelectedEmbed, reachable: Relationship[]) {
  const withHint = hint === undefined ? "" : ` using the hint '${hint}'`;
  const message = `Could not find a relationship between '${from.name}' and '${name}' in the schema cache`;
  return new RestError(400, "PGRST200", message, {
    details: `Searched for a foreign key relationship between '${from.name}' and '${name}'${withHint} in the schema '${from.schema}', but no matches were found.`,
    hint: meantHint(catalogue, from, name, reachable),
  });
}

/** Another child; or another parent, where this one is related to nothing. */
function meantHint(catalogue: Catalogue, from: Source, name: string, reachable: Relationship[]) {
  const related = catalogue.relations.filter(
    (relation) => relation.schema === from.schema && catalogue.hasRelationships(relation),
  );
  const [asked, known] =
    reachable.length > 0 ? [name, reachable.map(({ target }) => target.name)] : [from.name, related.map((r) => r.name)];
  const near = nearName(asked, new Set(known));
  return near ? `Perhaps you meant '${near}' instead of '${asked}'.` : null;
}

function ambiguous(from: Source, { name }: SelectedEmbed, matching: Relationship[]) {
  const message = `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`;
  const ways = matching.map(
    ({ target, constraint, junction }) => `'${target.name}!${junction?.relation.name ?? constraint}'`,
  );
  return new RestError(300, "PGRST201", message, {
    details: matching.map((relationship) => ({
      cardinality: relationship.cardinality,
      embedding: `${relationship.source.name} with ${relationship.target.name}`,
      relationship: describe(relationship),
    })),
    hint: `Try changing '${name}' to one of the following: ${[...new Set(ways)].join(", ")}. Find the desired relationship in the 'details' key.`,
  });
}

function describe({ constraint, source, target, on, junction }: Relationship) {
  const names = (columns: string[]) => `(${columns.join(", ")})`;
  if (!junction) {
    const [from, to] = [names(on.map((pair) => pair.source)), names(on.map((pair) => pair.target))];
    return `${constraint} using ${source.name}${from} and ${target.name}${to}`;
  }
  const near = names(junction.toSource.map((pair) => pair.junction));
  const far = names(junction.toTarget.map((pair) => pair.junction));
  return `${junction.relation.name} using ${constraint}${near} and ${junction.constraint}${far}`;
}
