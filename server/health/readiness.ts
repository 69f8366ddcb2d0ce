import type { Database } from "../database/database.ts";
import { withTimeout } from "../database/database-away.ts";
import { type Health, partNames } from "./health.ts";

/** What a load balancer wants to know, and what fails by name: whoever reads it may be anybody, so nothing more. */
export async function readReadiness(database: Pick<Database, "isReady">, health: Health) {
  const [isDatabaseReady, found] = await Promise.all([
    withTimeout(database.isReady()).catch(() => false),
    health.findProblems(),
  ]);
  const problems = found.map(
    ({ part, isWrong }) => `${partNames[part]}: ${isWrong ? "configuração errada" : "com problemas"}`,
  );
  return {
    isReady: isDatabaseReady && !found.some(({ isUnready }) => isUnready),
    problems: isDatabaseReady ? problems : ["banco: não responde ou falta uma migração", ...problems],
  };
}
