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
  /** PostgreSQL's letters: table, view, materialised view, foreign or partitioned table, or a mere type. */
  kind: "r" | "v" | "m" | "f" | "p" | "c";
  comment: string | null;
  /** Whether visitors may read it. */
  isPublic: boolean;
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
  /** How many rows its author says that it returns. */
  rows: number;
  /** Whether visitors may call it. */
  isPublic: boolean;
  comment: string | null;
  returnsRelation: number;
  returnKind: string;
  returnType: string;
  parameters: Parameter[];
  /** Of `returns table` and of `out` parameters. */
  columns: Column[];
};

export type ForeignKey = {
  name: string;
  source: number;
  target: number;
  sourceColumns: number[];
  targetColumns: number[];
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
