import { type Config, readConfig } from "#server/config/config.ts";
import { reachDatabase } from "#server/database/reach-database.ts";
import { StartError } from "#server/kernel/start-error.ts";

/** The installation that a command is about: what `.env` and the environment say. */
export function readInstallation(): Config {
  try {
    process.loadEnvFile();
  } catch {
    // No .env file: everything has a default.
  }
  // A command needs nothing of what production asks for: mail and payments play no part.
  return readConfig({ ...process.env, DEMO: "1" });
}

type Sql = Awaited<ReturnType<typeof reachDatabase>>["sql"];

/** On its database, as the schema's owner, whether the server runs or not. */
export async function withDatabase(work: (sql: Sql) => Promise<unknown>) {
  const { sql, close } = await reachDatabase(readInstallation());
  try {
    const [schema] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as there`;
    if (!schema?.there) throw new StartError("Este banco ainda está vazio: inicie o servidor uma vez, que o prepara.");
    await work(sql);
  } finally {
    await close();
  }
}

/** What a person can put right is one line, without a stack. */
export async function runCommand(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
    if (!isPlain) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
