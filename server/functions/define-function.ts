import type { Sql } from "postgres";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { actAs } from "../database/acting.ts";
import type { Caller } from "../gateway/caller.ts";
import type { Jobs } from "../kernel/jobs.ts";
import type { Log } from "../kernel/log.ts";

/** What a function may use. It has more rights than its caller, and decides itself what the caller may do with them. */
export type FunctionDeps = {
  /** The shared pool: `actAs(sql, caller, …)` with the caller's rights, `actAs(sql, { role: "service_role" }, …)` with all. */
  sql: Sql;
  config: Config;
  log: Log;
  jobs: Jobs;
  /** The address that visitors use. */
  publicUrl: string;
};

export type ProductFunction = (request: Request, caller: Caller, deps: FunctionDeps) => Promise<Response> | Response;

/** A refusal in words for the person: answered as `{ message }` with the status. */
export class FunctionError extends Error {
  override name = "FunctionError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The body by the schema, or a refusal that says what is wrong. An empty body counts as `{}`. */
export async function readInput<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text();
  const result = schema.safeParse(parseJson(text || "{}"));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.length ? ` (${issue.path.join(".")})` : "";
  throw new FunctionError(400, `Os dados enviados não estão certos${where}.`);
}

/** The account of a signed-in caller. */
export function requireAccount({ role, claims }: Caller) {
  const id = z.uuid().safeParse(claims.sub);
  if (role !== "authenticated" || !id.success) throw new FunctionError(401, "Entre na sua conta para continuar.");
  return id.data;
}

/** The owner's account, and what they ask for. Asked in this order: whoever sends a body slowly may lose the session meanwhile. */
export async function readFromOwner<Schema extends z.ZodType>(
  request: Request,
  caller: Caller,
  deps: Pick<FunctionDeps, "sql">,
  schema: Schema,
) {
  requireAccount(caller);
  const given = await readInput(request, schema);
  return { account: await requireOwner(caller, deps), given };
}

/**
 * The account of a caller whose session still lives and who gave the second factor, where there is one: for deeds that a
 * stolen password or an old token must not be enough for.
 */
async function requireOwner(caller: Caller, { sql }: Pick<FunctionDeps, "sql">) {
  const account = requireAccount(caller);
  const [row] = await actAs(sql, caller, (tx) => tx<{ is: boolean }[]>`select directory.has_live_session() as is`);
  if (!row?.is) throw new FunctionError(403, "Entre de novo na sua conta para continuar.");
  return account;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FunctionError(400, "Os dados enviados não estão certos.");
  }
}
