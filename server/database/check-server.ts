import type { Sql } from "postgres";
import { StartError } from "../kernel/start-error.ts";

/** A PostgreSQL that answers and is new enough, or one line that names the setting. */
export async function checkServer(sql: Sql, setting = "DATABASE_URL") {
  const version = await serverVersion(sql, setting);
  if (version < 150_000)
    throw new StartError(`${setting} aponta para um PostgreSQL antigo: é preciso a versão 15 ou mais nova.`);
}

/** The same of the schema's owner: asked now, because halfway PostgreSQL's own refusal says neither which login nor why. */
export async function checkOwner(sql: Sql, setting: string) {
  await checkServer(sql, setting);
  const [row] = await sql`
    select session_user::text as name, case when to_regnamespace('supabase_migrations') is null
      then has_database_privilege(current_database(), 'CREATE')
      else has_schema_privilege('supabase_migrations', 'CREATE') end as may_migrate`;
  if (row?.may_migrate) return;
  const remedy =
    setting === "DATABASE_URL"
      ? "Ponha o dono do banco em MIGRATION_DATABASE_URL"
      : "Ponha nele o usuário que é dono do banco";
  throw new StartError(
    `O usuário de ${setting} (${row?.name}) não é o dono do banco e não pode criar nem mudar tabelas. ${remedy}: veja docs/operar.md, Banco de dados.`,
  );
}

async function serverVersion(sql: Sql, setting: string) {
  try {
    const [row] = await sql`select current_setting('server_version_num')::int as version`;
    return Number(row?.version);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The address holds a password: only the reason is shown.
    throw new StartError(
      `Não foi possível conectar ao banco de ${setting} (${code ?? message}). Confira endereço, usuário e senha.`,
    );
  }
}
