import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { runnerImport } from "vite";
import type { emails } from "#app/emails/emails.ts";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/database/database.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { paceOf } from "#server/jobs/define-job.ts";
import { generateRetention } from "../supabase/retention-periods.ts";
import { generateSchemaTypes } from "../supabase/schema-types.ts";
import { drawTables } from "../supabase/table-diagram.ts";

const root = join(import.meta.dirname, "..");

/** `npm run types`: writes the types, the periods and the picture of a database that was migrated just now, and the labels that operators read. */
const dataDir = await mkdtemp(join(tmpdir(), "betesda-types-"));
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
  onRestart() {},
  onGivenUp: console.error,
});
try {
  const sql = postgres({
    host: database.embedded?.socketFolder,
    user: "postgres",
    database: "postgres",
    max: 1,
  });
  const generated = {
    "server/database/schema.generated.ts": await generateSchemaTypes(sql),
    "app/features/privacy/retention.generated.ts": await generateRetention(sql),
    "docs/tables.md": await drawTables(sql),
    "app/features/operator/labels.generated.ts": await writeLabels(),
  };
  await sql.end();
  for (const [path, text] of Object.entries(generated)) await writeFile(join(root, path), text);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function writeLabels() {
  const { module } = await runnerImport<{ emails: typeof emails }>(join(root, "app/emails/emails.ts"), { root });
  const jobLabels = allJobs.map((job) => [job.name, { label: job.label, every: paceOf(job) }]);
  const emailLabels = module.emails.map(({ kind, label }) => [kind, label]);
  const write = (name: string, type: string, entries: unknown[][]) =>
    `export const ${name}: Record<string, ${type}> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
  return [
    "// Written by `npm run types` from the labels in `defineJob` and `defineEmail`.\n",
    write("jobLabels", '{ label: string; every?: "minute" | "hour" | "day" }', jobLabels),
    write("emailLabels", "string", emailLabels),
  ].join("\n");
}
