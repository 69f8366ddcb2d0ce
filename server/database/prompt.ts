import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Sql } from "postgres";

type Rows = Record<string, unknown>[] & { command?: string; count?: number | null };

/**
 * A prompt as psql's, for an installation that has none: statements over several lines up to a semicolon, and `\q`.
 * One session, so that `begin` lasts until `commit`.
 */
export async function runPrompt(sql: Sql, input: Readable, output: Writable) {
  const session = await sql.reserve();
  const lines = createInterface({ input, output });
  let isAsking = lines.terminal;
  lines.on("close", () => {
    isAsking = false;
  });
  const say = (text: string) => output.write(`${text}\n`);
  const ask = (isNew: boolean) => {
    if (!isAsking) return;
    lines.setPrompt(isNew ? "betesda=# " : "betesda-# ");
    lines.prompt();
  };
  let text = "";
  try {
    ask(true);
    for await (const line of lines) {
      if (line.trim() === "\\q") break;
      text = text ? `${text}\n${line}` : line;
      if (isWhole(text)) {
        await answer(text);
        text = "";
      }
      ask(text === "");
    }
  } finally {
    lines.close();
    session.release();
  }

  async function answer(statement: string) {
    try {
      const result = (await session.unsafe(statement).simple()) as unknown as Rows | Rows[];
      for (const rows of Array.isArray(result[0]) ? (result as Rows[]) : [result as Rows]) say(describe(rows));
    } catch (error) {
      const { message, detail, hint } = error as { message: string; detail?: string; hint?: string };
      say([`ERRO: ${message}`, detail, hint].filter(Boolean).join("\n"));
    }
  }
}

/** Ends with a semicolon that is not in a string, a comment or the body of a function. */
export function isWhole(text: string) {
  const rest = text.replace(/--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1/gm, "");
  return /;\s*$/.test(rest) && !/['"]|\/\*|\$\w*\$/.test(rest);
}

/** A table with a line for each row, or what the statement did. */
function describe(rows: Rows) {
  if (rows.length === 0 && rows.command !== "SELECT") return [rows.command, rows.count].filter(Boolean).join(" ");
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => (row[name] === null ? "" : write(row[name]))));
  const widths = names.map((name, at) => Math.max(name.length, ...cells.map((row) => String(row[at]).length)));
  const line = (row: string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(" | ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("-+-");
  const table = names.length > 0 ? [line(names), rule, ...cells.map(line)] : [];
  return [...table, `(${rows.length} ${rows.length === 1 ? "linha" : "linhas"})`].join("\n");
}

function write(value: unknown) {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
