import { deriveRelationships, type ForeignKey, type Relationship } from "./relationships.ts";

export type Column = {
  number: number;
  name: string;
  /** As SQL writes it, schema and all. */
  type: string;
  /** What a domain stands for; the type itself otherwise. */
  baseType: string;
  isRequired: boolean;
  /** The expression that fills the column when nothing is said. */
  default: string | null;
  comment: string | null;
};

export type Relation = {
  oid: number;
  schema: string;
  name: string;
  /** PostgreSQL's emails: table, view, materialised view, foreign or partitioned table, or a mere type. */
  kind: "r" | "v" | "m" | "f" | "p" | "c";
  comment: string | null;
  /** PostgreSQL's bits: 4 update, 8 insert, 16 delete. */
  writable: number;
  columns: Map<string, Column>;
  /** The primary key's columns; a view has that of the table it shows. */
  key: string[];
};

type Parameter = {
  name: string;
  type: string;
  relation: number;
  isRequired: boolean;
  isVariadic: boolean;
};

export type DatabaseFunction = {
  schema: string;
  name: string;
  volatility: "i" | "s" | "v";
  isSet: boolean;
  comment: string | null;
  returnsRelation: number;
  returnKind: string;
  returnType: string;
  parameters: Parameter[];
  /** Of `returns table` and of `out` parameters. */
  columns: Column[];
};

/** By view and its column's number, the base table and its column's number. */
export type ViewColumns = Map<number, Map<number, { relation: number; column: number }>>;

export type CatalogueParts = {
  relations: Relation[];
  foreignKeys: ForeignKey[];
  uniqueKeys: { source: number; columns: number[] }[];
  viewColumns: ViewColumns;
  functions: DatabaseFunction[];
  types: { schema: string; name: string; type: string }[];
};

export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue(parts: CatalogueParts) {
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
    relations: readable,
    functions: parts.functions,
    relationById: (oid: number) => byOid.get(oid),
    relation: (schema: string, name: string) => byName.get(`${schema}.${name}`),
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
