import { statementLimits } from "../../database/acting.ts";
import type { BatchPool } from "../../database/batch/batch-pool.ts";
import { readRow } from "../../database/batch/messages.ts";
import type { Caller } from "../caller.ts";
import { type Bound, type Given, quoteName } from "./statements/bindings.ts";
import type { Plan } from "./statements/plan.ts";

/** What the transaction is told about its request; policies and functions may read it. */
export type Setting = {
  caller: Caller;
  searchPath: string[];
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

const settings = `select set_config('search_path', $1, true), set_config('role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('statement_timeout', $4, true),
  set_config('request.method', $5, true), set_config('request.path', $6, true),
  set_config('request.headers', $7, true), set_config('request.cookies', $8, true),
  set_config('transaction_read_only', $9, true)`;

/**
 * How long one statement may take. Reading a table takes milliseconds; strangers, who write filters of their own, may not
 * hold a connection for longer than a page may take.
 */
const readingLimits: typeof statementLimits = { anon: "1s", authenticated: "3s", service_role: "8s" };

type Run = {
  plan: Plan;
  given: Given;
  isPrepared: boolean;
  /** Everything happens, and nothing of it stays. */
  isRolledBack: boolean;
  onStart?: (() => void) | undefined;
};

const plain = (text: string) => ({ text, parameters: [], isPrepared: false });
/** What was put off until the end must be seen to fail before it is undone. */
const rollback = [plain("set constraints all immediate"), plain("rollback")];

/** One transaction in one round trip; a statement that fails undoes it. */
export async function runPlan(batches: BatchPool, setting: Setting, run: Run) {
  const { plan, given, isPrepared, isRolledBack, onStart } = run;
  const { text, bindings, estimate } = plan;
  const statements = [
    { text: settings, parameters: settingValues(setting, plan), isPrepared: true },
    { text, parameters: bindAll(bindings, given), isPrepared },
    ...(estimate ? [{ text: estimate.text, parameters: bindAll(estimate.bindings, given), isPrepared: false }] : []),
  ];
  const all = isRolledBack ? [plain("begin"), ...statements, ...rollback] : statements;
  const results = (await batches.run(all, onStart)).slice(isRolledBack ? 1 : 0);
  if (plan.isExplained) return readExplained(results[1] ?? []);
  return readAnswer(results[1] ?? [], plan, results[2]);
}

function bindAll(bindings: Bound[], given: Given) {
  return bindings.map((bound) => (typeof bound === "string" ? bound : bound(given)));
}

function settingValues({ caller, searchPath, method, path, headers, cookies }: Setting, { isReadOnly, answer }: Plan) {
  const claims = JSON.stringify({ role: caller.role, ...caller.claims });
  const limits = answer.kind === "read" ? readingLimits : statementLimits;
  return [
    searchPath.map(quoteName).join(", "),
    caller.role,
    claims,
    limits[caller.role],
    method,
    path,
    headers,
    cookies,
    isReadOnly ? "on" : "off",
  ];
}

/** One line a row, or all of it in one. */
function readExplained(rows: Buffer[]): Answer {
  const lines = rows.map((row) => readRow(row)[0]?.toString() ?? "");
  const body = Buffer.from(lines.join("\n"));
  return { rows: 1, body, total: undefined, headers: undefined, status: undefined, updated: 0 };
}

function readAnswer(rows: Buffer[], { estimate }: Plan, explained: Buffer[] | undefined): Answer {
  const [row] = rows;
  // Only a statement that ran under another role answers nothing.
  if (!row) throw new Error("The statement lost its transaction");
  const [count, body, total, headers, status, updated] = readRow(row);
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

type Explained = [{ Plan: { "Plan Rows": number } }];

function estimated(exact: number | undefined, isOnlyBeyond: number | undefined, explained: Buffer[] | undefined) {
  const [row] = (explained ?? []).map(readRow);
  const planned = row?.[0] ? (JSON.parse(row[0].toString()) as Explained)[0].Plan["Plan Rows"] : 0;
  if (exact === undefined || isOnlyBeyond === undefined) return planned;
  return exact > isOnlyBeyond ? Math.max(planned, exact) : exact;
}
