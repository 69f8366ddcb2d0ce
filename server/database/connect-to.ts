import postgres, { type Options, type PostgresType } from "postgres";

/** A pool on the database of an address, also with libpq's `?host=` for a socket's folder, which postgres.js ignores. */
export function connectTo(databaseUrl: string, options: Options<Record<string, PostgresType>>) {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get("host");
  url.searchParams.delete("host");
  return postgres(url.href, host ? { ...options, host } : options);
}
