import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { schemaSets } from "../database/database.ts";
import { migrate, requireKnownSchema } from "../database/migrations/migrations.ts";
import { StartError } from "../kernel/start-error.ts";
import { backupFolder } from "./backup.ts";
import {
  dropMistaken,
  eraseAgain,
  erasuresFile,
  gatherErasures,
  keepErasures,
  type Mistake,
  readErasures,
} from "./erasures.ts";

type Options = {
  /** Where another list lies, beside the one of DATA_DIR. */
  folder?: string | undefined;
  mistake?: Mistake | undefined;
};

/**
 * For a database that goes back to an earlier time by other means than ours, its server's own recovery or Supabase's. Before,
 * it completes the list of deletions by what the database knows; afterwards it deletes again what is on that list.
 */
export async function applyErasures(sql: Sql, config: Config, { folder, mistake }: Options) {
  if (folder) await requireList(folder);
  await keepErasures(await readErasures(sql), backupFolder(config), new Date());
  const lists = [...(folder ? [folder] : []), backupFolder(config)];
  const { erasures, spared } = await gatherErasures(lists, mistake);
  // It may have come back from before an upgrade, and a server must not start on it, and send its emails, before this.
  const sets = schemaSets(config);
  for (const set of sets) await requireKnownSchema(sql, set);
  for (const set of sets) await migrate(sql, set);
  const erased = await eraseAgain(sql, erasures);
  if (mistake && !config.rehearsal) await dropMistaken(lists, mistake);
  return { erased, spared };
}

/** A mistyped folder is no list without deletions. */
async function requireList(folder: string) {
  const path = join(folder, erasuresFile);
  await access(path).catch(() => {
    throw new StartError(`Não há ${erasuresFile} em ${folder}.`);
  });
}
