import type { Sql } from "postgres";
import { type Actor, statementLimits } from "../acting.ts";
import type { BatchPool } from "./batch-pool.ts";
import { type Column, readTexts } from "./messages.ts";

type Batches = Pick<BatchPool, "sql" | "run">;
type Value = string | number | null;
/** The driver's parsers, by type; one of an array starts behind its brace. */
type Parsers = Record<number, ((text: string) => unknown) & { array?: boolean }>;

const actAs = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('statement_timeout', $3, true)`;

/** One statement under the actor's role in one round trip, with values as the driver gives them. */
export async function queryInBatch<Row extends object>(
  batches: Batches,
  actor: Actor,
  text: string,
  parameters: Value[] = [],
): Promise<Row[]> {
  const [rows = []] = await runAll(batches, actor, [{ text, parameters }]);
  return rows as Row[];
}

type Asked = { text: string; parameters: Value[] };
type Waiting = Asked & { resolve(rows: object[]): void; reject(error: unknown): void };

/**
 * For one caller, such as a page: what is asked at the same moment goes in one round trip and one transaction. Each
 * trip costs both processes as much as a small statement does.
 */
export function gatherInBatch(batches: Batches, actor: Actor) {
  let waiting: Waiting[] = [];

  async function flush() {
    const asked = waiting;
    waiting = [];
    try {
      const found = await runAll(batches, actor, asked);
      for (const [index, { resolve }] of asked.entries()) resolve(found[index] ?? []);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return <Row extends object>(text: string, parameters: Value[] = []) =>
    new Promise<Row[]>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush());
      waiting.push({ text, parameters, resolve: resolve as Waiting["resolve"], reject });
    });
}

async function runAll(batches: Batches, { role, claims }: Actor, asked: Asked[]) {
  const [, ...found] = await batches.run([
    { text: actAs, parameters: [role, JSON.stringify({ role, ...claims }), statementLimits[role]], isPrepared: true },
    ...asked.map(({ text, parameters }) => ({
      text,
      parameters: parameters.map((value) => (value === null ? null : `${value}`)),
      isPrepared: true,
      isDescribed: true,
    })),
  ]);
  const parsers = parsersOf(batches.sql);
  return asked.map((_, index) => {
    const { columns = [] } = found[index] ?? {};
    return (found[index] ?? []).map((row) => toObject(row, columns, parsers));
  });
}

function parsersOf(sql: Sql) {
  return (sql.options as unknown as { parsers: Parsers }).parsers;
}

function toObject(row: Buffer, columns: Column[], parsers: Parsers) {
  const texts = readTexts(row);
  const object: Record<string, unknown> = {};
  for (const [index, { name, type }] of columns.entries()) {
    const text = texts[index] ?? null;
    object[name] = text === null ? null : parse(text, parsers[type]);
  }
  return object;
}

function parse(text: string, parser: Parsers[number] | undefined) {
  if (!parser) return text;
  return parser(parser.array ? text.slice(1) : text);
}
