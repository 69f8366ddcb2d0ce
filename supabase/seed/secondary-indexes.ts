import type { Sql } from "postgres";

/**
 * Drops the indexes that stand for no constraint, and returns what makes them again. Building an index from
 * all rows at once takes a fraction of the time of adding them one by one.
 */
export async function dropIndexes(sql: Sql, tables: string[]) {
  const indexes = await sql<{ table: string; name: string; definition: string }[]>`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
      pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any (${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);

  return async (table: string) => {
    const connection = await sql.reserve();
    try {
      await connection`set maintenance_work_mem = '512MB'`;
      for (const index of indexes) if (index.table === table) await connection.unsafe(index.definition);
      await connection`reset maintenance_work_mem`;
    } finally {
      connection.release();
    }
  };
}
