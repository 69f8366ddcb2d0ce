import type { Sql } from "postgres";
import { StartError } from "../kernel/start-error.ts";

/** A table that is there while a restore has written its rows and not yet everything else. */
export const unfinishedRestore = "supabase_migrations.unfinished_restore";

export async function requireFinishedRestore(sql: Sql, isRehearsal = false) {
  const [found] = await sql`
    select to_regclass(${unfinishedRestore}) is not null as unfinished,
      to_regclass('supabase_migrations.schema_migrations') is null as empty`;
  const command = isRehearsal ? "REHEARSAL=1 npm run restore" : "npm run restore";
  if (found?.unfinished)
    throw new StartError(
      `Uma restauração parou no meio: o banco está escrito, mas faltam arquivos, chaves ou a última conferência. Rode de novo ${command} com o mesmo backup.`,
    );
  // A rehearsal of nothing would be a site without anybody, which is no answer to whether the backup is good.
  if (isRehearsal && found?.empty)
    throw new StartError(
      `Não há o que ensaiar: nenhuma restauração encheu esta cópia. Rode antes ${command} -- <backup>.`,
    );
}
