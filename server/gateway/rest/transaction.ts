import type { Sql } from "postgres";
import type { Caller } from "../caller.ts";
import { sendTransaction, UnstartedTransaction } from "./pipeline.ts";
import type { Bound, Given } from "./statements/bindings.ts";
import type { Plan } from "./statements/plan.ts";

/** What the transaction is told about its request; policies and functions may read it. */
export type Setting = {
  caller: Caller;
  schema: string;
  method: string;
  path: string;
  headers: string;
  cookies: string;
};

/** The columns of the one row, as the wire has them. */
export type Answer = {
  rows: number;
  body: Buffer | null;
  total: number | undefined;
  headers: string | undefined;
  status: string | undefined;
  updated: number;
};

const timeouts = { anon: "3s", authenticated: "8s", service_role: "8s" } as const;

/** As a parameter whose type the statement decides; the driver leaves its text alone. */
const unknownType = 705;

const settings = `select set_config('search_path', $1, true), set_config('role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('statement_timeout', $4, true),
  set_config('request.method', $5, true), set_config('request.path', $6, true),
  set_config('request.headers', $7, true), set_config('request.cookies', $8, true)`;

/**
 * One transaction in one round trip, the commit included. A statement that fails turns that commit into a
 * rollback, so nothing needs to be decided in between.
 */
export async function runPlan(sql: Sql, setting: Setting, plan: Plan, given: Given, isPrepared: boolean) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(sql, setting, plan, given, isPrepared);
    } catch (error) {
      // At worst every connection of the pool is useless, and once more while it is being closed.
      if (attempt > 2 * sql.options.max || !(error instanceof UnstartedTransaction)) throw error;
    }
  }
}

async function runOnce(sql: Sql, setting: Setting, plan: Plan, given: Given, isPrepared: boolean) {
  // Before a connection is taken: a value that does not parse is answered without one.
  const parameters = bindAll(sql, plan.bindings, given);
  const estimate = plan.estimate && bindAll(sql, plan.estimate.bindings, given);
  const statements = [
    sql.unsafe(settings, settingValues(setting), { prepare: true }),
    sql.unsafe(plan.text, parameters, { prepare: isPrepared }).raw(),
    ...(plan.estimate ? [sql.unsafe(plan.estimate.text, estimate, { prepare: false })] : []),
    sql.unsafe("commit"),
  ];
  const begin = plan.isReadOnly ? "begin read only" : "begin read write";
  const [, , rows, explained] = await sendTransaction(sql, begin, statements as never[]);
  return readAnswer(rows as unknown as (Buffer | null)[][], plan, explained);
}

function bindAll(sql: Sql, bindings: Bound[], given: Given) {
  return bindings.map((bound) =>
    sql.typed((typeof bound === "string" ? bound : bound(given)) as never, unknownType),
  ) as never[];
}

function settingValues({ caller, schema, method, path, headers, cookies }: Setting) {
  const searchPath = `"${schema.replaceAll('"', '""')}", public, extensions`;
  const claims = JSON.stringify({ role: caller.role, ...caller.claims });
  return [searchPath, caller.role, claims, timeouts[caller.role], method, path, headers, cookies];
}

function readAnswer(rows: (Buffer | null)[][], { estimate }: Plan, explained: unknown): Answer {
  const [row] = rows;
  // Only a statement that ran under another role answers nothing.
  if (!row) throw new Error("The statement lost its transaction");
  const [count, body, total, headers, status, updated] = row;
  const exact = total ? Number(total.toString()) : undefined;
  return {
    rows: Number(count?.toString() ?? 0),
    body: body ?? null,
    total: estimate ? estimated(exact, estimate.isOnlyBeyond, explained) : exact,
    headers: headers?.toString() || undefined,
    status: status?.toString() || undefined,
    updated: Number(updated?.toString() ?? 0),
  };
}

type Explained = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }[];

function estimated(exact: number | undefined, isOnlyBeyond: number | undefined, explained: unknown) {
  const planned = (explained as Explained)[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  if (exact === undefined || isOnlyBeyond === undefined) return planned;
  return exact > isOnlyBeyond ? Math.max(planned, exact) : exact;
}
