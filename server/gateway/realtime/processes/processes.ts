import type { Sql } from "postgres";
import { asRealtimeAdmin } from "../admin.ts";

/**
 * Says that this process lives, ends the leases of those that stopped saying so, and tells who is left.
 * Whose own lease had ended is taken for dead by the others.
 */
export async function renewLease(sql: Sql, process: string, interval: number) {
  const lease = `${interval * 3} milliseconds`;
  const [[own], , living] = await asRealtimeAdmin(sql, (tx) =>
    Promise.all([
      tx<{ is_new: boolean }[]>`insert into realtime.processes (id) values (${process})
        on conflict (id) do update set seen_at = now() returning xmax = 0 as is_new`,
      tx`delete from realtime.processes where seen_at < now() - ${lease}::interval`,
      tx<{ id: string }[]>`select id from realtime.processes`,
    ]),
  );
  return { living: new Set(living.map(({ id }) => id)), isNew: own?.is_new ?? true };
}

export function endLease(sql: Sql, process: string) {
  return asRealtimeAdmin(sql, (tx) => tx`delete from realtime.processes where id = ${process}`);
}

/** What nobody needs any more. Tables stay small whatever is written: the newest 100,000 changes are enough. */
export function sweep(sql: Sql) {
  return asRealtimeAdmin(sql, (tx) =>
    Promise.all([
      tx`delete from realtime.changes where at < now() - interval '2 minutes'
        or id <= (select max(id) - 100000 from realtime.changes)`,
      tx`delete from realtime.messages where inserted_at < now() - interval '3 days'`,
    ]),
  );
}
