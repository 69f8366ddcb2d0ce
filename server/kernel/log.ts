import { hostname } from "node:os";
import pino from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output. Nothing that names a person goes in: no query, body, address or e-mail. */
export function createLog(level: string) {
  // Which of several processes, on which machine.
  const base = { instance: `${hostname()}-${process.pid}` };
  // Node's own stream: pino's would end the process with a full disk, or never let it end.
  process.stdout.off("error", loseLine).on("error", loseLine);
  const output = { write: (line: string) => void process.stdout.write(line) };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

const loseLine = () => {};

/** What may be told of an error: messages of the database can quote the data that caused them. */
export function describeError(thrown: unknown) {
  const error = thrown as Error | null | undefined;
  // Not by its class: pg-boss hands on copies of errors.
  if (typeof error?.message !== "string") return { error: typeof thrown };
  const { code } = error as NodeJS.ErrnoException;
  const stack = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  const message = error.name === "PostgresError" ? withoutValues(error) : error.message;
  return { error: error.name, code, message, stack };
}

/** Nouns before which a quoted word is a name of the schema's. */
const named = /\b(?:relation|table|column|constraint|function|type|schema|role|policy|index|sequence|view|trigger) $/;

/**
 * PostgreSQL's own sentences without what they quote: values stand behind a colon or in quotation marks. What SQL raises
 * itself may say anything, so nothing of it is kept.
 */
function withoutValues(error: Error) {
  const { code = "", routine } = error as { code?: string; routine?: string };
  if (!/^(?:[02345][0-9A-Z]|XX)[0-9A-Z]{3}$/.test(code) || !routine || routine === "exec_stmt_raise") return undefined;
  const [sentence = ""] = error.message.split(/: | at or near |\n/);
  return sentence.replace(/"[^"]*"?/g, (quoted, at: number) => (named.test(sentence.slice(0, at)) ? quoted : '"…"'));
}
