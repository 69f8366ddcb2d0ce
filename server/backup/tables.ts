import type { ISql } from "postgres";
import { StartError } from "../kernel/start-error.ts";

export type Table = { oid: number; schema: string; name: string; columns: string[] };

/**
 * Every table that holds something of ours. Not: counts that a crash may lose anyway (unlogged), the histories of
 * migrations, which a restore writes anew, the queue of jobs, which the clock fills again, and the website's files, which
 * every start publishes.
 */
export async function listTables(sql: ISql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select c.oid::int8::int4 as oid, n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${isOurs(sql)}
      and n.nspname not in ('supabase_migrations', 'pgboss', 'website')
    order by 2, 3`;
  return inOrder(sql, [...tables]);
}

export async function listSequences(sql: ISql) {
  return sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOurs(sql)} and n.nspname not in ('supabase_migrations', 'pgboss') order by 1, 2`;
}

/** Schemas with something in them, other than the system's and what extensions bring. */
export async function listUsedSchemas(sql: ISql) {
  const rows = await sql<{ schema: string }[]>`
    select distinct n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs(sql)} order by 1`;
  return rows.map(({ schema }) => schema);
}

export const qualified = ({ schema, name }: { schema: string; name: string }) => `${quote(schema)}.${quote(name)}`;
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

function isOurs(sql: ISql) {
  return sql`n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
}

/** Those that others point to come first, so that each row finds what it names. */
async function inOrder(sql: ISql, tables: Table[]) {
  const links = await sql<{ child: number; parent: number }[]>`
    select conrelid::int8::int4 as child, confrelid::int8::int4 as parent from pg_constraint
    where contype = 'f' and conrelid <> confrelid`;
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const left = new Set(waiting.map(({ oid }) => oid));
    const isFree = ({ oid }: Table) => !links.some(({ child, parent }) => child === oid && left.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new StartError(`Tabelas que apontam umas para as outras: ${waiting.map(qualified).join(", ")}.`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
