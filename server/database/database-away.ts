/** What the driver, the socket and PostgreSQL itself say when there is no database to talk to, or not just now. */
const codes = new Set(
  `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN CONNECTION_CLOSED
   CONNECTION_ENDED CONNECTION_DESTROYED CONNECT_TIMEOUT 57P01 57P02 57P03 53300 53400`.split(/\s+/),
);

/** Something that passes, and is nobody's fault in the code. 08: connection exceptions. */
export function isDatabaseAway(error: unknown) {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // The database's socket; any other file that is missing is a fault.
  if (code === "ENOENT") return syscall === "connect";
  return typeof code === "string" && (codes.has(code) || /^08\w{3}$/.test(code));
}
