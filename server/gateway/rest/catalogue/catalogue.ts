import type { CatalogueParts, Relation } from "./database-objects.ts";
import { deriveRelationships, type Relationship } from "./relationships.ts";
import type { RestConfig } from "./rest-config.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue(parts: CatalogueParts, config: RestConfig) {
  const byOid = new Map(parts.relations.map((relation) => [relation.oid, relation]));
  const readable = parts.relations.filter(({ kind }) => kind !== "c");
  const byName = new Map(readable.map((relation) => [`${relation.schema}.${relation.name}`, relation]));
  const relationships = new Map<number, Relationship[]>();
  for (const relationship of deriveRelationships(parts, byOid)) {
    const known = relationships.get(relationship.source.oid) ?? [];
    relationships.set(relationship.source.oid, [...known, relationship]);
  }
  const functions = Map.groupBy(parts.functions, ({ schema, name }) => `${schema}.${name}`);
  const types = new Map(parts.types.map(({ schema, name, type }) => [`${schema}.${name}`, type]));
  return {
    /** What the operator has set; it is read again with the schema. */
    config,
    relations: readable,
    functions: parts.functions,
    relationById: (oid: number) => byOid.get(oid),
    relation: (schema: string, name: string) => byName.get(`${schema}.${name}`),
    hasRelationships: (relation: Relation) => relationships.has(relation.oid),
    relationshipsFrom: (relation: Relation) => relationships.get(relation.oid) ?? [],
    functionsNamed: (schema: string, name: string) => functions.get(`${schema}.${name}`) ?? [],
    /** Functions of one argument that is a row of the relation: its computed fields and relationships. */
    computedFrom(relation: Relation, name: string) {
      const named = functions.get(`${relation.schema}.${name}`) ?? [];
      return named.find(({ parameters: [only, ...others] }) => only?.relation === relation.oid && others.length === 0);
    },
    /** How SQL writes the type that a caller named, found as a search path would find it. */
    typeNamed: (schemas: string[], name: string) =>
      schemas.map((schema) => types.get(`${schema}.${name}`)).find((type) => type !== undefined),
  };
}
