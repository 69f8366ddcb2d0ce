import type { Sql } from "postgres";

/** The periods of directory.retention() for TypeScript, in the words of the database: "90 days". */
export async function generateRetention(sql: Sql) {
  const rows = await sql<{ what: string; period: string }[]>`select what, period from directory.retention()`;
  const lines = rows.map(({ what, period }) => `  ${what}: "${period}",\n`);
  return `// Generated from directory.retention() by "npm run types".\n\nexport const retention = {\n${lines.join("")}} as const;\n`;
}
