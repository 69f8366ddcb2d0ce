import type { Sql } from "postgres";
import { actAs } from "../database/acting.ts";

/** Such functions do a thousand rows a call, so that nobody waits long for one, and tell how many they did. */
export async function runBatches(sql: Sql, name: string, signal: AbortSignal) {
  const batch = () =>
    actAs(sql, { role: "service_role" }, async (tx) => {
      const [row] = await tx<{ count: number | string }[]>`select ${tx.unsafe(name)}() as count`;
      return Number(row?.count ?? 0);
    });
  while (!signal.aborted && (await batch()) > 0);
}
