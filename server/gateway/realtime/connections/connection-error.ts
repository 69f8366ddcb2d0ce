import postgres from "postgres";

/** The database was away, as opposed to having said no. */
export function isConnectionError(error: unknown) {
  if (error instanceof postgres.PostgresError) return error.code.startsWith("57P");
  return error instanceof Error && "code" in error;
}
