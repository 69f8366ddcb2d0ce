/** What our SQL raises is written for people; PostgreSQL's own refusals are for the log. */
export function ownWords(error: unknown, codes: readonly string[] = ["23514", "P0002"]) {
  const { code = "", message, routine } = error as { code?: string; message?: string; routine?: string };
  return routine === "exec_stmt_raise" && codes.includes(code) ? message : undefined;
}
