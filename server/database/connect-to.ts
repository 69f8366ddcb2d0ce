import postgres, { type Options, type PostgresType, type Sql } from "postgres";

/** A pool on the database of an address, also with libpq's `?host=` for a socket's folder, which postgres.js ignores. */
export function connectTo(databaseUrl: string, options: Options<Record<string, PostgresType>>) {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get("host");
  url.searchParams.delete("host");
  return postgres(url.href, host ? { ...options, host } : options);
}

/**
 * The driver asks every new connection for the array types, and nobody can catch the failure of that question: a
 * database that dies in between would take the process with it. Once is enough, also for pools made of these options.
 */
export async function learnArrayTypes(sql: Sql) {
  await sql`select 1`;
  (sql.options as { fetch_types: boolean }).fetch_types = false;
}
