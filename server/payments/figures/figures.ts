import type { Sql } from "postgres";
import type { BillingFigures } from "#app/features/operator/overview/overview.ts";
import { actAs } from "../../database/acting.ts";

export async function readFigures(sql: Sql): Promise<BillingFigures> {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ figures: BillingFigures }[]>`select billing.figures() as figures`,
  );
  if (!row) throw new Error("a function without a table answers one row");
  return row.figures;
}
