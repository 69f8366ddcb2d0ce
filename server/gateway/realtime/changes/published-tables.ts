import type { Sql } from "postgres";
import { asRealtimeAdmin } from "../admin.ts";
import { Snapshot } from "./snapshot.ts";

export type PublishedTable = { entity: number; schema: string; table: string };

/** The tables whose changes may be listened to: those of the publication `supabase_realtime`, with their triggers. */
export async function listPublishedTables(sql: Sql) {
  const [problems, tables] = await asRealtimeAdmin(sql, (tx) =>
    Promise.all([
      tx<{ entity: number; problem: string }[]>`select entity, problem from realtime.install_triggers()`,
      tx<PublishedTable[]>`select entity, schema_name as schema, table_name as table
        from realtime.published_tables()`,
    ]),
  );
  const untriggered = new Set(problems.map(({ entity }) => entity));
  return { tables: tables.filter(({ entity }) => !untriggered.has(entity)), problems };
}

/** Has the changes of these tables captured, and tells which transactions had ended before. */
export async function watchTables(sql: Sql, process: string, entities: number[]): Promise<Snapshot> {
  const [, , [row]] = await asRealtimeAdmin(sql, (tx) =>
    Promise.all([
      // A crash of the database empties these tables: each watch makes its process known again.
      tx`insert into realtime.processes (id) values (${process}) on conflict (id) do update set seen_at = now()`,
      tx`insert into realtime.watched (entity, process)
        select entity, ${process} from unnest(${entities}::oid[]) as entity on conflict do nothing`,
      tx<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`,
    ]),
  );
  return new Snapshot((row as { snapshot: string }).snapshot);
}

export function unwatchOtherTables(sql: Sql, process: string, entities: number[]) {
  return asRealtimeAdmin(
    sql,
    (tx) => tx`delete from realtime.watched where process = ${process} and entity <> all(${entities}::oid[])`,
  );
}
