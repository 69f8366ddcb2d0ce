import type { Column, Relation } from "../catalogue/database-objects.ts";

/** What rows are read from: a relation, or a function that returns rows. */
export type Source = {
  schema: string;
  name: string;
  columns: Map<string, Column>;
  /** Where embeddings start from; a function that returns no table's rows has none. */
  relation?: Relation;
};

export function relationSource(relation: Relation): Source {
  return { schema: relation.schema, name: relation.name, columns: relation.columns, relation };
}
