import type { Sql } from "postgres";
import { StartError } from "../start-error.ts";

/** A table that is there while a restore has written its rows and not yet everything else. */
export const unfinishedRestore = "supabase_migrations.unfinished_restore";

export async function requireFinishedRestore(sql: Sql) {
  const [mark] = await sql`select to_regclass(${unfinishedRestore}) is not null as there`;
  if (mark?.there)
    throw new StartError(
      "Uma restauração parou no meio: o banco está escrito, mas faltam arquivos, chaves ou a última conferência. Rode de novo npm run restore com o mesmo backup.",
    );
}
