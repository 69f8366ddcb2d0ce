/**
 * Node prints an error that nobody catches with all its fields, and standard error goes to a log. PostgreSQL quotes rows in
 * detail and context ("Failing row contains (…)").
 */
export function hideRows() {
  process.on("uncaughtExceptionMonitor", (error: Error & { detail?: unknown; where?: unknown }) => {
    delete error?.detail;
    delete error?.where;
  });
}
