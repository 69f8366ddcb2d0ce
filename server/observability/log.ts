import { hostname } from "node:os";
import pino from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output. Nothing that names a person goes in: no query, body, address or e-mail. */
export function createLog(level: string) {
  // Which of several processes, on which machine.
  const base = { instance: `${hostname()}-${process.pid}` };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What may be told of an error: messages of the database can quote the data that caused them. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const stack = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  const isFromDatabase = error.name === "PostgresError";
  return { error: error.name, code, message: isFromDatabase ? undefined : error.message, stack };
}
