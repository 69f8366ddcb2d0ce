import type { ParameterOrJSON, Sql, TransactionSql } from "postgres";

/** On whose behalf a transaction runs: row-level security and grants decide what it may see and change. */
export type Actor = { role: "anon" | "authenticated" | "service_role"; claims?: Record<string, unknown> };

export const anon: Actor = { role: "anon" };

/** How long one statement of a request may take, as Supabase limits it: nobody waits longer for a page. */
export const statementLimits: Record<Actor["role"], string> = { anon: "3s", authenticated: "8s", service_role: "8s" };

/** One transaction under the actor's role; role and claims end with it. */
export function actAs<Result>(sql: Sql, actor: Actor, work: (tx: TransactionSql) => Promise<Result>) {
  return sql.begin(async (tx) => {
    const claims = JSON.stringify({ role: actor.role, ...actor.claims });
    // Sent at once, not awaited: queries of postgres.js start when somebody waits for them, and the first
    // statement of the work would overtake this one and run as the pool's own login.
    const setting = tx`
      select set_config('role', ${actor.role}, true), set_config('request.jwt.claims', ${claims}, true)
    `.execute();
    const [, result] = await Promise.all([setting, work(tx)]);
    return result;
  });
}

/** One statement under the actor's role, in the same round trip as the switch of role. */
export async function queryAs<Row extends object>(
  sql: Sql,
  actor: Actor,
  text: string,
  parameters: ParameterOrJSON<never>[] = [],
): Promise<Row[]> {
  const rows = await actAs(sql, actor, async (tx) => [
    ...(await tx.unsafe<Row[]>(text, parameters, { prepare: true })),
  ]);
  return rows as Row[];
}
