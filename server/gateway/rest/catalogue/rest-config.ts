import type { Sql, TransactionSql } from "postgres";

/** Whether a transaction is kept, and whether a caller may say otherwise with `Prefer: tx=`. */
type TransactionEnd = "commit" | "commit-allow-override" | "rollback" | "rollback-allow-override";

/** What an operator may set, by the names that PostgREST has for it. */
export type RestConfig = {
  /** Schemas that are shown; the first is the default. */
  schemas: string[];
  /** Where names are looked for after the request's own schema. */
  extraSearchPath: string[];
  maxRows: number;
  aggregates: boolean;
  /** How PostgreSQL would run a request, for the secret key only. */
  plans: boolean;
  txEnd: TransactionEnd;
};

/** Whether a request's transaction is undone, and whether the caller's wish for its end was followed. */
export function endOfTransaction({ txEnd }: RestConfig, { tx }: { tx?: "commit" | "rollback" }) {
  const isFollowed = tx !== undefined && txEnd.endsWith("-allow-override");
  return { isFollowed, isRolledBack: isFollowed ? tx === "rollback" : txEnd.startsWith("rollback") };
}

type Reader<Value> = (text: string) => Value | undefined;
type Setting<Name extends keyof RestConfig> = { field: Name; read: Reader<RestConfig[Name]>; form: string };

const settings: Record<string, { [Name in keyof RestConfig]: Setting<Name> }[keyof RestConfig]> = {
  db_schemas: { field: "schemas", read: readNames, form: "names of schemas, with commas between them" },
  db_extra_search_path: { field: "extraSearchPath", read: readNames, form: "names of schemas, with commas" },
  db_max_rows: { field: "maxRows", read: readCount, form: "a whole number above zero" },
  db_aggregates_enabled: { field: "aggregates", read: readSwitch, form: "true or false" },
  db_plan_enabled: { field: "plans", read: readSwitch, form: "true or false" },
  db_tx_end: {
    field: "txEnd",
    read: readTransactionEnd,
    form: "commit, commit-allow-override, rollback or rollback-allow-override",
  },
};

/** The settings that were given, and a sentence for each that makes no sense. `prefix` is how their names begin. */
export function parseRestConfig(given: Record<string, string | undefined>, prefix: string) {
  const config: Partial<RestConfig> = {};
  const nonsense: string[] = [];
  for (const [name, { field, read, form }] of Object.entries(settings)) {
    const written = prefix === prefix.toUpperCase() ? name.toUpperCase() : name;
    const text = given[`${prefix}${written}`]?.trim();
    if (!text) continue;
    const value = read(text);
    if (value === undefined) nonsense.push(`${prefix}${written} must be ${form}`);
    else Object.assign(config, { [field]: value });
  }
  return { config, nonsense };
}

/**
 * `alter role authenticator set pgrst.…`, of the login's own role and of that name; for this database before all, and the
 * own role's before the other's.
 */
export async function readConfigured(sql: Sql | TransactionSql) {
  const rows = await sql<{ setting: string }[]>`
    select unnest(s.setconfig) as setting
    from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where r.rolname in ('authenticator', session_user)
      and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    order by r.rolname = session_user, s.setdatabase <> 0`;
  const pairs = rows.map(({ setting }) => {
    const separator = setting.indexOf("=");
    return [setting.slice(0, separator).toLowerCase(), setting.slice(separator + 1)];
  });
  return parseRestConfig(Object.fromEntries(pairs), "pgrst.");
}

function readNames(text: string) {
  const names = text.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  return names.every((name) => name !== "" && name.length < 64) ? names : undefined;
}

function readCount(text: string) {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function readSwitch(text: string) {
  if (/^(?:true|on|yes|1)$/i.test(text)) return true;
  return /^(?:false|off|no|0)$/i.test(text) ? false : undefined;
}

function readTransactionEnd(text: string) {
  return /^(?:commit|rollback)(?:-allow-override)?$/.test(text) ? (text as TransactionEnd) : undefined;
}
