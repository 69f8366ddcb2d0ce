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

/** PostgreSQL ends a visitor's question after three seconds: whoever has not heard by then will not. */
const patience = 8_000;

/** Fails as when the database is away also when it is silent: hung, or behind a cable that was pulled. */
export async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" }));
  const timer = setTimeout(giveUp, patience);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
