import type { Sql } from "postgres";
import { hasCode, StartError } from "../kernel/start-error.ts";
import { migrationLock } from "./migrations/migration-lock.ts";

/** Whom the running server acts as. */
const callers = ["anon", "authenticated", "service_role"];
/** Our gateway's own role besides; a Supabase project has its services elsewhere. */
export const actingRoles = ({ hasGateway }: { hasGateway: boolean }) =>
  hasGateway ? [...callers, "gateway"] : callers;

/** As the schema's owner: lets the server's login become those roles, so that an administrator has only to create it. */
export async function admitLogin(owner: Sql, login: Sql, roles: string[]) {
  const [theirs] = await login`select session_user::text as name, current_database() as database`;
  const [ours] = await owner`select current_database() as database`;
  if (theirs?.database !== ours?.database)
    throw new StartError(
      "DATABASE_URL e MIGRATION_DATABASE_URL apontam para bancos diferentes.",
      "DATABASE_URL and MIGRATION_DATABASE_URL are different databases.",
    );
  const name = String(theirs?.name);
  try {
    await owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${migrationLock})`;
      const missing = await tx<{ role: string }[]>`
        select role from unnest(${roles}::text[]) as role where not pg_has_role(${name}, role, 'MEMBER')`;
      for (const { role } of missing) await tx`grant ${tx(role)} to ${tx(name)}`;
    });
  } catch (error) {
    if (!hasCode(error, "42501", "42704")) throw error;
    const grant = `grant ${roles.join(", ")} to ${name}`;
    throw new StartError(
      `O usuário de DATABASE_URL não pode agir pelos papéis do servidor. Como administrador: ${grant};`,
      `The login of DATABASE_URL may not act as the server's roles. As an administrator: ${grant};`,
    );
  }
}

/** Whether a login could do more than act for callers: what it owns it can change, whatever grants and triggers say. */
export async function isMighty(login: Sql) {
  const [row] = await login`
    select rolsuper or rolcreaterole or rolbypassrls or exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'directory', 'auth', 'storage', 'realtime') and pg_has_role(c.relowner, 'MEMBER')
    ) as is_mighty from pg_roles where rolname = session_user`;
  return row?.is_mighty === true;
}
