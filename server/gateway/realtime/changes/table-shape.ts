import type { ISql } from "postgres";
import type { Caller } from "../../caller.ts";

type Role = Caller["role"];
type Column = { name: string; type: string; cast: string; isKey: boolean; readers: Role[] };

/** What is needed to show a table's rows to somebody, read anew for each batch: rights may change at any time. */
export type TableShape = {
  entity: number;
  schema: string;
  table: string;
  /** Quoted for SQL, with its schema. */
  sqlName: string;
  hasRowSecurity: boolean;
  /** Whether the whole old row belongs to a change, or only its key. */
  hasFullIdentity: boolean;
  columns: Column[];
};

/** `sql` acts as the service: names in other schemas are looked up by number. */
export async function readTableShapes(sql: ISql, entities: number[]): Promise<Map<number, TableShape>> {
  const shapes = await sql<TableShape[]>`
    select c.oid as entity, n.nspname as schema, c.relname as table,
      format('%I.%I', n.nspname, c.relname) as "sqlName",
      c.relrowsecurity as "hasRowSecurity", c.relreplident = 'f' as "hasFullIdentity",
      (
        select json_agg(json_build_object(
          'name', a.attname, 'type', t.typname, 'cast', format_type(a.atttypid, a.atttypmod),
          'isKey', coalesce(a.attnum = any(k.conkey), false),
          'readers', (
            select coalesce(json_agg(r), '[]') from unnest('{anon,authenticated,service_role}'::text[]) r
            where has_column_privilege(r, c.oid, a.attnum, 'select')
              and has_schema_privilege(r, n.oid, 'usage')
          )
        ) order by a.attnum)
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = any(${entities}::oid[])`;
  return new Map(shapes.map((shape) => [shape.entity, shape]));
}

export const readableColumns = (shape: TableShape, role: Role) =>
  shape.columns.filter((column) => column.readers.includes(role));

export const keyColumns = (shape: TableShape) => shape.columns.filter((column) => column.isKey);
