import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";

/** What an operator wants to know at a glance; money and losses are those of the last thirty days. */
export type Figures = {
  trials: number;
  expired_trials: number;
  active: number;
  past_due: number;
  inactive: number;
  revenue_centavos: number;
  lost: number;
  churn: number;
  open_disputes: number;
  dead_events: number;
};

export async function readFigures(sql: Sql): Promise<Figures> {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ figures: Figures }[]>`select billing.figures() as figures`,
  );
  if (!row) throw new Error("a function without a table answers one row");
  return row.figures;
}
