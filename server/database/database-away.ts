/** A connection that was there is gone, or says nothing any more. */
const lost = "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT ECONNRESET EPIPE ETIMEDOUT 57P01 57P02".split(" ");
/** There is none to be had just now, as the driver, the socket and PostgreSQL itself say it. */
const refused =
  "ECONNREFUSED EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN CONNECTION_ENDED 57P03 53100 53300 53400".split(" ");
const [lostCodes, awayCodes] = [new Set(lost), new Set([...lost, ...refused])];

export function isConnectionLost(error: unknown) {
  return lostCodes.has((error as { code?: string } | null)?.code ?? "");
}

/** Something that passes, and is nobody's error in the code. 08: connection exceptions. */
export function isDatabaseAway(error: unknown) {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // The database's socket; any other file that is missing is an error.
  if (code === "ENOENT") return syscall === "connect";
  return typeof code === "string" && (awayCodes.has(code) || /^08\w{3}$/.test(code));
}

/** PostgreSQL has ended a statement that took too long: the database is there, and busy. */
export const isDatabaseBusy = (error: unknown) => (error as { code?: unknown } | null)?.code === "57014";

/** PostgreSQL ends a visitor's question after three seconds: whoever has not heard by then will not. */
const patience = 8_000;

/** Fails as when the database is away also when it is silent: hung, or behind a cable that was pulled. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" }));
  const timer = setTimeout(giveUp, patience);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
